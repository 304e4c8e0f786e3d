// Package judge tests a solution to either judge problem: it runs a program on cases whose answers it knows, gives the
// verdicts that a judge would give, and makes the smallest case that the program gets wrong.
package judge

import (
	"time"

	"ninefold/engine/checker"
	"ninefold/engine/program"
)

// Verdict is what a judge says about one run of a solution.
type Verdict uint8

// The verdicts.
const (
	Accepted     Verdict = iota
	Presentation         // the right answer but for white space
	WrongAnswer
	RuntimeError // it ended with another exit status than 0, or by a signal
	TimeLimit
	MemoryLimit
	OutputLimit
	verdicts
)

// Verdicts is the number of verdicts: they are 0 to Verdicts-1.
const Verdicts = int(verdicts)

func (v Verdict) String() string {
	return [...]string{
		Accepted:     "accepted",
		Presentation: "presentation error",
		WrongAnswer:  "wrong answer",
		RuntimeError: "runtime error",
		TimeLimit:    "time limit exceeded",
		MemoryLimit:  "memory limit exceeded",
		OutputLimit:  "output limit exceeded",
	}[v]
}

// Result is how a solution did on a case.
type Result struct {
	Case       Case
	Number     int // of the case in its order, from 1
	Verdict    Verdict
	Failed     bool // it is not accepted; presentation counts only if the Tester is strict
	Run        program.Result
	Comparison checker.Comparison      // what is wrong with a WrongAnswer
	Text       *checker.LineDifference // where white space differs, with Presentation
}

// judge sets the verdict on the run and why it is that one.
func (r *Result) judge() {
	switch r.Run.End {
	case program.TimeLimit:
		r.Verdict = TimeLimit
		return
	case program.MemoryLimit:
		r.Verdict = MemoryLimit
		return
	case program.OutputLimit:
		r.Verdict = OutputLimit
		return
	}
	if r.Run.End != program.Exited || r.Run.Status != 0 {
		r.Verdict = RuntimeError
		return
	}
	r.Comparison = checker.Compare(r.Run.Output, r.Case.Answer)
	if !r.Comparison.Right() {
		r.Verdict = WrongAnswer
		return
	}
	r.Text = checker.CompareText(r.Run.Output, r.Case.Answer)
	if r.Text != nil {
		r.Verdict = Presentation
	}
}

// Tally adds up results.
type Tally struct {
	Cases   int
	Failed  int
	By      [Verdicts]int // how many had which verdict
	Slowest time.Duration // the most processor time that a case took
	Memory  int64         // the most memory that a case used, in bytes; 0 if none could be measured
}

// Add adds a result.
func (t *Tally) Add(r *Result) {
	t.Cases++
	if r.Failed {
		t.Failed++
	}
	t.By[r.Verdict]++
	t.Slowest = max(t.Slowest, r.Run.CPU)
	t.Memory = max(t.Memory, r.Run.Memory)
}
