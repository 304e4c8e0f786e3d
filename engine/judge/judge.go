// Package judge tests a solution to either judge problem: it runs a program on cases with known answers, gives a
// judge's verdicts, and finds the smallest case that the program gets wrong.
package judge

import (
	"bytes"
	"cmp"
	"time"

	"ninefold/engine/judge/checker"
	"ninefold/engine/judge/program"
	"ninefold/engine/notation/text"
)

// Verdict is a judge's verdict on one run of a solution.
type Verdict uint8

const (
	Accepted     Verdict = iota
	Presentation         // the right answer except for white space, if that counts
	WrongAnswer
	RuntimeError // it ended with an exit status other than 0, or by a signal
	TimeLimit
	MemoryLimit
	OutputLimit
	CompilationError // no program could be made of its source
	Refused          // the board is no case, because the jury refuses it: no verdict on the solution
)

// Verdicts is the number of verdicts, which are 0 to Verdicts-1.
const Verdicts = int(Refused) + 1

// verdictNames has the names of each verdict: in a sentence, in tables, and at the end of the key of its words.
var verdictNames = [...]struct{ name, short, key string }{
	Accepted:         {"Accepted", "AC", "accepted"},
	Presentation:     {"Presentation error", "PE", "presentation"},
	WrongAnswer:      {"Wrong answer", "WA", "wrongAnswer"},
	RuntimeError:     {"Runtime error", "RE", "runtimeError"},
	TimeLimit:        {"Time limit exceeded", "TLE", "timeLimit"},
	MemoryLimit:      {"Memory limit exceeded", "MLE", "memoryLimit"},
	OutputLimit:      {"Output limit exceeded", "OLE", "outputLimit"},
	CompilationError: {"Compilation error", "CE", "compilationError"},
	Refused:          {"Refused", "RF", "refused"},
}

// String returns the verdict in the words of judges.
func (v Verdict) String() string { return verdictNames[v].name }

// Short returns the verdict as judges write it in tables, in every language.
func (v Verdict) Short() string { return verdictNames[v].short }

// Key returns the last part of the key of the verdict's words.
func (v Verdict) Key() string { return verdictNames[v].key }

// Answered reports whether the solution gave an answer, right or wrong.
func (v Verdict) Answered() bool { return v <= WrongAnswer }

// Result is the result of a solution on a case.
type Result struct {
	Case       Case
	Number     int // of the case in its order, from 1
	Verdict    Verdict
	Run        program.Completed
	Limits     program.Limits          // of the run
	Comparison checker.Comparison      // how a WrongAnswer is wrong
	WhiteSpace *checker.LineDifference // if only white space differs: why it is Presentation, or a remark
	Causes     []Cause                 // likely reasons why it failed
	Fails      int                     // how many of Repeats runs on the case failed; 0 if there was one run
	Ruling     *Ruling                 // of the jury's checker, or why the board is Refused; else nil

	first *attempt // the run with its files
}

// Failed reports whether the board is a case that was not accepted.
func (r *Result) Failed() bool { return r.Verdict != Accepted && r.Verdict != Refused }

// ByClock reports whether the run was stopped by the clock: it waited for something instead of working.
func (r *Result) ByClock() bool { return r.Verdict == TimeLimit && r.Run.CPU <= r.Limits.Time }

// Time returns the time that was compared with the limit: the processor's, or that by the clock if it stopped the run.
func (r *Result) Time() time.Duration {
	if r.ByClock() {
		return r.Run.Wall
	}
	return r.Run.CPU
}

// Exceeded returns the verdict on a limit that a run has exceeded; Accepted for none.
func Exceeded(r *program.Completed) Verdict {
	return map[program.End]Verdict{
		program.TimeLimit: TimeLimit, program.MemoryLimit: MemoryLimit, program.OutputLimit: OutputLimit,
	}[r.End]
}

// answered reports whether the run ended with an answer. If not, it sets the verdict.
func (r *Result) answered() bool {
	if r.Run.End == program.Exited && r.Run.Status == 0 {
		return true
	}
	r.Verdict = cmp.Or(Exceeded(&r.Run), RuntimeError)
	if r.Verdict == RuntimeError && bytes.Contains(r.Run.Stderr, []byte("java.lang.OutOfMemoryError")) {
		r.Verdict = MemoryLimit
	}
	return false
}

// compare sets the verdict on an answer and the reason. For a strict judge white space counts. Otherwise it is a
// remark, except at the ends of lines.
func (r *Result) compare(strict bool) {
	output, _ := bytes.CutPrefix(text.UTF8(r.Run.Output), []byte("\uFEFF"))
	r.Comparison = checker.Compare(output, r.Case.Answer)
	r.Comparison.Encoded = !bytes.Equal(output, r.Run.Output)
	r.Run.Output = output
	if !r.Comparison.Right() {
		r.Verdict = WrongAnswer
		return
	}
	if r.WhiteSpace = r.Comparison.WhiteSpace; !strict {
		return
	}
	if r.WhiteSpace = checker.CompareText(r.Run.Output, r.Case.Answer); r.WhiteSpace != nil {
		r.Verdict = Presentation
	}
}
