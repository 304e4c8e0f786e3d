package command

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math"
	"path/filepath"

	"ninefold/engine/atomicfile"
	"ninefold/engine/locale"
	"ninefold/engine/match"
	"ninefold/engine/notation/record"
)

// matchReport is a match as JSON, with the names of a test's JSON for the same things.
type matchReport struct {
	Event    string         `json:"event"` // "end"
	Rules    string         `json:"rules"`
	Seed     uint64         `json:"seed"`
	Games    int            `json:"games"`
	Stopped  bool           `json:"stopped"` // before all games were played
	Wins     int            `json:"wins"`    // of the first player
	Draws    int            `json:"draws"`
	Losses   int            `json:"losses"`
	Score    float64        `json:"score"` // 0 to 1
	Interval [2]float64     `json:"interval"`
	Elo      *float64       `json:"elo,omitempty"` // left out if it is infinite
	Pairs    [5]int         `json:"pairs"`         // pairs of games with 0, ½, 1, 1½ and 2 points
	Unpaired int            `json:"leftPairs"`
	Repeated int            `json:"repeatedPairs"`
	Limits   *limitsReport  `json:"limits,omitempty"`
	Players  []playerReport `json:"players"`
	SPRT     *sprtReport    `json:"sprt,omitempty"`
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
	WallMs  float64       `json:"wallMs"`                    // for a move; 0 if it made none
	Late    int           `json:"late"`                      // number of moves
	Ignores bool          `json:"ignoresOpenings,omitempty"` // so that there were no openings
	Left    int           `json:"leftOpenings,omitempty"`    // number of games
	Lost    []faultReport `json:"faults,omitempty"`
}

// faultReport counts games that were lost other than on the board.
type faultReport struct {
	Kind    string `json:"kind"`
	Games   int    `json:"games"`
	Game    int    `json:"game"`    // the number of the first, from 1, as in the records' names
	Message string `json:"message"` // what the player did in that game
}

type sprtReport struct {
	Elo0    float64 `json:"elo0"`
	Elo1    float64 `json:"elo1"`
	Ratio   float64 `json:"logLikelihoodRatio"`
	Verdict string  `json:"verdict"` // elo0, elo1 or undecided
}

func newMatchReport(m *played) *matchReport {
	r, s := &m.result, m.result.Score
	low, high := s.Interval()
	report := &matchReport{
		Event: "end", Rules: m.Rules.String(), Seed: m.Seed, Stopped: m.stopped,
		Games: s.Games(), Wins: s.Wins, Draws: s.Draws, Losses: s.Losses, Pairs: s.Pairs,
		Unpaired: r.Unpaired, Repeated: r.Repeated, Score: s.Share(), Interval: [2]float64{low, high},
	}
	if elo := match.Elo(s.Share()); !math.IsInf(elo, 0) {
		report.Elo = &elo
	}
	if m.limited() {
		t := m.Times
		report.Limits = &limitsReport{milliseconds(t.Other.Time), milliseconds(t.Other.Margin),
			milliseconds(t.First.Time), milliseconds(t.First.Margin)}
	}
	for i, c := range m.contestants {
		player := playerReport{Name: c.Name(), WallMs: milliseconds(r.MoveTime(i)), Late: r.Late[i],
			Ignores: r.Ignores[i], Left: r.LeftOpening[i]}
		for kind, lost := range r.Lost[i] {
			if lost.Games > 0 {
				player.Lost = append(player.Lost, faultReport{
					match.FaultKind(kind).String(), lost.Games, lost.Game + 1, lost.First.Error(),
				})
			}
		}
		report.Players = append(report.Players, player)
	}
	if t := m.Test; t != nil {
		report.SPRT = &sprtReport{t.Elo0, t.Elo1, t.Ratio(s), t.Verdict(s).String()}
	}
	return report
}

// played is a match that was played, to its end or until it was stopped.
type played struct {
	match.Options
	contestants [2]match.Contestant
	result      match.Result
	stopped     bool
}

// limited reports whether a contestant is a program.
func (m *played) limited() bool {
	for _, c := range m.contestants {
		if _, ok := c.(match.Program); ok {
			return true
		}
	}
	return false
}

func (m *played) writeJSON(out io.Writer) { json.NewEncoder(out).Encode(newMatchReport(m)) }

func (m *played) write(out io.Writer, words *locale.Words) {
	say := func(key string, args locale.Args) { fmt.Fprintln(out, words.Text(key, args)) }
	s, names := m.result.Score, [2]string{m.contestants[0].Name(), m.contestants[1].Name()}
	score := locale.Args{"First": names[0], "Second": names[1], "Rules": words.Text("rules." + m.Rules.String()),
		"Games": words.Amount("games", s.Games())}
	maps.Copy(score, words.Tally(s))
	say("match.score", score)
	low, high := s.Interval()
	say("match.share", locale.Args{"Share": percent(s.Share()), "Low": percent(low), "High": percent(high)})
	say("match.elo", locale.Args{"Elo": words.Elo(s.Share()), "Low": words.Elo(low), "High": words.Elo(high)})
	if t := m.Times; m.limited() {
		say("match.limits", locale.Args{"Time": t.Other.Time, "Margin": t.Other.Margin,
			"FirstTime": t.First.Time, "FirstMargin": t.First.Margin})
	}
	var lines []string
	for i, name := range names {
		took := words.Text("match.player", locale.Args{"Name": name, "Took": words.MoveTime(&m.result, i)})
		lines = append(append(lines, took), words.Faults(&m.result, i, name)...)
	}
	lines = append(lines, words.Pairs(&m.result, names)...)
	if m.Test != nil {
		lines = append(lines, words.SPRT(m.Test, s))
	}
	for _, line := range lines {
		fmt.Fprintln(out, line)
	}
}

func percent(share float64) string { return fmt.Sprintf("%.1f", 100*share) }

// writeRecord writes a game into a folder.
func writeRecord(dir string, p *match.Played) error {
	r := p.Record()
	return atomicfile.WriteFile(filepath.Join(dir, fmt.Sprintf("%04d.ninefold", p.Number+1)), record.Append(nil, &r))
}
