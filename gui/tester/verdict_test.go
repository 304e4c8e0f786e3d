package tester

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/judge"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

func TestAProgramThatDoesNotAnswerHasItsVerdict(t *testing.T) {
	for solution, c := range map[string]struct {
		seconds string
		verdict judge.Verdict
		warned  string
	}{
		"crashes": {"2", judge.RuntimeError, "3"},
		"loops":   {"0.05", judge.TimeLimit, locale.Words().Verdict(judge.TimeLimit)},
	} {
		b := newBench(t)
		b.opened.Type(secondsID, c.seconds)
		b.begins(command(solution))
		b.await("a failing case", func() bool { return len(b.rows) > 0 })
		first := b.rows[0]
		fail.If(t, first.Verdict != c.verdict, "%s: the verdict is %v", solution, first.Verdict)
		b.puts(0)
		fail.If(t, b.Comparison.Shown() || !strings.Contains(b.warned, c.warned), "%s: said is %q", solution, b.warned)
		fail.If(t, solution == "crashes" && !strings.Contains(b.texts(), "oh"),
			"its standard error is not shown: %q", b.texts())
		b.End()
	}
}

// If a program gives no answer, what it says is read first; its case and output say little.
func TestWhyThereIsNoAnswerComesFirst(t *testing.T) {
	b := newBench(t)
	b.tests(command("opens", "gone.py"))
	folder, err := os.Getwd()
	fail.OnError(t, err)
	first := shown[view.Verdict](b).Words + shown[view.Texts](b).Texts[1].Lines[0]
	for _, want := range []string{
		"Runtime error", "Exit code 3", "gone.py is not there: the working folder is " + folder, "cannot open gone.py",
	} {
		fail.Lacks(t, first, want, "before the case")
	}
	b = newBench(t)
	b.tests(command("wrong"))
	fail.Unless(t, strings.HasPrefix(b.texts(), string(b.rows[0].Case.Input)),
		"of a wrong answer is shown %q", b.texts())
}

func TestAProgramThatNeverWorksIsNotRunForEver(t *testing.T) {
	b := newBench(t)
	b.opened.Type(countID, "40")
	b.tests(command("crashes"))
	const same = "the first 20 cases all ended in the same runtime error"
	said := b.opened.Shown.Message
	fail.If(t, b.run.Tally.Cases != judge.EnoughCrashes || !strings.Contains(said, same),
		"after %d cases: %q", b.run.Tally.Cases, said)
	b.opened.Type(countID, "17") // 20 cases with the samples
	b.tests(command("crashes"))
	if said := b.opened.Shown.Message; b.run.Tally.Cases != b.run.Total || strings.Contains(said, "Stopped") {
		t.Errorf("after all %d cases: %q", b.run.Total, said)
	}
}

func TestAProgramThatIsTooSlowIsNotRunForEver(t *testing.T) {
	b := newBench(t)
	b.opened.Type(countID, "40")
	b.opened.Type(secondsID, "0.01")
	b.tests(command("loops"))
	if said := b.opened.Shown.Message; b.run.Tally.Cases != maxTimeouts ||
		!strings.HasPrefix(said, "Stopped: 10 cases have exceeded the time limit.") {
		t.Errorf("after %d cases: %q", b.run.Tally.Cases, said)
	}
}

func TestWhiteSpaceIsARemarkUnlessItCounts(t *testing.T) {
	b := newBench(t)
	b.tests(command("trims"))
	const remark = "White space differs in 3 accepted answers, first in sample 1."
	says := func(words string) bool {
		said := b.notice().Words
		return strings.HasPrefix(said, words) && strings.HasSuffix(said, remark)
	}
	fail.If(t, !says("All 3 cases are answered correctly.") || len(b.rows) != 0,
		"said %q, %d failing cases", b.notice().Words, len(b.rows))
	b.run.Total++ // as after a stop before the last case
	b.Refresh()
	fail.Unless(t, says("Stopped after 3 of 4 cases"), "of a stopped test is said %q", b.notice().Words)
	b.opened.Press("White space counts")
	b.tests(command("trims"))
	said := b.said().Summary
	fail.If(t, !strings.HasPrefix(said, "3 cases in ") || b.rows[1].Verdict != judge.Presentation, "said %q", said)
	b.puts(1)
	fail.Lacks(t, b.warned, "Presentation error on sample 1. White space differs in line 1", "of the case is said")
}

func TestTheTestsOfAFolderAreFoundWhileTheWindowGoesOn(t *testing.T) {
	folder := t.TempDir()
	for _, name := range []string{"b.in", "a.in"} {
		board := strings.Repeat(".........\n", 8) + "........x\n9 9\n"
		texttest.Write(t, filepath.Join(folder, name), board)
	}
	b := newBench(t)
	b.opened.Type(filesID, folder)
	b.begins(command("right"))
	fail.Unequal(t, b.said().Summary, "Looking for test files: 0 found.", "at once is said")
	b.await("the end", func() bool { return b.run.over })
	said := b.said().Summary
	fail.If(t, !strings.HasPrefix(said, "5 cases in ") || b.run.Found != 2, "%d found, said is %q", b.run.Found, said)
	for where, words := range map[string]string{
		filepath.Join(folder, "none"): "no such file", t.TempDir(): "no file in it ends in .in",
		"none": "(the working folder is ",
	} {
		b.opened.Type(filesID, where)
		b.tests(command("right"))
		if b.says(words); b.run.Tally.Cases != 0 || b.said().Summary != "" {
			t.Errorf("%s: %d cases were run, said is %q", where, b.run.Tally.Cases, b.said().Summary)
		}
	}
}

// Remarks about a case disappear with another case or test, even if the same board is shown.
func TestWhatWasSaidOfACaseLeavesTheBoardWithIt(t *testing.T) {
	b := newBench(t)
	b.tests(command("wrong"))
	b.puts(1)
	fail.NowIf(t, !b.Comparison.Shown() || b.warned == "", "nothing is said of the case")
	other := &b.run.results[1]
	other.Case.Input, other.Verdict = b.rows[1].Case.Input, judge.TimeLimit
	b.Refresh()
	if b.puts(3); b.Comparison.Shown() || !strings.Contains(b.warned, "Time limit exceeded") {
		t.Errorf("with another case the answer to the first is shown: %v; said is %q", b.Comparison.Shown(), b.warned)
	}
	b.puts(1)
	renders := b.renders
	b.begins(command("sleeps"))
	fail.If(t, b.Comparison.Shown() || b.warned != "" || b.renders == renders,
		"with another test the answer is shown: %v; said is %q", b.Comparison.Shown(), b.warned)
	b.End()
	b.Comparison.CompareWith([]byte("something of the user's"))
	b.begins(command("sleeps"))
	fail.Unless(t, b.Comparison.Shown(), "a test ends a comparison that is not its own")
	b.End()
}
