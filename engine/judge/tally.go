package judge

import (
	"bytes"
	"time"
)

// Tally adds up results in the order of their cases.
type Tally struct {
	Cases           int
	Failed          int
	By              [Verdicts]int // how many had which verdict
	Slowest         time.Duration // the most processor time that a case took
	Quickest        time.Duration // the least
	Memory          int64         // the most memory that a case used, in bytes; 0 if none could be measured
	WhiteSpace      int           // how many accepted answers differ in white space from the right ones
	FirstWhiteSpace *Result       // the first of them; nil for none

	crash   *Result // how the first case ended, if that is a RuntimeError
	crashes int     // how many cases, from the first on, have ended in the same way
}

// Add adds a result.
func (t *Tally) Add(r *Result) {
	if t.Cases == 0 && r.Verdict == RuntimeError {
		t.crash = r
	}
	if t.Cases == 0 || r.Run.CPU < t.Quickest {
		t.Quickest = r.Run.CPU
	}
	if t.crashes == t.Cases && t.crash != nil && sameCrash(r, t.crash) {
		t.crashes++
	}
	t.Cases++
	if r.Failed() {
		t.Failed++
	}
	if r.Verdict == Accepted && r.WhiteSpace != nil {
		t.WhiteSpace++
		if t.FirstWhiteSpace == nil {
			t.FirstWhiteSpace = r
		}
	}
	t.By[r.Verdict]++
	t.Slowest = max(t.Slowest, r.Run.CPU)
	t.Memory = max(t.Memory, r.Run.Memory)
}

// slowStart is the least processor time of a case with which the start of a program matters.
const slowStart = 100 * time.Millisecond

// StartsSlowly reports whether every case took so long that the start of the program may be the most of it.
func (t *Tally) StartsSlowly() bool { return t.Quickest >= slowStart }

// EnoughCrashes is the number of cases after which a test of a solution that has never worked should end.
const EnoughCrashes = 20

// Hopeless reports whether the solution has never worked: EnoughCrashes cases, from the first on, have all ended in the
// same runtime error, and so will the others. One that has dealt with a single case is tested on: each of its crashes
// may be another one.
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
