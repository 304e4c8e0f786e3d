package locale

import (
	"strconv"
	"strings"
	"time"

	"ninefold/engine/judge"
)

// verdictWords are the verdicts of a judge, by the keys of their words.
var verdictWords = [...]string{
	judge.Accepted: "judge.accepted", judge.Presentation: "judge.presentation", judge.WrongAnswer: "judge.wrongAnswer",
	judge.RuntimeError: "judge.runtimeError", judge.TimeLimit: "judge.timeLimit", judge.MemoryLimit: "judge.memoryLimit",
	judge.OutputLimit: "judge.outputLimit",
}

// Verdict is what a judge says about one run of a program.
func Verdict(v judge.Verdict) string { return Text(verdictWords[v]) }

// Judgement is the verdict on a case, which case it is, and the first thing that is wrong.
func Judgement(r *judge.Result) string {
	words := Text("judge.case", Args{"Verdict": Verdict(r.Verdict), "Case": caseName(&r.Case)})
	switch {
	case r.Verdict == judge.WrongAnswer:
		words = Sentences(words, Comparison(&r.Comparison))
	case r.Verdict == judge.RuntimeError && r.Run.Signal != "":
		words = Sentences(words, Text("judge.signal", Args{"Signal": r.Run.Signal}))
	case r.Verdict == judge.RuntimeError:
		words = Sentences(words, Text("judge.status", Args{"Status": r.Run.Status}))
	}
	return words
}

func caseName(c *judge.Case) string {
	switch c.Source {
	case judge.Shrunk:
		return Text("judge.smallest")
	case judge.File:
		return c.File
	case judge.Sample:
		return Text("judge.sample", Args{"Number": c.Number})
	}
	return Text("judge.generated", Args{"Source": Text("source." + c.Source.String()), "Number": c.Number})
}

// Verdicts is how many cases had which verdict.
func Verdicts(t *judge.Tally) string {
	var parts []string
	for v, n := range t.By {
		if n > 0 {
			parts = append(parts, Verdict(judge.Verdict(v))+" "+strconv.Itoa(n))
		}
	}
	return strings.Join(parts, Text("list.comma"))
}

// Seconds is a duration in seconds.
func Seconds(d time.Duration) string { return strconv.FormatFloat(d.Seconds(), 'f', 2, 64) }
