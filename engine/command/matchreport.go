package command

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"path/filepath"
	"time"

	"ninefold/engine/atomicfile"
	"ninefold/engine/match"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// matchReport is a match as JSON.
type matchReport struct {
	Rules    string         `json:"rules"`
	Seed     uint64         `json:"seed"`
	Games    int            `json:"games"`
	Wins     int            `json:"wins"` // of the first player
	Draws    int            `json:"draws"`
	Losses   int            `json:"losses"`
	Pairs    [5]int         `json:"pairs"` // pairs of games with 0, ½, 1, 1½ and 2 points
	Score    float64        `json:"score"` // 0 to 1
	Interval [2]float64     `json:"interval"`
	Elo      *float64       `json:"elo,omitempty"` // not there when it is infinite
	Players  []playerReport `json:"players"`
	SPRT     *sprtReport    `json:"sprt,omitempty"`
}

type playerReport struct {
	Name   string         `json:"name"`
	Time   float64        `json:"seconds_a_move"`   // 0 when it made none
	Faults map[string]int `json:"faults,omitempty"` // games lost otherwise than on the board
}

type sprtReport struct {
	Elo0    float64 `json:"elo0"`
	Elo1    float64 `json:"elo1"`
	Ratio   float64 `json:"log_likelihood_ratio"`
	Verdict string  `json:"verdict"` // elo0, elo1 or undecided
}

func newMatchReport(contestants [2]match.Contestant, m *matchOptions, r *match.Result) *matchReport {
	s := r.Score
	low, high := s.Interval()
	report := &matchReport{
		Rules: m.rules.String(), Seed: *m.seed,
		Games: s.Games(), Wins: s.Wins, Draws: s.Draws, Losses: s.Losses, Pairs: s.Pairs,
		Score: s.Share(), Interval: [2]float64{low, high},
	}
	if elo := match.Elo(s.Share()); !math.IsInf(elo, 0) {
		report.Elo = &elo
	}
	for i, c := range contestants {
		player := playerReport{Name: c.Name(), Time: r.Time[i].Seconds() / float64(max(1, r.Moves[i]))}
		for kind, n := range r.Faults[i] {
			if n > 0 {
				if player.Faults == nil {
					player.Faults = map[string]int{}
				}
				player.Faults[match.FaultKind(kind).String()] = n
			}
		}
		report.Players = append(report.Players, player)
	}
	if test := *m.test; test != nil {
		verdict := map[match.Verdict]string{match.AcceptH0: "elo0", match.AcceptH1: "elo1", match.Undecided: "undecided"}
		report.SPRT = &sprtReport{test.Elo0, test.Elo1, test.Ratio(s), verdict[test.Verdict(s)]}
	}
	return report
}

func (r *matchReport) writeJSON(out io.Writer) { json.NewEncoder(out).Encode(r) }

func (r *matchReport) write(out io.Writer) {
	fmt.Fprintf(out, "%s against %s, %s rules, %s: %s, %s, %s\n", r.Players[0].Name, r.Players[1].Name, r.Rules,
		count(r.Games, "game", "games"), count(r.Wins, "win", "wins"), count(r.Draws, "draw", "draws"),
		count(r.Losses, "loss", "losses"))
	fmt.Fprintf(out, "score %.1f %%, 95 %% interval %.1f to %.1f %%\n", 100*r.Score, 100*r.Interval[0], 100*r.Interval[1])
	fmt.Fprintf(out, "Elo %s, 95 %% interval %s to %s\n", elo(r.Score), elo(r.Interval[0]), elo(r.Interval[1]))
	for _, p := range r.Players {
		took := "no moves"
		if p.Time > 0 {
			took = fmt.Sprintf("%v a move", time.Duration(p.Time*float64(time.Second)).Round(10*time.Microsecond))
		}
		fmt.Fprintf(out, "%s: %s", p.Name, took)
		for kind := range match.FaultKind(match.FaultKinds) {
			if n := p.Faults[kind.String()]; n > 0 {
				fmt.Fprintf(out, ", %s by %v", count(n, "loss", "losses"), kind)
			}
		}
		fmt.Fprintln(out)
	}
	if t := r.SPRT; t != nil {
		verdict := "undecided"
		switch t.Verdict {
		case "elo0":
			verdict = fmt.Sprintf("it is %g", t.Elo0)
		case "elo1":
			verdict = fmt.Sprintf("it is %g", t.Elo1)
		}
		fmt.Fprintf(out, "test of %g against %g Elo: %s, log-likelihood ratio %.2f\n", t.Elo0, t.Elo1, verdict, t.Ratio)
	}
}

// elo is the difference in Elo that a score stands for, in words.
func elo(score float64) string {
	switch score {
	case 0:
		return "-∞"
	case 1:
		return "+∞"
	}
	return fmt.Sprintf("%+.0f", match.Elo(score)+0) // +0 makes -0 a 0
}

// writeRecord writes a game into a directory. What programs said of their moves, and the time these took, are comments.
func writeRecord(dir string, contestants [2]match.Contestant, p *match.Played) error {
	r := record.Record{Game: tictactoe.NewGame(p.Rules)}
	r.SetTag("X", p.X)
	r.SetTag("O", p.O)
	r.SetTag("Result", map[tictactoe.Mark]string{tictactoe.X: "1-0", tictactoe.O: "0-1", tictactoe.Empty: "1/2-1/2"}[p.Winner])
	for i, m := range p.Moves {
		if err := r.Game.Play(m.Cell); err != nil {
			return err
		}
		if _, ok := contestants[p.Player(i)].(match.Program); ok {
			r.Game.SetComment(r.Game.Current(), m.Comment())
		}
	}
	if p.Fault != nil {
		loses := fmt.Sprintf("%v loses: %v", p.Winner.Other(), p.Fault)
		r.SetTag("Termination", loses)
		addComment(r.Game, loses+" "+p.Failed.Comment())
	}
	return atomicfile.WriteFile(filepath.Join(dir, fmt.Sprintf("%04d.ninefold", p.Number+1)), record.Append(nil, &r))
}

// addComment adds lines to the comment of the last step.
func addComment(g *tictactoe.Game, lines string) {
	if before := g.Now().Comment; before != "" {
		lines = before + "\n" + lines
	}
	g.SetComment(g.Current(), lines)
}
