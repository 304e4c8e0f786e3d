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
	Comparison checker.Comparison // what is wrong with a WrongAnswer
}

// verdictOn is the verdict on a run, with what is wrong with a wrong answer.
func verdictOn(run *program.Result, answer []byte) (Verdict, checker.Comparison) {
	switch run.End {
	case program.TimeLimit:
		return TimeLimit, checker.Comparison{}
	case program.MemoryLimit:
		return MemoryLimit, checker.Comparison{}
	case program.OutputLimit:
		return OutputLimit, checker.Comparison{}
	case program.Signaled:
		return RuntimeError, checker.Comparison{}
	}
	if run.Status != 0 {
		return RuntimeError, checker.Comparison{}
	}
	comparison := checker.Compare(run.Output, answer)
	switch {
	case !comparison.Right():
		return WrongAnswer, comparison
	case !checker.SameText(run.Output, answer):
		return Presentation, comparison
	}
	return Accepted, comparison
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
