package judge

import (
	"bytes"
	"cmp"
	"slices"
	"time"
)

// Tally adds up results in the order of their cases.
type Tally struct {
	Cases           int // with those that are Refused
	Failed          int
	By              [Verdicts]int // the number of cases by verdict
	Slowest         time.Duration // the longest Time of a case
	ByClock         bool          // the slowest case was stopped by the clock
	Median, Most95  time.Duration // half of the cases, and 95 of 100, took at most so long; known when the test is over
	SlowestAccepted time.Duration // the most that one took which was accepted
	Quickest        time.Duration // the least processor time
	Memory          int64         // the most memory that a case used, in bytes; 0 if none could be measured
	WhiteSpace      int           // the number of accepted answers with a remark on white space
	FirstWhiteSpace *Result       // the first of them; nil for none
	FirstRefused    *Result       // the first board that the jury refused; nil for none

	times   []time.Duration // of all cases
	crash   *Result         // the result of the first case, if it is a RuntimeError
	crashes int             // the number of cases, from the first on, with the same crash
}

// Judged returns the number of cases with a verdict on the solution.
func (t *Tally) Judged() int { return t.Cases - t.By[Refused] }

// Add adds a result.
func (t *Tally) Add(r *Result) {
	t.By[r.Verdict]++
	t.Cases++
	if r.Verdict == Refused {
		t.FirstRefused = cmp.Or(t.FirstRefused, r)
		return
	}
	first := t.Judged() == 1
	if first && r.Verdict == RuntimeError {
		t.crash = r
	}
	if first || r.Run.CPU < t.Quickest {
		t.Quickest = r.Run.CPU
	}
	if t.crashes == t.Judged()-1 && t.crash != nil && sameCrash(r, t.crash) {
		t.crashes++
	}
	if r.Failed() {
		t.Failed++
	} else {
		t.SlowestAccepted = max(t.SlowestAccepted, r.Run.CPU)
	}
	if r.Verdict == Accepted && r.WhiteSpace != nil {
		t.WhiteSpace++
		t.FirstWhiteSpace = cmp.Or(t.FirstWhiteSpace, r)
	}
	t.times = append(t.times, r.Time())
	if r.Time() >= t.Slowest {
		t.Slowest, t.ByClock = r.Time(), r.ByClock()
	}
	t.Memory = max(t.Memory, r.Run.Memory)
}

// end sets Median and Most95.
func (t *Tally) end() {
	slices.Sort(t.times)
	if n := len(t.times); n > 0 {
		t.Median, t.Most95 = t.times[(n-1)/2], t.times[(95*n-1)/100]
	}
	t.times = nil
}

// slowStart is the processor time of a case from which on the start of a program matters.
const slowStart = 100 * time.Millisecond

// SlowBudget is the time for the generated cases of a program that starts slowly, where nobody has asked for their
// number.
const SlowBudget = 20 * time.Second

// StartsSlowly reports whether every case took so long that most of it may be the start of the program.
func (t *Tally) StartsSlowly() bool { return t.Quickest >= slowStart }

// EnoughCrashes is the number of cases after which a test of a solution that has never worked should end.
const EnoughCrashes = 20

// Hopeless reports whether the solution has never worked: EnoughCrashes cases, from the first on, have all ended in the
// same runtime error, so the others will too. A solution that has once worked is tested on, because each of its crashes
// may be different.
func (t *Tally) Hopeless() bool { return t.crashes >= EnoughCrashes }

// sameCrash reports whether two runs ended in the same runtime error: with the same exit status or signal, and the same
// first line of standard error.
func sameCrash(a, b *Result) bool {
	return a.Verdict == RuntimeError && b.Verdict == RuntimeError &&
		a.Run.Status == b.Run.Status && a.Run.Signal == b.Run.Signal &&
		bytes.Equal(firstLine(a.Run.Stderr), firstLine(b.Run.Stderr))
}

func firstLine(text []byte) []byte {
	line, _, _ := bytes.Cut(text, []byte("\n"))
	return bytes.TrimRight(line, "\r")
}
