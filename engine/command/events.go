package command

import (
	"io"
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
type jsonReport struct{ out io.Writer }

// notCompiled reports the only event of a solution without a program.
func (j jsonReport) notCompiled(known *judge.Progress, err *toolchain.CompileError) {
	j.solution(&judge.Standing{Progress: *known, Err: err})
}

func (j jsonReport) result(r *judge.Result, _ bool) {
	resultEvent("result", r.Number, r).writeLine(j.out)
}

func (j jsonReport) end(known *judge.Progress, stopped stopReason) {
	if s := known.Smallest; s != nil {
		event := resultEvent("smallest", known.First.Number, &s.Result)
		append(event, "runs?", s.Runs, "minimal", s.Minimal).writeLine(j.out)
	}
	append(object{
		"event", "end", "failed", known.Tally.Failed, "stopped", stopped != neverStopped, "reason?", stopped,
		"whiteSpace?", known.Tally.WhiteSpace,
	}, tallied(known)...).writeLine(j.out)
}

func (j jsonReport) solution(s *judge.Standing) {
	verdict, number, name := "", 0, ""
	if s.Tested() {
		verdict = s.Verdict().String()
	}
	if s.First != nil {
		number, name = s.First.Number, english.Say(&s.First.Case)
	}
	append(object{
		"event", "solution", "solution", s.Name, "language?", s.Program.Language, "verdict?", verdict,
		"failed", !s.Accepted(), "message?", english.Problem(s), "case?", number, "name?", name,
	}, tallied(&s.Progress)...).writeLine(j.out)
}

func (j jsonReport) endAll(accepted, solutions int, stopped bool) {
	object{"event", "end", "solutions", solutions, "accepted", accepted, "stopped", stopped}.writeLine(j.out)
}

// english has the words for other programs.
var english = locale.WordsFor("en")

// resultEvent is the result of a solution on a case, with the texts if the solution failed.
func resultEvent(event string, number int, r *judge.Result) object {
	line, column, message := 0, 0, ""
	if r.WhiteSpace != nil || r.Verdict == judge.WrongAnswer && r.Ruling == nil {
		line, column = wrongPlace(r)
	}
	if r.WhiteSpace != nil || r.Verdict != judge.Accepted {
		message = english.Sentences(english.Causes(r.Causes), english.Reason(r))
	}
	e := object{
		"event", event, "case", number, "name", english.Say(&r.Case), "verdict", r.Verdict.String(),
		"failed", r.Failed(), "cpuMs", milliseconds(r.Run.CPU), "wallMs", milliseconds(r.Run.Wall),
		"memory?", r.Run.Memory,
	}
	if r.Failed() && r.Run.End == program.Exited {
		e = append(e, "status", r.Run.Status)
	}
	e = append(e, "message?", message, "line?", line, "column?", column)
	if r.Failed() {
		e = append(e, "input?", string(r.Case.Input), "answer?", string(r.Case.Answer),
			"output?", string(r.Run.Output), "stderr?", string(r.Run.Stderr))
	}
	return e
}

// tallied has the fields of what is known of a solution after its cases.
func tallied(known *judge.Progress) object {
	t, verdicts := &known.Tally, map[string]int{}
	for v, n := range t.By {
		if n > 0 {
			verdicts[judge.Verdict(v).String()] = n
		}
	}
	return object{
		"cases", t.Cases, "verdicts", verdicts, "medianMs", milliseconds(t.Median), "most95Ms", milliseconds(t.Most95),
		"slowestMs", milliseconds(t.Slowest), "slowestByClock?", t.ByClock, "memory?", t.Memory,
		"standard?", known.Program.Standard, "includes?", known.Program.Others,
	}
}

func milliseconds(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// matchEvent is a match, with the names of a test's events for the same things.
func matchEvent(m *finishedMatch) object {
	r, s := &m.result, m.result.Score
	e := object{
		"event", "end", "rules", m.Rules.String(), "seed", m.Seed, "games", s.Games(), "stopped", m.stopped,
		"wins", s.Wins, "draws", s.Draws, "losses", s.Losses,
	}
	if s.Games() > 0 {
		low, high := s.Interval()
		e = append(e, "score", s.Share(), "interval", []float64{low, high})
		if elo := rating.Difference(s.Share()); !math.IsInf(elo, 0) {
			e = append(e, "elo", elo)
		}
	}
	e = append(e, "pairs", s.Pairs, "leftPairs", r.Unpaired, "repeatedPairs", r.Repeated)
	if t := m.Times; withProgram(m.contestants) {
		e = append(e, "limits", object{
			"timeMs", milliseconds(t.Other.Time), "marginMs", milliseconds(t.Other.Margin),
			"firstTimeMs", milliseconds(t.First.Time), "firstMarginMs", milliseconds(t.First.Margin),
		})
	}
	var players []object
	for i, c := range m.contestants {
		var faults []object
		for kind, lost := range r.Lost[i] {
			if lost.Games > 0 {
				faults = append(faults, object{"kind", match.FaultKind(kind).String(), "games", lost.Games,
					"game", lost.Game + 1, "message", lost.First.Error()})
			}
		}
		players = append(players, object{
			"name", c.Name(), "wallMs", milliseconds(r.MoveTime(i)), "late", r.Late[i],
			"ignoresOpenings?", r.Ignores[i], "leftOpenings?", r.LeftOpening[i], "faults?", faults,
		})
	}
	e = append(e, "players", players)
	if t := m.Test; t != nil {
		e = append(e, "sprt", object{
			"elo0", t.Elo0, "elo1", t.Elo1, "logLikelihoodRatio", t.Ratio(s), "verdict", t.Decision(s).String(),
		})
	}
	return e
}

// analysed is the analysis of a position.
func analysed(p *tictactoe.Position, r *search.Result) object {
	moves, line := []object{}, []object{} // never null
	for _, m := range r.Moves {
		moves = append(moves, valued(m))
	}
	for _, c := range r.Line {
		line = append(line, placed(c))
	}
	return object{
		"rules", p.Rules().String(), "turn", p.Turn().String(), "over?", outcome(p.Outcome()), "depth", r.Depth,
		"nodes", r.Nodes, "moves", moves, "line", line,
	}
}

func placed(c grid.Cell) object { return object{"row", c.Row(), "col", c.Col()} }

// valued is a move with its value.
func valued(m search.Move) object {
	e := append(placed(m.Cell), "value", [...]string{
		search.Unknown: "unknown", search.Estimate: "estimate",
		search.Win: "win", search.Draw: "draw", search.Loss: "loss",
	}[m.Value.Kind])
	if m.Value.Kind != search.Unknown {
		e = append(e, "percent", float64(m.Value.Permille)/10)
	}
	return append(e, "plies?", m.Value.Plies, "exact?", m.Value.Exact)
}
