package judge

import (
	"errors"
	"io"
	"os"
	"strconv"
	"strings"
	"testing"

	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

// juryOf returns a jury of two solutions of this binary, "" for none.
func juryOf(t *testing.T, reference, checker string) *Jury {
	line := func(name string) string {
		if name == "" {
			return ""
		}
		return solution(name).String()
	}
	return fail.Must(NewJury(t.Context(), new(toolchain.Builder), line(reference), line(checker)))(t)
}

// judgedBy tests a solution on generated grids and the samples.
func judgedBy(t *testing.T, jury *Jury, name string, shrink ShrinkWhen) (Progress, error) {
	t.Helper()
	test := Test{Suite: Suite{Problem: Crosshatch, Count: 60, Seed: 1}, Shrink: shrink, Failures: 1,
		Conditions: Conditions{Limits: limits, Jobs: 2, Jury: jury}}
	return test.Run(t.Context(), new(toolchain.Builder).Solution(solution(name).Args), unheard)
}

// A reference counts the digits, which is a problem of its own. It refuses grids with fewer than three.
func TestTheRightAnswerIsTheReferences(t *testing.T) {
	known, err := judgedBy(t, juryOf(t, "counts digits", ""), "counts digits", NoShrink)
	refused := known.Tally.By[Refused]
	fail.If(t, err != nil || known.First != nil || refused < 9 || known.Tally.Judged() != known.Total-refused ||
		known.Tally.FirstRefused.Ruling.Said != "too few",
		"%v, %+v", err, known.Tally)
	known, err = judgedBy(t, juryOf(t, "counts digits", ""), "counts nines as well", ShrinkAtEnd)
	fail.NowIf(t, err != nil || known.Smallest == nil, "%v, %+v", err, known.Tally)
	smallest := known.Smallest.Result
	empty := strings.Count(string(smallest.Case.Input), ".")
	fail.If(t, empty != 81-3 || smallest.Comparison.Other == nil || string(smallest.Case.Answer) != "3 digits\n" ||
		strings.Count(string(smallest.Case.Input), "9") != 1 || !known.Smallest.Minimal,
		"the smallest is %s: %+v", smallest.Case.Input, smallest.Comparison)
}

func TestACheckerGivesTheVerdict(t *testing.T) {
	for name, want := range map[string]Verdict{
		"hatches": Accepted, "counts digits": Presentation, "hatches blindly": WrongAnswer, "crashes": RuntimeError,
	} {
		known, err := judgedBy(t, juryOf(t, "", "checks grids"), name, ShrinkAtEnd)
		fail.NowIf(t, err != nil || (known.First == nil) != (want == Accepted), "%s: %v, %+v", name, err, known.Tally)
		if want == Accepted {
			continue
		}
		smallest := known.Smallest.Result
		fail.If(t, smallest.Verdict != want || want.Answered() != (smallest.Ruling != nil),
			"%s: %v, %+v", name, smallest.Verdict, smallest.Ruling)
	}
}

func TestTheExitStatusOfACheckerIsItsVerdict(t *testing.T) {
	for status, want := range map[string]Verdict{
		"0": Accepted, "1": WrongAnswer, "2": Presentation, "3": Refused, "4": Presentation,
	} {
		jury := juryOf(t, "", "exits")
		jury.checker.Command.Args = append(jury.checker.Command.Args, status)
		tester := newTester(Crosshatch, "hatches")
		tester.Jury = jury
		r, err := testOne(tester, samples(Crosshatch)[0])
		fail.If(t, err != nil || r.Verdict != want || r.Ruling != nil && strconv.Itoa(r.Ruling.Status) != status,
			"%s: %v, %+v, %v", status, r.Verdict, r.Ruling, err)
	}
}

// A checker refuses a board by its exit status, a reference by ending without an answer.
func TestABoardThatNobodyCanJudgeIsNoCase(t *testing.T) {
	for _, jury := range []*Jury{juryOf(t, "says nothing", ""), juryOf(t, "", "refuses")} {
		known, err := judgedBy(t, jury, "hatches", NoShrink)
		var none *NoCaseError
		fail.If(t, !errors.As(err, &none) || known.Tally.By[Refused] != known.Total ||
			!strings.Contains(err.Error(), "oh"), "%v, %+v", err, known.Tally)
	}
}

// Whatever a program of the jury does but judge, the test has failed, on a named case.
func TestAProgramOfTheJuryThatFailsEndsTheTest(t *testing.T) {
	for name, end := range map[string]program.End{
		"crashes": program.Exited, "refuses": program.Exited, "writes for ever": program.OutputLimit,
		"exits": program.Exited,
	} {
		for _, jury := range []*Jury{juryOf(t, name, ""), juryOf(t, "", name)} {
			if jury.checks() && (name == "refuses" || name == "crashes") {
				continue // it exits with 3 or 2, which is a verdict
			}
			test := Test{Suite: Suite{Problem: Crosshatch, Count: 60, Seed: 1},
				Conditions: Conditions{Limits: limits, Jobs: 2, Jury: jury}}
			failed := fail.As[*JuryError](t, fail.ErrorOf(test.Run(t.Context(),
				new(toolchain.Builder).Solution(solution("hatches").Args), unheard)), "%s", name)
			fail.If(t, failed.Checker != jury.checks() || failed.Case.Kind != Sample || failed.Case.Number != 1 ||
				failed.Run.End != end || name != "exits" && end == program.Exited && failed.Said() == "",
				"%s: %+v", name, failed)
			_, err := test.RunAll(t.Context(), toolchain.Solutions{
				new(toolchain.Builder).Solution(solution("hatches").Args)}, unheard,
				func(Standing) error { return nil })
			fail.As[*JuryError](t, err, "%s, of several", name)
		}
	}
}

func TestAnAnswerBesideAForeignTestIsTaken(t *testing.T) {
	t.Chdir(t.TempDir())
	texttest.Write(t, "1.in", samples(Crosshatch)[0].Input)
	texttest.Write(t, "1.ans", "YES\n")
	cases, err := ReadTests(Crosshatch, "1.in", true)
	fail.If(t, err != nil || string(cases[0].Answer) != "YES\n", "%v, %+v", err, cases)
	texttest.Write(t, "1.in", string(samples(Crosshatch)[0].Input)+string(samples(Crosshatch)[1].Input))
	cases, err = ReadTests(Crosshatch, "1.in", true)
	fail.If(t, err != nil || len(cases) != 2 || string(cases[0].Answer) == "YES\n", "%v, %+v", err, cases)
}

// countDigits says how many digits a grid has, if there are at least three.
func countDigits(nines int) {
	read, _ := io.ReadAll(os.Stdin)
	input := string(read)
	digits := 0
	for _, r := range input {
		if '1' <= r && r <= '9' {
			digits++
		}
	}
	if digits < 3 {
		os.Stderr.WriteString("too\nfew\n")
		return
	}
	digits += nines * strings.Count(input, "9")
	os.Stdout.WriteString(string(rune('0'+digits%10)) + " digits\n")
}

// checkGrid is a checker in the way of testlib's.
func checkGrid() {
	var texts []string
	for _, name := range os.Args[2:] {
		content, err := os.ReadFile(name)
		if err != nil {
			panic(err)
		}
		texts = append(texts, string(content))
	}
	switch _, output, answer := texts[0], texts[1], texts[2]; {
	case strings.Contains(output, "digits"):
		os.Stderr.WriteString("wrong output format: no grid\n")
		os.Exit(2)
	case output != answer:
		os.Stderr.WriteString("wrong answer: another grid\n")
		os.Exit(1)
	}
	os.Stderr.WriteString("ok\n")
}
