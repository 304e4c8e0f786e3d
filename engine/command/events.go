package command

import (
	"encoding/json"
	"math"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/judge"
	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/locale"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
	"ninefold/engine/tictactoe/rating"
	"ninefold/engine/tictactoe/search"
)

// jsonReport reports a test in lines of JSON: a "result" for each case, then perhaps the "smallest" failing case, then
// the "end". Of several solutions it reports a "solution" for each, then the "end". It is always in English.
type jsonReport struct{ encoder *json.Encoder }

// resultEvent is the result of a solution on a case. It has the texts if the solution failed.
type resultEvent struct {
	Event   string  `json:"event"` // "result" or "smallest"
	Case    int     `json:"case"`  // its number, from 1; the smallest has the number of the case that it was made of
	Name    string  `json:"name"`
	Verdict string  `json:"verdict"`
	Failed  bool    `json:"failed"`
	CPUMs   float64 `json:"cpuMs"`
	WallMs  float64 `json:"wallMs"`
	Memory  int64   `json:"memory,omitempty"` // bytes; left out if it could not be measured

	Status  *int   `json:"status,omitempty"`  // the exit status, if the program ended by itself
	Message string `json:"message,omitempty"` // the fault, or that white space differs
	Line    int    `json:"line,omitempty"`    // the line of the output with the fault
	Column  int    `json:"column,omitempty"`
	Input   string `json:"input,omitempty"`
	Answer  string `json:"answer,omitempty"` // the right one
	Output  string `json:"output,omitempty"`
	Stderr  string `json:"stderr,omitempty"`

	Runs    int   `json:"runs,omitempty"`    // of "smallest": the number of runs that found it
	Minimal *bool `json:"minimal,omitempty"` // of "smallest": nothing simpler fails
}

// tallyReport is what is known of a solution after its cases.
type tallyReport struct {
	Cases    int            `json:"cases"`
	Verdicts map[string]int `json:"verdicts"`

	// Times of cases, of processor time, or by the clock if it stopped the slowest one.
	MedianMs  float64 `json:"medianMs"`
	Most95Ms  float64 `json:"most95Ms"` // 95 of 100 cases took no longer
	SlowestMs float64 `json:"slowestMs"`
	ByClock   bool    `json:"slowestByClock,omitempty"`
	Memory    int64   `json:"memory,omitempty"`

	Standard string   `json:"standard,omitempty"` // by which the source was compiled, such as C++20
	Includes []string `json:"includes,omitempty"` // other files, which a judge does not take
}

func newTallyReport(known *judge.Progress) tallyReport {
	t, verdicts := &known.Tally, map[string]int{}
	for v, n := range t.By {
		if n > 0 {
			verdicts[judge.Verdict(v).String()] = n
		}
	}
	return tallyReport{t.Cases, verdicts, milliseconds(t.Median), milliseconds(t.Most95), milliseconds(t.Slowest),
		t.ByClock, t.Memory, known.Program.Standard, known.Program.Others}
}

// endEvent is the end of a test.
type endEvent struct {
	Event      string     `json:"event"`
	Failed     int        `json:"failed"`
	Stopped    bool       `json:"stopped"` // before all was done
	Reason     stopReason `json:"reason,omitempty"`
	WhiteSpace int        `json:"whiteSpace,omitempty"` // accepted answers with a remark on it
	tallyReport
}

// solutionEvent is the result of one of several solutions, or says that a solution was not compiled.
type solutionEvent struct {
	Event    string `json:"event"`
	Solution string `json:"solution"` // its source
	Language string `json:"language,omitempty"`
	Verdict  string `json:"verdict,omitempty"` // of its first failing case; left out if it could not be tested
	Failed   bool   `json:"failed"`
	Message  string `json:"message,omitempty"` // the fault, or the compiler's message
	Case     int    `json:"case,omitempty"`    // the number of its first failing case, from 1
	Name     string `json:"name,omitempty"`    // of that case
	tallyReport
}

// notCompiled reports the only event of a solution without a program.
func (j jsonReport) notCompiled(known *judge.Progress, err *toolchain.CompileError) {
	s := judge.NewStanding(*known, err)
	j.solution(&s)
}

func (j jsonReport) result(r *judge.Result, _ bool) { j.encoder.Encode(newResultEvent("result", r)) }

func (j jsonReport) end(known *judge.Progress, stopped stopReason) {
	if known.Smallest != nil {
		event := newResultEvent("smallest", &known.Smallest.Result)
		event.Case, event.Runs, event.Minimal = known.First.Number, known.Smallest.Runs, &known.Smallest.Minimal
		j.encoder.Encode(event)
	}
	j.encoder.Encode(endEvent{"end", known.Tally.Failed, stopped != neverStopped, stopped, known.Tally.WhiteSpace,
		newTallyReport(known)})
}

func (j jsonReport) solution(s *judge.Standing) {
	event := solutionEvent{
		Event: "solution", Solution: s.Name, Language: s.Program.Language, Failed: !s.Accepted(),
		Message: english.Problem(s), tallyReport: newTallyReport(&s.Progress),
	}
	if s.Tested() {
		event.Verdict = s.Verdict.String()
	}
	if s.First != nil {
		event.Case, event.Name = s.First.Number, english.Say(&s.First.Case)
	}
	j.encoder.Encode(event)
}

