package locale

import (
	"strings"
	"testing"
	"time"

	"ninefold/engine/checker"
	"ninefold/engine/judge"
	"ninefold/engine/program"
	"ninefold/engine/test/fail"
)

func TestWhatAJudgeSaysOfACase(t *testing.T) {
	wrong := judge.Result{
		Case: judge.Case{Source: judge.Sample, Number: 2}, Verdict: judge.WrongAnswer,
		Comparison: checker.Compare([]byte("ERROR"), []byte("123456789\n")),
	}
	checkParts(t, w.Judgement(&wrong), w.Verdict(judge.WrongAnswer), "2", "The answer is ERROR")
	signal := judge.Result{Case: judge.Case{Source: judge.File, File: "big"}, Verdict: judge.RuntimeError,
		Run: program.Result{Signal: "segmentation fault"}}
	checkParts(t, w.Judgement(&signal), w.Verdict(judge.RuntimeError), "big", "segmentation fault")
	status := judge.Result{Case: judge.Case{Source: judge.Shrunk}, Verdict: judge.RuntimeError,
		Run: program.Result{Status: 3}}
	checkParts(t, w.Judgement(&status), "3")
	slow := judge.Result{Case: judge.Case{Source: judge.Sample, Number: 1}, Verdict: judge.TimeLimit}
	checkParts(t, w.Judgement(&slow), "Time limit exceeded on sample 1.")
	marked := judge.Result{Case: judge.Case{Source: judge.OneMark, Number: 3}, Verdict: judge.WrongAnswer}
	checkParts(t, w.Judgement(&marked), "Wrong answer on one mark, case 3.")
	lost := judge.Result{
		Case: judge.Case{Source: judge.File, File: "\x1b[31m\n1.in"}, Verdict: judge.RuntimeError,
		Missing: &judge.MissingFile{Path: "gone\a.py", Folder: "/home"},
	}
	checkParts(t, w.Judgement(&lost),
		"Runtime error on �[31m�1.in. Exit code 0. gone�.py is not there: the working folder is /home.")
	spaced := judge.Result{
		Case: judge.Case{Source: judge.Sample, Number: 1}, Verdict: judge.Presentation,
		WhiteSpace: &checker.LineDifference{Line: 3, Want: "... ", Found: "...\t" + strings.Repeat(" ", 100)},
	}
	checkParts(t, w.Judgement(&spaced),
		"Presentation error on sample 1. White space differs in line 3: expected “... ”, "+
			"found “...�"+strings.Repeat(" ", 36)+"…”.")
	instead := judge.Result{
		Case: judge.Case{Source: judge.Sample, Number: 1}, Verdict: judge.WrongAnswer,
		Instead:    judge.Instead{Wrote: "out\a", Reads: "input", Freopen: true},
		Comparison: checker.Compare(nil, []byte("123456789\n")),
	}
	checkParts(t, w.Judgement(&instead),
		"Wrong answer on sample 1. It wrote out� instead of standard output. It reads input, which is "+
			"not there, instead of standard input. A freopen belongs under #ifndef ONLINE_JUDGE",
		"The answer ends too soon")
	inEveryLanguage(t, func(w *Words) (said []string) {
		for _, source := range [...]judge.Source{judge.Sample, judge.File, judge.Own, judge.Random, judge.Shrunk} {
			said = append(said, w.Judgement(&judge.Result{Case: judge.Case{Source: source, Number: 7, File: "a file"}}))
		}
		for v := range judge.Verdict(judge.Verdicts) {
			said = append(said, w.Verdict(v))
		}
		return append(said, w.Judgement(&wrong), w.Judgement(&signal), w.Judgement(&status), w.Judgement(&slow),
			w.Judgement(&lost), w.Judgement(&spaced), w.Judgement(&instead))
	})
}

func TestHowManyCasesHadWhichVerdict(t *testing.T) {
	var tally judge.Tally
	fail.Unequal(t, w.Verdicts(&tally), "AC 0", "of no case")
	tally.Cases, tally.By[judge.Accepted], tally.By[judge.TimeLimit] = 13, 12, 1
	got, want := w.Verdicts(&tally), "AC 12, TLE 1"
	fail.If(t, got != want, "%q, want %q", got, want)
	fail.Unequal(t, w.Seconds(1234*time.Millisecond), "1.23", "it")
}

func TestWhiteSpaceOfAcceptedAnswersIsRemarked(t *testing.T) {
	var tally judge.Tally
	fail.Unequal(t, w.WhiteSpace(&tally), "", "of no case")
	for n, want := range []string{"one accepted answer: sample 1.", "2 accepted answers, first in sample 1."} {
		tally.Add(&judge.Result{Case: judge.Case{Source: judge.Sample, Number: n + 1},
			WhiteSpace: &checker.LineDifference{}})
		checkParts(t, w.WhiteSpace(&tally), want)
		inEveryLanguage(t, func(w *Words) []string { return []string{w.WhiteSpace(&tally)} })
	}
}

func TestAllThatIsWrongWithAnAnswerIsSaid(t *testing.T) {
	const right = "123456789\n"
	for answer, parts := range map[string][]string{
		right:         {"The answer is right."},
		"123456780\n": {"Row 1, column 9: expected “9”, found “0”"},
		"023456780\n": {"One more cell differs."},
		"12345":       {"4 cells are missing"},
		right + "x\n": {"more text after the board"},
		"ERROR":       {"no contradiction"},
		"what is this line\n" +
			right: {"Line 1 of the answer is not a row of a board: what is this line", "All else is right."},
	} {
		c := checker.Compare([]byte(answer), []byte(right))
		t.Run(answer, func(t *testing.T) { checkParts(t, w.Comparison(&c), parts...) })
		inEveryLanguage(t, func(w *Words) []string { return []string{w.Comparison(&c)} })
	}
}

func TestALimitThatWasExceededIsNamed(t *testing.T) {
	r := judge.Result{Verdict: judge.MemoryLimit, Run: program.Result{Usage: program.Usage{Memory: 70 << 20}},
		Limits: judge.SolutionLimits(1500*time.Millisecond, 64<<20)}
	fail.Unequal(t, w.Reason(&r), "It used 70 MB; the limit is 64 MB.", "of the memory is said")
	r.Verdict = judge.TimeLimit
	got := w.Reason(&r)
	fail.Unless(t, strings.HasSuffix(got, "; the limit is 1.5 s."), "of the time is said %q", got)
}
