package locale

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"ninefold/engine/atomicfile"
	"ninefold/engine/judge"
	"ninefold/engine/judge/checker"
	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/notation/text"
)

// Verdict names a judge's verdict.
func (w *Words) Verdict(v judge.Verdict) string { return w.Text("judge." + v.Key()) }

// Judgement tells the verdict on a case, its name, likely causes, and the fault.
func (w *Words) Judgement(r *judge.Result) string {
	verdict := w.Text("judge.case", Args{"Verdict": w.Verdict(r.Verdict), "Case": &r.Case})
	return w.Sentences(verdict, w.Causes(r.Causes), w.Reason(r))
}

// Reason explains a verdict, or tells that white space differs, and that a solution does not always fail. It is empty
// if the verdict needs no reason.
func (w *Words) Reason(r *judge.Result) string {
	return w.Sentences(w.verdictReason(r), w.Sometimes(r))
}

// Sometimes tells that a solution does not always fail on a case. It is empty if it does, or if that is not known.
func (w *Words) Sometimes(r *judge.Result) string {
	always := r.Fails == 0 || r.Fails == judge.Repeats
	return w.when(!always, "judge.fails", Args{"Fails": r.Fails, "Runs": judge.Repeats})
}

func (w *Words) verdictReason(r *judge.Result) string {
	switch {
	case r.Ruling != nil && (r.Verdict != judge.Accepted || r.Ruling.Said != ""):
		return w.Say(r.Ruling)
	case r.WhiteSpace != nil:
		return w.LineDifference(r.WhiteSpace)
	case r.Verdict == judge.WrongAnswer:
		return w.Comparison(&r.Comparison)
	case r.Verdict == judge.TimeLimit:
		return w.took(r)
	case r.Verdict == judge.MemoryLimit:
		used := Args{"Megabytes": r.Run.Memory >> 20, "Limit": decimals(float64(r.Limits.Memory)/(1<<20), -1)}
		return w.Text("judge.used", used)
	case r.Verdict == judge.RuntimeError:
		return w.ended(&r.Run)
	}
	return ""
}

// took tells the time after which a run was stopped, and its limit: both of the processor, or both by the clock.
func (w *Words) took(r *judge.Result) string {
	key, limit := "judge.took", r.Limits.Time
	if r.ByClock() {
		key, limit = "judge.tookByClock", r.Limits.Wall()
	}
	return w.Text(key, Args{"Processor": w.Seconds(r.Run.CPU), "Clock": w.Seconds(r.Run.Wall),
		"Limit": decimals(limit.Seconds(), -1)})
}

// decimals returns a number with some decimals; with as many as it needs if places is -1.
func decimals(n float64, places int) string { return strconv.FormatFloat(n, 'f', places, 64) }

// Causes tells likely reasons why a solution fails. It is empty for none.
func (w *Words) Causes(causes []judge.Cause) string {
	return w.Sentences(each(slices.Values(causes), func(c judge.Cause) string { return w.Say(c) })...)
}

// Others tells that a source includes other files of the user's. It is empty for none.
func (w *Words) Others(files []string) string {
	return w.when(len(files) > 0, "judge.others", Args{"Files": w.firstOf(files)})
}

// NoTests tells which files beside tests are left out, because they are neither inputs nor answers.
func (w *Words) NoTests(files []string) string {
	return w.Text("test.noTests", Args{"N": len(files), "Files": w.firstOf(files)})
}

// firstOf lists the first few of some files.
func (w *Words) firstOf(files []string) string {
	const most = 3
	first := each(slices.Values(files[:min(len(files), most)]), text.SafeLine)
	if len(files) > most {
		first = append(first, "…")
	}
	return w.Listed(first...)
}

// CompiledAs tells by which standard of its language a program was compiled, on which the verdict may depend. It is
// empty if that is not known.
func (w *Words) CompiledAs(p *toolchain.Program) string {
	return w.when(p.Standard != "", "judge.compiledAs", Args{"Standard": p.Standard})
}

// ended tells how a program ended.
func (w *Words) ended(r *program.Completed) string {
	if v := judge.Exceeded(r); v != judge.Accepted {
		return w.Sentence(w.Verdict(v))
	}
	switch r.End {
	case program.ProcessLimit:
		return w.Text("judge.processes", Args{"Most": program.MostProcesses})
	case program.Signaled:
		return w.Text("judge.signal", Args{"Signal": r.Signal})
	}
	return w.Text("judge.status", Args{"Status": r.Status})
}

// juryError tells that a program of the jury failed, and how.
func (w *Words) juryError(err *judge.JuryError) string {
	if err.Err != nil && err.Case.Input == nil {
		return w.Error(err.Err)
	}
	key, why := "error.reference", w.Sentences(w.ended(&err.Run), err.Said())
	if err.Checker {
		key = "error.checker"
	}
	if err.Err != nil {
		why = w.Sentence(w.Error(err.Err))
	}
	return w.Text(key, Args{"Program": w.file(err.Program), "Case": &err.Case, "Why": why})
}

// Refused tells how many boards were no cases, and why the first was not. It is empty for none.
func (w *Words) Refused(t *judge.Tally) string {
	if t.FirstRefused == nil {
		return ""
	}
	return w.Text("test.refused", Args{"N": t.By[judge.Refused],
		"Case": &t.FirstRefused.Case, "Why": t.FirstRefused.Ruling})
}

// LineDifference tells how a line differs from the right one in white space.
func (w *Words) LineDifference(d *checker.LineDifference) string {
	return w.Text("judge.whiteSpace", differing(d))
}

