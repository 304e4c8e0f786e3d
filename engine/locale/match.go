package locale

import (
	"fmt"
	"math"
	"strings"
	"time"

	"ninefold/engine/tictactoe/match"
	"ninefold/engine/tictactoe/rating"
)

// Elo returns the difference in strength, in Elo, at which a share of the points, 0..1, is expected.
func (*Words) Elo(share float64) string {
	elo := fmt.Sprintf("%+.0f", math.Round(rating.Difference(share))+0) // +0 makes -0 a 0
	return strings.Replace(elo, "Inf", "∞", 1)
}

// Tally returns the placeholders' values for the games that the first player of a match has won, drawn and lost.
func (w *Words) Tally(s match.Score) Args {
	return Args{"Wins": w.Amount("wins", s.Wins), "Draws": w.Amount("draws", s.Draws),
		"Losses": w.Amount("losses", s.Losses)}
}

// MoveTime tells how long a contestant of a match took for a move, and how many moves came late.
func (w *Words) MoveTime(r *match.Summary, contestant int) string {
	took := w.Text("match.noMoves")
	if d := r.MoveTime(contestant); d > 0 {
		took = w.Text("match.aMove", Args{"Time": d.Round(10 * time.Microsecond)})
	}
	late := r.Late[contestant]
	return took + w.when(late > 0, "match.late", Args{"Late": late})
}

// Faults tells how many games a contestant of a match has lost by faults, not on the board: a line for each kind.
func (w *Words) Faults(r *match.Summary, contestant int, name string) (lines []string) {
	for _, lost := range r.Lost[contestant] {
		if lost.Games == 0 {
			continue
		}
		lines = append(lines, w.Text("match.lost", Args{"N": lost.Games, "Games": w.Amount("games", lost.Games),
			"What": lost.First.Told(name), "Game": lost.Game + 1}))
	}
	return lines
}

// Pairs tells which pairs of games of a match do not count, and why: a line for each reason.
func (w *Words) Pairs(r *match.Summary, names [2]string) (lines []string) {
	for i, name := range names {
		left := r.LeftOpening[i]
		lines = append(lines, w.when(r.Ignores[i], "match.ignores", Args{"Name": name}),
			w.when(left > 0, "match.left", Args{"Name": name, "Games": w.Amount("games", left)}))
	}
	return some(append(lines,
		w.when(r.Unpaired > 0, "match.unpaired", Args{"Pairs": w.Amount("pairs", r.Unpaired)}),
		w.when(r.Repeated > 0, "match.repeated", Args{"Pairs": w.Amount("pairs", r.Repeated)})))
}

// SPRT tells the decision of a match's test.
func (w *Words) SPRT(t *match.SPRT, s match.Score) string {
	args := Args{"Elo0": t.Elo0, "Elo1": t.Elo1, "Ratio": fmt.Sprintf("%.2f", math.Round(t.Ratio(s)*100)/100+0)}
	args["Verdict"] = w.Text("match.sprt."+t.Decision(s).String(), args)
	return w.Text("match.sprt", args)
}

// TimeLeft estimates the rest of some work: if done of its total parts took the time took, the others take as long
// each. It is in seconds, or from two minutes on in minutes.
func (w *Words) TimeLeft(took time.Duration, done, total int) string {
	seconds := took.Seconds() / float64(max(1, done)) * float64(total-done)
	if seconds >= 120 {
		return w.Text("test.minutes", Args{"N": int(math.Ceil(seconds / 60))})
	}
	return w.Text("test.seconds", Args{"N": int(math.Ceil(seconds))})
}
