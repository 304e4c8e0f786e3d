package command

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"path/filepath"
	"time"

	"ninefold/engine/atomicfile"
	"ninefold/engine/locale"
	"ninefold/engine/match"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// matchReport is a match as JSON, with the names of a test's JSON where it says the same.
type matchReport struct {
	Event    string         `json:"event"` // "end"
	Rules    string         `json:"rules"`
	Seed     uint64         `json:"seed"`
	Games    int            `json:"games"`
	Stopped  bool           `json:"stopped"` // before all was done
	Wins     int            `json:"wins"`    // of the first player
	Draws    int            `json:"draws"`
	Losses   int            `json:"losses"`
	Score    float64        `json:"score"` // 0 to 1
	Interval [2]float64     `json:"interval"`
	Elo      *float64       `json:"elo,omitempty"` // not there when it is infinite
	Pairs    [5]int         `json:"pairs"`         // pairs of games with 0, ½, 1, 1½ and 2 points
	Unpaired int            `json:"leftPairs"`
	Repeated int            `json:"repeatedPairs"`
	Limits   *limitsReport  `json:"limits,omitempty"`
	Players  []playerReport `json:"players"`
	SPRT     *sprtReport    `json:"sprt,omitempty"`

	limits match.Times
}

// limitsReport is the programs' time for a move.
type limitsReport struct {
	TimeMs        float64 `json:"timeMs"`
	MarginMs      float64 `json:"marginMs"`
	FirstTimeMs   float64 `json:"firstTimeMs"`
	FirstMarginMs float64 `json:"firstMarginMs"`
}

type playerReport struct {
	Name    string        `json:"name"`
	WallMs  float64       `json:"wallMs"`                    // for a move; 0 when it made none
	Late    int           `json:"late"`                      // moves
	Ignores bool          `json:"ignoresOpenings,omitempty"` // so that there were none
	Left    int           `json:"leftOpenings,omitempty"`    // games
	Lost    []faultReport `json:"faults,omitempty"`

	took time.Duration // for a move
}

// faultReport counts games that were lost otherwise than on the board.
type faultReport struct {
	Kind    string `json:"kind"`
	Games   int    `json:"games"`
	Game    int    `json:"game"`    // the number of the first, from 1 on, as the records are called
	Message string `json:"message"` // what the player did in that

	fault *match.Fault
}

type sprtReport struct {
	Elo0    float64 `json:"elo0"`
	Elo1    float64 `json:"elo1"`
	Ratio   float64 `json:"logLikelihoodRatio"`
	Verdict string  `json:"verdict"` // elo0, elo1 or undecided
}

func newMatchReport(contestants [2]match.Contestant, m *matchOptions, r *match.Result) *matchReport {
	s := r.Score
	low, high := s.Interval()
	report := &matchReport{
		Event: "end", Rules: m.rules.String(), Seed: *m.seed,
		Games: s.Games(), Wins: s.Wins, Draws: s.Draws, Losses: s.Losses, Pairs: s.Pairs,
		Unpaired: r.Unpaired, Repeated: r.Repeated, Score: s.Share(), Interval: [2]float64{low, high},
	}
	if elo := match.Elo(s.Share()); !math.IsInf(elo, 0) {
		report.Elo = &elo
	}
	for i, c := range contestants {
		if _, ok := c.(match.Program); ok {
			times := m.options().Times
			report.limits = times
			report.Limits = &limitsReport{milliseconds(times.Other.Time), milliseconds(times.Other.Margin),
				milliseconds(times.First.Time), milliseconds(times.First.Margin)}
		}
		took := r.Time[i] / time.Duration(max(1, r.Moves[i]))
		player := playerReport{Name: c.Name(), WallMs: milliseconds(took), Late: r.Late[i],
			Ignores: r.Ignores[i] && *m.openings > 0, Left: r.LeftOpening[i], took: took}
		for kind, lost := range r.Lost[i] {
			if lost.Games > 0 {
				fault := faultReport{match.FaultKind(kind).String(), lost.Games, lost.Game + 1,
					lost.First.Error(), lost.First}
				player.Lost = append(player.Lost, fault)
			}
		}
		report.Players = append(report.Players, player)
	}
	if test := *m.test; test != nil {
		verdict := map[match.Verdict]string{
			match.AcceptH0: "elo0", match.AcceptH1: "elo1", match.Undecided: "undecided",
		}
		report.SPRT = &sprtReport{test.Elo0, test.Elo1, test.Ratio(s), verdict[test.Verdict(s)]}
	}
	return report
}

func (r *matchReport) writeJSON(out io.Writer) { json.NewEncoder(out).Encode(r) }

