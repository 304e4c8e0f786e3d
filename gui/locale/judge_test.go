package locale

import (
	"testing"
	"time"

	"ninefold/engine/checker"
	"ninefold/engine/judge"
	"ninefold/engine/program"
)

func TestWhatAJudgeSaysOfACase(t *testing.T) {
	wrong := judge.Result{
		Case: judge.Case{Source: judge.Sample, Number: 2}, Verdict: judge.WrongAnswer,
		Comparison: checker.Compare([]byte("ERROR"), []byte("123456789\n")),
	}
	checkParts(t, Judgement(&wrong), Verdict(judge.WrongAnswer), "2", "The answer is ERROR")
	signal := judge.Result{Case: judge.Case{Source: judge.File, File: "big"}, Verdict: judge.RuntimeError, Run: program.Result{Signal: "segmentation fault"}}
	checkParts(t, Judgement(&signal), Verdict(judge.RuntimeError), "big", "segmentation fault")
	status := judge.Result{Case: judge.Case{Source: judge.Shrunk}, Verdict: judge.RuntimeError, Run: program.Result{Status: 3}}
	checkParts(t, Judgement(&status), "3")
	slow := judge.Result{Case: judge.Case{Source: judge.Sample, Number: 1}, Verdict: judge.TimeLimit}
	inEveryLanguage(t, func() (said []string) {
		for source := range judge.Shrunk {
			said = append(said, Judgement(&judge.Result{Case: judge.Case{Source: source, Number: 7, File: "a file"}}))
		}
		for v := range judge.Verdict(judge.Verdicts) {
			said = append(said, Verdict(v))
		}
		return append(said, Judgement(&wrong), Judgement(&signal), Judgement(&status), Judgement(&slow))
	})
}

func TestHowManyCasesHadWhichVerdict(t *testing.T) {
	var tally judge.Tally
	if got := Verdicts(&tally); got != "" {
		t.Errorf("of no case: %q", got)
	}
	tally.By[judge.Accepted], tally.By[judge.TimeLimit] = 12, 1
	if got, want := Verdicts(&tally), Verdict(judge.Accepted)+" 12, "+Verdict(judge.TimeLimit)+" 1"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := Seconds(1234 * time.Millisecond); got != "1.23" {
		t.Errorf("%q", got)
	}
}

func TestAllThatIsWrongWithAnAnswerIsSaid(t *testing.T) {
	const right = "123456789\n"
	for answer, parts := range map[string][]string{
		right:                         {"The answer is right."},
		"123456780\n":                 {"Row 1, column 9: expected 9, found 0"},
		"023456780\n":                 {"2 cells differ."},
		"12345":                       {"missing cells: 4"},
		right + "x\n":                 {"More follows"},
		"ERROR":                       {"no contradiction"},
		"what is this line\n" + right: {"Line 1 of the answer is no row of a board: what is this line", "All else is right."},
	} {
		c := checker.Compare([]byte(answer), []byte(right))
		t.Run(answer, func(t *testing.T) { checkParts(t, Comparison(&c), parts...) })
		inEveryLanguage(t, func() []string { return []string{Comparison(&c)} })
	}
}