// differing returns the arguments of words about a line that differs.
func differing(d *checker.LineDifference) Args {
	return Args{"Line": d.Line, "Want": visible(d.Want), "Found": visible(d.Found)}
}

// Measures tells the times of the cases, and the most memory of any.
func (w *Words) Measures(t *judge.Tally) string {
	key := "test.slowest"
	if t.ByClock {
		key = "test.slowestByClock"
	}
	took := w.Text(key, Args{"Time": milliseconds(t.Slowest)})
	if t.Judged() > 1 {
		took = w.Text("test.times",
			Args{"Median": milliseconds(t.Median), "Most95": milliseconds(t.Most95), "Slowest": took})
	}
	return took + w.when(t.Memory > 0, "test.mostMemory", Args{"Megabytes": t.Memory >> 20})
}

// milliseconds returns a duration in seconds, with three decimals.
func milliseconds(d time.Duration) string { return decimals(d.Seconds(), 3) }

// Start tells how much of each case's time the interpreter takes to start.
func (w *Words) Start(took time.Duration) string {
	return w.Text("test.start.slow", Args{"Seconds": w.Seconds(took)})
}

// visible returns the beginning of a line, with a sign for each blank.
func visible(line string) string {
	const most = 40 // characters
	return strings.ReplaceAll(text.SafeLine(text.Cut(line, most)), " ", "␣")
}

// Verdicts counts the cases by verdict.
func (w *Words) Verdicts(t *judge.Tally) string {
	var parts []string
	for v, n := range t.By {
		if n > 0 || t.Cases == 0 && judge.Verdict(v) == judge.Accepted {
			parts = append(parts, judge.Verdict(v).Short()+" "+strconv.Itoa(n))
		}
	}
	return strings.Join(parts, w.Text("list.comma"))
}

// WhiteSpace remarks that white space differs in accepted answers, and where first. It is empty if it differs in none.
func (w *Words) WhiteSpace(t *judge.Tally) string {
	if t.WhiteSpace == 0 {
		return ""
	}
	args := differing(t.FirstWhiteSpace.WhiteSpace)
	args["N"], args["Case"] = t.WhiteSpace, &t.FirstWhiteSpace.Case
	return w.Text("judge.remark", args)
}

// Seconds returns a duration in seconds, with two decimals.
func (*Words) Seconds(d time.Duration) string { return decimals(d.Seconds(), 2) }

// Comparison tells everything that is wrong with an answer, or that it is right and where its white space differs.
func (w *Words) Comparison(c *checker.Comparison) string {
	if c.Right() {
		remark := ""
		if c.WhiteSpace != nil {
			remark = w.LineDifference(c.WhiteSpace)
		}
		return w.Sentences(w.Text("compare.right"), remark)
	}
	parts := each(slices.Values(c.Faults()), func(fault checker.Fault) string { return w.Say(fault.Message) })
	return w.Sentences(append(parts, w.when(c.RightBesides(), "compare.rightBesides", nil))...)
}

// Problem says what is wrong with a solution besides its verdict, or that white space differs in its accepted answers.
// It is empty for nothing.
func (w *Words) Problem(s *judge.Standing) string {
	var failed *toolchain.CompileError
	var file *atomicfile.FileError
	switch {
	case errors.As(s.Err, &failed):
		return failed.Said
	case errors.As(s.Err, &file):
		return w.Error(file.Err)
	case s.Err != nil:
		return w.Error(s.Err)
	case s.First != nil:
		return w.Sentences(w.Causes(s.First.Causes), w.Reason(s.First))
	}
	return w.Sentences(w.WhiteSpace(&s.Tally), w.Refused(&s.Tally))
}

// StandingHeadings names the columns of a table of solutions.
func (w *Words) StandingHeadings() []string {
	columns := slices.Values([]string{"solution", "verdict", "median", "most95", "slowest", "memory", "first"})
	return each(columns, func(key string) string { return w.Text("test.table." + key) })
}

// Untested stands in a table where nothing is known.
const Untested = "–"

// StandingColumns returns what a table says of a solution below the headings after the verdict's.
func (w *Words) StandingColumns(s *judge.Standing) []string {
	columns := []string{Untested, Untested, Untested, Untested, w.firstFailure(s)}
	if t := &s.Tally; t.Cases > 0 {
		for i, took := range [...]time.Duration{t.Median, t.Most95, t.Slowest} {
			columns[i] = milliseconds(took) + " s"
		}
	}
	if s.Tally.Memory > 0 {
		columns[3] = fmt.Sprintf("%d MB", s.Tally.Memory>>20)
	}
	return columns
}

// firstFailure names the first case on which a solution fails, with the number of cases by verdict if the test went on,
// or says in a line why there is none. For an accepted solution it is the remark on white space.
func (w *Words) firstFailure(s *judge.Standing) string {
	if s.Err != nil {
		const most = 100 // characters
		said := text.Cut(text.ErrorLine(w.Problem(s)), most)
		if s.Verdict() == judge.CompilationError && s.Program.Standard != "" {
			said = s.Program.Standard + w.Text("name.colon") + said
		}
		return said
	}
	if s.First == nil {
		return w.Problem(s)
	}
	words := w.Text("test.table.case", Args{"Number": s.First.Number, "Case": &s.First.Case})
	if s.Tally.Cases > s.First.Number {
		words += w.Text("clause.semicolon") + w.Verdicts(&s.Tally)
	}
	causes := slices.DeleteFunc(slices.Clone(s.First.Causes), func(h judge.Cause) bool {
		return h.Kind == judge.Freopen // naming it would take another line
	})
	if why := w.Causes(causes); why != "" {
		words += w.Text("name.colon") + why
	}
	return words
}