func (j jsonReport) endAll(accepted, solutions int, stopped bool) {
	j.encoder.Encode(struct {
		Event     string `json:"event"`
		Solutions int    `json:"solutions"`
		Accepted  int    `json:"accepted"`
		Stopped   bool   `json:"stopped"` // before all were tested
	}{"end", solutions, accepted, stopped})
}

// english has the words for other programs.
var english = locale.WordsFor("en")

func newResultEvent(event string, r *judge.Result) resultEvent {
	e := resultEvent{
		Event: event, Case: r.Number, Name: english.Say(&r.Case), Verdict: r.Verdict.String(), Failed: r.Failed(),
		CPUMs: milliseconds(r.Run.CPU), WallMs: milliseconds(r.Run.Wall), Memory: r.Run.Memory,
	}
	if r.WhiteSpace != nil || r.Verdict == judge.WrongAnswer && r.Ruling == nil {
		e.Line, e.Column = wrongPlace(r)
	}
	if r.WhiteSpace != nil || r.Verdict != judge.Accepted {
		e.Message = english.Sentences(english.Causes(r.Causes), english.Reason(r))
	}
	if !r.Failed() {
		return e
	}
	e.Input, e.Answer = string(r.Case.Input), string(r.Case.Answer)
	e.Output, e.Stderr = string(r.Run.Output), string(r.Run.Stderr)
	if r.Run.End == program.Exited {
		e.Status = &r.Run.Status
	}
	return e
}

func milliseconds(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

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
	Score    *float64       `json:"score,omitempty"`    // 0 to 1; left out, as the next two, if no game has ended
	Interval []float64      `json:"interval,omitempty"` // of the score
	Elo      *float64       `json:"elo,omitempty"`      // left out if it is infinite
	Pairs    [5]int         `json:"pairs"`              // pairs of games with 0, ½, 1, 1½ and 2 points
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

func newMatchReport(m *finishedMatch) *matchReport {
	r, s := &m.result, m.result.Score
	report := &matchReport{
		Event: "end", Rules: m.Rules.String(), Seed: m.Seed, Stopped: m.stopped,
		Games: s.Games(), Wins: s.Wins, Draws: s.Draws, Losses: s.Losses, Pairs: s.Pairs,
		Unpaired: r.Unpaired, Repeated: r.Repeated,
	}
	if s.Games() > 0 {
		share, elo := s.Share(), rating.Difference(s.Share())
		low, high := s.Interval()
		report.Score, report.Interval = &share, []float64{low, high}
		if !math.IsInf(elo, 0) {
			report.Elo = &elo
		}
	}
	if withProgram(m.contestants) {
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
		report.SPRT = &sprtReport{t.Elo0, t.Elo1, t.Ratio(s), t.Decision(s).String()}
	}
	return report
}

// positionReport is the analysis of a position as JSON.
type positionReport struct {
	Rules string       `json:"rules"`
	Turn  string       `json:"turn"`
	Over  string       `json:"over,omitempty"` // how the game ended
	Depth int          `json:"depth"`
	Nodes int64        `json:"nodes"`
	Moves []moveReport `json:"moves"` // every legal cell, best first
	Line  []place      `json:"line"`  // the expected moves, best first
}

type moveReport struct {
	place
	Value   string   `json:"value"`             // unknown, estimate, win, draw or loss
	Percent *float64 `json:"percent,omitempty"` // the expected score, unless unknown
	Plies   int      `json:"plies,omitempty"`   // to the end of the game, with a win or a loss
	Exact   bool     `json:"exact,omitempty"`   // plies is the distance, not only an upper bound
}

type place struct {
	Row int `json:"row"`
	Col int `json:"col"`
}

func placeOf(c grid.Cell) place { return place{c.Row(), c.Col()} }

func newPositionReport(p *tictactoe.Position, r *search.Result) positionReport {
	rep := positionReport{
		Rules: p.Rules().String(), Turn: p.Turn().String(), Depth: r.Depth, Nodes: r.Nodes,
		Moves: []moveReport{}, Line: []place{}, Over: outcome(p.Outcome()),
	}
	for _, m := range r.Moves {
		rep.Moves = append(rep.Moves, newMoveReport(m))
	}
	for _, c := range r.Line {
		rep.Line = append(rep.Line, placeOf(c))
	}
	return rep
}

func newMoveReport(m search.Move) moveReport {
	rep := moveReport{
		place: placeOf(m.Cell),
		Value: [...]string{
			search.Unknown: "unknown", search.Estimate: "estimate",
			search.Win: "win", search.Draw: "draw", search.Loss: "loss",
		}[m.Value.Kind],
		Plies: m.Value.Plies, Exact: m.Value.Exact,
	}
	if m.Value.Kind != search.Unknown {
		percent := float64(m.Value.Permille) / 10
		rep.Percent = &percent
	}
	return rep
}
