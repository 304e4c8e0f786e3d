package locale

import (
	"strconv"
	"strings"
	"time"

	"ninefold/engine/judge"
	"ninefold/engine/judge/checker"
	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/notation/text"
)

// Verdict names a judge's verdict.
func (w *Words) Verdict(v judge.Verdict) string { return w.Text("judge." + v.Key()) }

// Judgement tells the verdict on a case, its name, the other files that were used, and the fault.
func (w *Words) Judgement(r *judge.Result) string {
	verdict := w.Text("judge.case", Args{"Verdict": w.Verdict(r.Verdict), "Case": w.CaseName(&r.Case)})
	return w.Sentences(verdict, w.FileUse(&r.FileUse), w.Reason(r))
}

// Reason explains a verdict, or tells that white space differs. It is empty if the verdict needs no reason.
func (w *Words) Reason(r *judge.Result) string {
	switch {
	case r.Refusal != nil:
		return w.noCase(r.Refusal)
	case r.Remark != "":
		return w.Text("judge.checker", Args{"Said": r.Remark})
	case r.WhiteSpace != nil:
		return w.LineDifference(r.WhiteSpace)
	case r.Verdict == judge.WrongAnswer:
		return w.Comparison(&r.Comparison)
	case r.Verdict == judge.TimeLimit:
		return w.Sentences(w.took(r), w.overflow(r))
	case r.Verdict == judge.MemoryLimit:
		used := Args{"Megabytes": r.Run.Memory >> 20, "Limit": plainNumber(float64(r.Limits.Memory) / (1 << 20))}
		return w.Sentences(w.Text("judge.used", used), w.overflow(r))
	case r.Verdict == judge.RuntimeError:
		return w.crash(r)
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
		"Limit": plainNumber(limit.Seconds())})
}

func plainNumber(n float64) string { return strconv.FormatFloat(n, 'f', -1, 64) }

// FileUse tells which files a solution used instead of standard input and output. It is empty for none.
func (w *Words) FileUse(u *judge.FileUse) string {
	var said []string
	if u.Wrote != "" {
		said = append(said, w.Text("judge.wrote", Args{"File": text.SafeLine(u.Wrote)}))
	}
	if u.Reads != "" {
		said = append(said, w.Text("judge.reads", Args{"File": text.SafeLine(u.Reads)}))
	}
	if u.Freopen {
		said = append(said, w.Text("judge.freopen"))
	}
	return w.Sentences(said...)
}

// Others tells that a source includes other files of the user's. It is empty for none.
func (w *Words) Others(files []string) string {
	if len(files) == 0 {
		return ""
	}
	const most = 3 // the most files to name
	printable := []string{}
	for _, file := range files[:min(len(files), most)] {
		printable = append(printable, text.SafeLine(file))
	}
	if len(files) > most {
		printable = append(printable, "…")
	}
	return w.Text("judge.others", Args{"Files": w.Listed(printable...)})
}

// CompiledAs tells by which standard of its language a program was compiled, on which the verdict may depend. It is
// empty if that is not known.
func (w *Words) CompiledAs(p *toolchain.Program) string {
	if p.Standard == "" {
		return ""
	}
	return w.Text("judge.compiledAs", Args{"Standard": p.Standard})
}

// crash tells how a program ended without an answer.
func (w *Words) crash(r *judge.Result) string {
	words := w.ended(&r.Run)
	if r.Missing != "" {
		words = w.Sentences(words, w.Text("judge.missing", Args{"Path": text.SafeLine(r.Missing)}))
	}
	return w.Sentences(words, w.dialect(r), w.overflow(r))
}

// dialect tells that a program is written in an old dialect. It is empty if that is not known.
func (w *Words) dialect(r *judge.Result) string {
	dialect, name := r.Dialect()
	if dialect == "" {
		return ""
	}
	return w.Text("judge.dialect."+dialect, Args{"Name": name})
}

// ended tells how a program ended by itself.
func (w *Words) ended(r *program.Result) string {
	if r.Signal != "" {
		return w.Text("judge.signal", Args{"Signal": r.Signal})
	}
	return w.Text("judge.status", Args{"Status": r.Status})
}

// noCase tells why a board is no case.
func (w *Words) noCase(r *judge.Refusal) string {
	key, why := "judge.noAnswer", r.Said()
	if r.Checker {
		key = "judge.noVerdict"
	}
	if v := r.Exceeded(); v != judge.Accepted {
		why = w.Sentence(w.Verdict(v))
	} else if why == "" {
		why = w.ended(&r.Run)
	}
	return w.Text(key, Args{"Why": why})
}

// Refused tells how many boards were no cases, and why the first was not. It is empty for none.
func (w *Words) Refused(t *judge.Tally) string {
	if t.FirstRefused == nil {
		return ""
	}
	return w.pluralWith("test.refused", t.By[judge.Refused], Args{"N": t.By[judge.Refused],
		"Case": w.CaseName(&t.FirstRefused.Case), "Why": w.noCase(t.FirstRefused.Refusal)})
}

// overflow tells that a program's stack was full. It is empty if that was not so.
func (w *Words) overflow(r *judge.Result) string {
	if !r.StackOverflowed() {
		return ""
	}
	return w.Text("judge.stack")
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
	took := w.slowest(t)
	if t.Judged() > 1 {
		took = w.Text("test.times",
			Args{"Median": milliseconds(t.Median), "Most95": milliseconds(t.Most95), "Slowest": took})
	}
	if t.Memory > 0 {
		took += w.Text("test.mostMemory", Args{"Megabytes": t.Memory >> 20})
	}
	return took
}

func (w *Words) slowest(t *judge.Tally) string {
	key := "test.slowest"
	if t.ByClock {
		key = "test.slowestByClock"
	}
	return w.Text(key, Args{"Time": milliseconds(t.Slowest)})
}

// milliseconds returns a duration in seconds, with three decimals.
func milliseconds(d time.Duration) string { return strconv.FormatFloat(d.Seconds(), 'f', 3, 64) }

// Start tells how much of each case's time the interpreter takes to start.
func (w *Words) Start(took time.Duration) string {
	return w.Text("test.start.slow", Args{"Seconds": w.Seconds(took)})
}

// Spared tells how many cases were left out of a test, because the program starts slowly. It is empty for none.
func (w *Words) Spared(cases int) string {
	if cases == 0 {
		return ""
	}
	return w.Plural("test.spared", cases)
}

// visible returns the beginning of a line, with a sign for each blank.
func visible(line string) string {
	const most = 40 // characters
	return strings.ReplaceAll(text.SafeLine(text.Cut(line, most)), " ", "␣")
}

// CaseName names a case.
func (w *Words) CaseName(c *judge.Case) string {
	switch c.Kind {
	case judge.Shrunk:
		return w.Text("judge.smallest")
	case judge.Own:
		return w.Text("judge.own")
	case judge.File:
		name := text.SafeLine(c.File)
		if c.Number > 0 {
			name = w.Text("judge.generated", Args{"Source": name, "Number": c.Number})
		}
		return name
	case judge.Sample:
		return w.Text("judge.sample", Args{"Number": c.Number})
	}
	return w.Text("judge.generated", Args{"Source": w.Text("source." + string(c.Kind)), "Number": c.Number})
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
	args["N"], args["Case"] = t.WhiteSpace, w.CaseName(&t.FirstWhiteSpace.Case)
	return w.pluralWith("judge.remark", t.WhiteSpace, args)
}

// Seconds returns a duration in seconds, with two decimals.
func (*Words) Seconds(d time.Duration) string { return strconv.FormatFloat(d.Seconds(), 'f', 2, 64) }