func (r *matchReport) write(out io.Writer, words *locale.Words) {
	say := func(key string, args locale.Args) { fmt.Fprintln(out, words.Text(key, args)) }
	say("match.score", locale.Args{
		"First": r.Players[0].Name, "Second": r.Players[1].Name, "Rules": words.Text("rules." + r.Rules),
		"Games": words.Amount("games", r.Games), "Wins": words.Amount("wins", r.Wins),
		"Draws": words.Amount("draws", r.Draws), "Losses": words.Amount("losses", r.Losses),
	})
	low, high := r.Interval[0], r.Interval[1]
	say("match.share", locale.Args{"Share": percent(r.Score), "Low": percent(low), "High": percent(high)})
	say("match.elo", locale.Args{"Elo": elo(r.Score), "Low": elo(low), "High": elo(high)})
	if l := r.limits; r.Limits != nil {
		say("match.limits", locale.Args{"Time": l.Other.Time, "Margin": l.Other.Margin,
			"FirstTime": l.First.Time, "FirstMargin": l.First.Margin})
	}
	for i := range r.Players {
		r.Players[i].write(say, words)
	}
	r.writePairs(say, words)
	if t := r.SPRT; t != nil {
		args := locale.Args{"Elo0": t.Elo0, "Elo1": t.Elo1, "Ratio": fmt.Sprintf("%.2f", rounded(t.Ratio, 100))}
		args["Verdict"] = words.Text("match.sprt."+t.Verdict, args)
		say("match.sprt", args)
	}
}

// write tells how long a player took and which games it lost otherwise than on the board.
func (p *playerReport) write(say func(string, locale.Args), words *locale.Words) {
	took := words.Text("match.noMoves")
	if p.took > 0 {
		took = words.Text("match.aMove", locale.Args{"Time": p.took.Round(10 * time.Microsecond)})
	}
	if p.Late > 0 {
		took += words.Text("match.late", locale.Args{"Late": p.Late})
	}
	say("match.player", locale.Args{"Name": p.Name, "Took": took})
	for _, f := range p.Lost {
		key, what := "match.lostOne", words.Fault(f.fault, p.Name)
		if f.Games > 1 {
			key = "match.lost"
		}
		say(key, locale.Args{"Games": words.Amount("games", f.Games), "What": what, "Game": f.Game})
	}
}

// writePairs tells which pairs of games do not count.
func (r *matchReport) writePairs(say func(string, locale.Args), words *locale.Words) {
	for _, p := range r.Players {
		if p.Ignores {
			say("match.ignores", locale.Args{"Name": p.Name})
		}
		if p.Left > 0 {
			say("match.left", locale.Args{"Name": p.Name, "Games": words.Amount("games", p.Left)})
		}
	}
	if r.Unpaired > 0 {
		say("match.unpaired", locale.Args{"Pairs": words.Amount("pairs", r.Unpaired)})
	}
	if r.Repeated > 0 {
		say("match.repeated", locale.Args{"Pairs": words.Amount("pairs", r.Repeated)})
	}
}

func percent(share float64) string { return fmt.Sprintf("%.1f", 100*share) }

// elo returns the difference in Elo of a score.
func elo(score float64) string {
	switch score {
	case 0:
		return "-∞"
	case 1:
		return "+∞"
	}
	return fmt.Sprintf("%+.0f", rounded(match.Elo(score), 1))
}

// rounded rounds a number to a share of 1, and never returns -0.
func rounded(x, parts float64) float64 {
	return math.Round(x*parts)/parts + 0
}

// writeRecord writes a game into a folder. Programs' remarks and the time of their moves become comments.
func writeRecord(dir string, contestants [2]match.Contestant, p *match.Played) error {
	r := record.Record{Game: tictactoe.NewGame(p.Rules)}
	r.SetTag("X", p.X)
	r.SetTag("O", p.O)
	r.SetTag("Result", [...]string{tictactoe.X: "1-0", tictactoe.O: "0-1", tictactoe.Empty: "1/2-1/2"}[p.Winner])
	for i, m := range p.Moves {
		if err := r.Game.Play(m.Cell); err != nil {
			return err
		}
		if _, ok := contestants[p.Player(i)].(match.Program); ok {
			r.Game.SetComment(r.Game.Current(), m.Comment())
		}
	}
	if p.Fault != nil {
		lost := fmt.Sprintf("%v %v", p.Winner.Other(), p.Fault)
		r.SetTag("Termination", lost)
		addComment(r.Game, lost+" "+p.Failed.Comment())
	}
	return atomicfile.WriteFile(filepath.Join(dir, fmt.Sprintf("%04d.ninefold", p.Number+1)), record.Append(nil, &r))
}

func addComment(g *tictactoe.Game, lines string) {
	if before := g.Now().Comment; before != "" {
		lines = before + "\n" + lines
	}
	g.SetComment(g.Current(), lines)
}
