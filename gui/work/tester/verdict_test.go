package tester

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ninefold/engine/judge"
	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/gui/language"
	"ninefold/gui/model/settings"
	"ninefold/gui/view/deck"
	"ninefold/gui/work/tasks/taskstest"
)

func TestAProgramThatDoesNotAnswerHasItsVerdict(t *testing.T) {
	for solution, c := range map[string]struct {
		seconds string
		verdict judge.Verdict
		warned  string
	}{
		"crashes": {"2", judge.RuntimeError, "7"},
		"loops":   {"0.05", judge.TimeLimit, language.Words().Verdict(judge.TimeLimit)},
	} {
		b := newBench(t)
		b.opened.Type(secondsID, c.seconds)
		b.begins(command(solution))
		b.await("a failing case", func() bool { return len(b.rows) > 0 })
		first := b.rows[0]
		fail.If(t, first.Verdict != c.verdict, "%s: the verdict is %v", solution, first.Verdict)
		b.puts(0)
		fail.If(t, b.Comparison.Shown() || !strings.Contains(b.main.Said, c.warned), "%s: said is %q", solution,
			b.main.Said)
		fail.If(t, solution == "crashes" && !strings.Contains(b.texts(), "oh"),
			"its standard error is not shown: %q", b.texts())
		b.End()
	}
}

// If a program gives no answer, what it says is read first; its case and output say little.
func TestWhyThereIsNoAnswerComesFirst(t *testing.T) {
	b := newBench(t)
	b.tests(command("opens", "gone.py"))
	fail.Unless(t, shown[deck.Texts](b).More, "without the right answer there are no others")
	first := shown[deck.Picture](b).Headline + shown[deck.Picture](b).Words + shown[deck.Texts](b).Texts[1].Lines[0]
	for _, want := range []string{
		"Runtime error", "Exit code 3", "cannot open gone.py",
	} {
		fail.Lacks(t, first, want, "before the case")
	}
	fail.If(t, strings.Contains(first, "points to"), "of a case without an answer is said whose turn it is: %s", first)
	b = newBench(t)
	b.tests(command("wrong"))
	fail.Unless(t, strings.HasPrefix(b.texts(), string(b.rows[0].Case.Input)),
		"of a wrong answer is shown %q", b.texts())
	fail.If(t, shown[deck.Texts](b).More, "beside its right answer there are others")
}

func TestAProgramThatNeverWorksIsNotRunForEver(t *testing.T) {
	b := newBench(t)
	b.opened.Type(countID, "40")
	b.tests(command("crashes"))
	fail.Unequal(t, b.run.Tally.Cases, judge.EnoughCrashes, "cases")
	b.says("Stopped after 20 cases: all others would end in the same runtime error")
	b.opened.Type(countID, "17") // 20 cases with the samples
	b.tests(command("crashes"))
	said := b.opened.Shown.Message
	fail.If(t, b.run.Tally.Cases != b.run.Total || strings.Contains(said, "Stopped"), "after all cases: %q", said)
	b.opened.Type(countID, "40")
	b.opened.Type(secondsID, "0.01")
	b.tests(command("loops"))
	fail.Unequal(t, b.run.Tally.Cases, maxTimeouts, "of a program that is too slow cases")
	b.says("Stopped: 10 cases have exceeded the time limit.")
}

func TestTheTestsOfAFolderAreFoundWhileTheWindowGoesOn(t *testing.T) {
	folder := t.TempDir()
	for _, name := range []string{"b.in", "a.in"} {
		texttest.Write(t, filepath.Join(folder, name), strings.Repeat(".........\n", 8)+"........x\n9 9\n")
	}
	b := newBench(t)
	b.opened.Type(filesID, folder)
	b.begins(command("right"))
	fail.Unequal(t, b.said().Summary, "Looking for test files: 0 found.", "at once is said")
	b.await("the end", func() bool { return b.run.over })
	said := b.said().Summary
	fail.If(t, !strings.HasPrefix(said, "5 cases in ") || b.run.Found != 2, "%d found, said is %q", b.run.Found, said)
	for where, words := range map[string]string{
		filepath.Join(folder, "none"): "no such file", t.TempDir(): "no file in it is a test",
		"none": "no such file",
	} {
		b.opened.Type(filesID, where)
		b.tests(command("right"))
		b.failed(words)
		fail.Unequal(t, b.run.Tally.Cases, 0, "%s: cases", where)
	}
	b.opened.Type(filesID, texttest.Write(t, filepath.Join(folder, "short.in"), "........."))
	b.tests(command("right"))
	b.failed("short.in: ")
	fail.If(t, b.run.Tally.Cases != 3 || b.opened.Shown.Focus != filesID || b.notice().Buttons[0].ID != chooseFilesID,
		"after %d cases the keyboard is given to %q", b.run.Tally.Cases, b.opened.Shown.Focus)
}

// Remarks about a case disappear with another case or test, even if the same board is shown.
func TestWhatWasSaidOfACaseLeavesTheBoardWithIt(t *testing.T) {
	b := newBench(t)
	b.tests(command("wrong"))
	b.puts(1)
	fail.NowIf(t, !b.Comparison.Shown() || b.main.Said == "", "nothing is said of the case")
	other := &b.run.results[1]
	other.Case.Input, other.Verdict = b.rows[1].Case.Input, judge.TimeLimit
	b.Refresh()
	if b.puts(3); b.Comparison.Shown() || !strings.Contains(b.main.Said, "Time limit exceeded") {
		t.Errorf("with another case the answer to the first is shown: %v; said is %q", b.Comparison.Shown(),
			b.main.Said)
	}
	b.puts(1)
	b.begins(command("sleeps"))
	fail.If(t, b.Comparison.Shown() || b.main.Said != "",
		"with another test the answer is shown: %v; said is %q", b.Comparison.Shown(), b.main.Said)
	b.End()
	b.Comparison.CompareWith([]byte("something of the user's"))
	b.begins(command("sleeps"))
	fail.Unless(t, b.Comparison.Shown(), "a test ends a comparison that is not its own")
	b.End()
}

// source writes a source whose language this binary compiles and runs, by a table for this test.
func source(t *testing.T, content string) string {
	home := t.TempDir()
	for _, name := range []string{"HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "AppData", "LocalAppData"} {
		t.Setenv(name, home)
	}
	table := fail.Must(toolchain.TableFile())(t)
	name := filepath.Join(t.TempDir(), "a solution.made")
	row := fmt.Sprintf("[Made]\nfiles = ['.made']\ncompile = %q\nrun = %q\nreads = 'reads.d'\n",
		command("compiles", "{source}"), command("right"))
	for name, content := range map[string]string{table: row, name: content} {
		fail.OnError(t, os.MkdirAll(filepath.Dir(name), 0o700))
		texttest.Write(t, name, content)
	}
	return name
}

func TestWhatTheCompilerSaysIsShown(t *testing.T) {
	name, b := source(t, "wrong"), newBench(t)
	b.tests(quoted(name))
	counts, foot := b.said().Counts, b.opened.Shown.Message
	fail.If(t, len(counts) != 1 || counts[0].Words != "a solution.made: compilation error (Made)" || foot != "",
		"above what the compiler says stands %v, at the foot %q", counts, foot)
	said := strings.Join(shown[deck.Passage](b).Lines, "") // lines are cut anywhere after 100 characters
	fail.If(t, !strings.Contains(said, "a solution.made:1:7: it is wrong") || b.said().Summary != "" ||
		b.run.Tally.Cases != 0, "shown is %q, said %q", said, b.said().Summary)
	texttest.Write(t, name, "more")
	b.tests(quoted(name))
	fail.Unequal(t, b.opened.Shown.Message, "It includes more.h, and a judge takes one file.", "said")
}

func TestATableThatCannotBeReadIsSaid(t *testing.T) {
	name := source(t, "")
	texttest.Write(t, fail.Must(toolchain.TableFile())(t), "[Made]\nruns = \"made\"")
	b := newBench(t)
	b.tests(quoted(name))
	b.failed("Line 2, column 1")
}

func TestLongLinesOfACompilerAreBroken(t *testing.T) {
	long, caret := strings.Repeat("abcdefghij", 20), strings.Repeat(" ", 150)+"^~~~"
	lines := compilerLines("first\n" + long + "\n    " + long + "\n" + caret)
	fail.If(t, len(lines) != 6 || strings.Join(lines[:4], "") != "first"+long, "broken they are %q", lines)
	fail.If(t, lines[4] != "    "+long || lines[5] != caret, "code and what points to it are broken: %q", lines)
}

// TestTheTimeToCompileOrToSearchTheSmallestIsNotThatOfTheCases, whichever stages come while nothing is painted, and if
// the test is stopped.
func TestTheTimeToCompileOrToSearchTheSmallestIsNotThatOfTheCases(t *testing.T) {
	var r *run
	for _, stages := range [][]judge.Stage{
		{judge.Compiling, judge.Shrinking, judge.Running}, {judge.Running, judge.Shrinking},
		{judge.Compiling, judge.Shrinking}, {judge.Compiling, judge.Running, judge.Shrinking, judge.Running},
	} {
		tasks := taskstest.New()
		r = &run{tasks: tasks.Runner, begun: tasks.Clock.Now()}
		for _, s := range stages {
			r.told.Stage = s
			r.collect()
			fail.If(t, (&Tester{run: r}).cards() != nil, "before the first case something is said of cases")
			if tasks.Clock.Advance(6 * time.Second); s == judge.Running {
				r.took += 6 * time.Second
			}
		}
		fail.Unequal(t, r.elapsed(), r.took, "%v: the cases took", stages)
	}
	r.Total, r.Tally.Cases, r.over = 1, 1, true
	words := r.words()
	fail.If(t, !strings.HasPrefix(words, "1 case in 12.00 s") || !strings.HasSuffix(words, " · compiled in 6.00 s"),
		"it says %q", words)
	r.Program.Standard = "C++20"
	fail.Unless(t, strings.HasSuffix(r.words(), " · compiled as C++20 in 6.00 s"), "it says %q", r.words())
}

// beside writes another source beside one.
func beside(t *testing.T, source, name, content string) string {
	return texttest.Write(t, filepath.Join(filepath.Dir(source), name), content)
}

func TestSeveralSourcesStandInATable(t *testing.T) {
	first := source(t, "right")
	second, b := beside(t, first, "b.made", "wrong"), newBench(t)
	b.drop([]string{first, second})
	b.tests(b.form.typed[commandID])
	table := shown[deck.Results](b)
	fail.NowIf(t, len(table.Results) != 2 || len(table.Headings) != 5,
		"shown is %+v, said %q", table, b.opened.Shown.Message)
	right, wrong := table.Results[0], table.Results[1]
	fail.If(t, right.Words != "a solution.made" || right.Tag != "AC" || !strings.HasSuffix(right.Columns[0], " s"),
		"of the right one is shown %+v", right)
	fail.If(t, wrong.Tag != "CE" || wrong.Columns[0] != language.Untested ||
		!strings.HasSuffix(wrong.Columns[4], "b.made:1:7: it is wrong"),
		"of the one that is not compiled is shown %+v", wrong)
	said := b.said()
	fail.If(t, said.Summary != "1 of 2 accepted" || len(said.Counts) != 2, "said is %+v", said)
	b.opened.Events.Content.Choose(1)
	fail.If(t, shown[deck.Results](b).Current != 1 || b.shown != nil, "a solution cannot be chosen")
}

func TestATestOfSeveralSaysThatItIsStoppedOnlyWhenItIs(t *testing.T) {
	r := &run{tasks: taskstest.New().Runner, plan: plan{command: program.Command{Args: []string{"all"}}},
		solutions: toolchain.Solutions{{Name: "a.cpp"}, {Name: "b.cpp"}}, standings: make([]judge.Standing, 1)}
	r.Total, r.Tally.Cases = 20, 5
	fail.Unequal(t, r.words(), "b.cpp: 5 of 20 cases · 1 of 2 accepted so far", "while it runs it says")
	r.over = true
	fail.Unequal(t, r.words(), "Stopped: 1 of 2 accepted so far", "when it was stopped it says")
}

func TestManySourcesOfAFolderAreRunOnlyAfterAQuestion(t *testing.T) {
	first := source(t, "right")
	for i := range 25 {
		beside(t, first, fmt.Sprintf("%d.made", i), "wrong")
	}
	b := newBench(t)
	b.begins(quoted(filepath.Dir(first)))
	b.await("the question", b.files.Dialogs.Busy)
	b.opened.Escape()
	b.await("the end", func() bool { return b.run.over })
	fail.If(t, b.run.standings != nil || b.run.err != nil, "%d were tested, %v", len(b.run.standings), b.run.err)
}

func TestACaseThatFailsOnlySometimesIsToldSo(t *testing.T) {
	b := newBench(t)
	b.tests(command("flakes", filepath.Join(t.TempDir(), "failed")))
	fail.Lacks(t, shown[deck.Picture](b).Words, "It fails in 1 of 3 runs.", "said is")
}

// judgedBy chooses another problem, and types the programs of its jury.
func (b *bench) judgedBy(reference, checker string) {
	b.opened.Events.Content.Do(tictactoeID + foreignEnd)
	b.opened.Type(referenceID, reference)
	b.opened.Type(checkerID, checker)
}

// A board that differs from the reference's is marked, but not explained by the rules of another problem.
func TestTheRulesOfNinefoldDoNotExplainAForeignAnswer(t *testing.T) {
	b := newBench(t)
	b.judgedBy(command("right"), "")
	b.tests(command("wrong"))
	said := shown[deck.Picture](b)
	fail.If(t, !strings.HasPrefix(said.Headline, "Row 1, column 2") || said.Words != "",
		"beside the board stands %q, %q", said.Headline, said.Words)
}

func TestACheckersWordsStandBesideTheCase(t *testing.T) {
	b := newBench(t)
	b.judgedBy("", command("looks"))
	b.tests(command("wrong"))
	said, texts := shown[deck.Picture](b), shown[deck.Texts](b).Texts
	fail.If(t, said.Words != "The checker says: wrong answer: nothing is marked" ||
		texts[2].Title != language.Text(checkerID) || texts[2].Lines[0] != "wrong answer: nothing is marked",
		"said is %q, beside the output stands %+v", said.Words, texts[2])
	b.tests(command("squeezes"))
	fail.Unless(t, b.run.accepted(), "%+v", b.rows)
}

func TestWhatIsWrongWithAJuryIsSaidAtItsField(t *testing.T) {
	gone := filepath.Join(t.TempDir(), "gone.py")
	for _, tc := range []struct{ reference, checker, field, said string }{
		{quoted("sh", gone), "", referenceID, "gone.py"}, {"", quoted(gone), checkerID, "gone.py"},
		{"", "./gone", checkerID, "Cannot start ./gone"},
		{command("crashes"), "", referenceID, "failed on sample 1. Exit code"},
		{"", command("crashes"), checkerID, "failed on sample 1. Exit code"},
		{"", command("refuses"), checkerID, "No board is a case. The checker gives no verdict: oh"},
	} {
		b := newBench(t)
		b.judgedBy(tc.reference, tc.checker)
		b.tests(command("right"))
		b.failed(tc.said)
		fail.If(t, b.opened.Shown.Focus != tc.field || b.notice().Buttons[0].ID != chooserOf[tc.field],
			"%+v: the keyboard is given to %q", tc, b.opened.Shown.Focus)
	}
	b := newBench(t)
	here := filepath.Join(t.TempDir(), "gone.py")
	texttest.Write(t, here, "")
	b.judgedBy(quoted("sh", gone), "")
	b.tests(quoted("sh", here))
	b.failed("gone.py")
	fail.Unequal(t, b.opened.Shown.Focus, referenceID, "of two programs of one name the keyboard is given to")
	for reference, said := range map[string]string{"'": "is not closed", " ": "Name a reference or a checker"} {
		b := newBench(t)
		b.judgedBy(reference, "")
		b.opened.Type(commandID, command("right"))
		b.opened.Press(b.startWords())
		b.says(said)
		focus := b.opened.Shown.Focus
		fail.If(t, b.run != nil || focus != referenceID, "the keyboard is given to %q", focus)
	}
}

func TestBoardsThatAreNoCasesAreCounted(t *testing.T) {
	r := run{Progress: judge.Progress{Total: 3}}
	refused := judge.Result{Case: judge.Case{Kind: judge.Sample, Number: 2}, Verdict: judge.Refused,
		Ruling: &judge.Ruling{Kind: judge.NoAnswer, Said: "two solutions"}}
	r.Tally.Add(&refused)
	const want = "One board is no case, sample 2. The reference gives no answer: two solutions"
	fail.Lacks(t, r.remarks(), want, "said is")
	r.Spared = 986
	fail.Lacks(t, r.remarks(), language.Words().Plural("test.spared", 986), "of cases that were spared is said")
}

func TestAProblemOfNinefoldHasNoJury(t *testing.T) {
	b := newBench(t)
	b.judgedBy(command("counts"), "")
	b.opened.Events.Content.Do(tictactoeID)
	b.tests(command("right"))
	fail.If(t, !b.run.accepted() || b.run.kept.Foreign(), "the jury counts: %+v", b.rows)
	b.opened.Events.Content.Do(crosshatchID + foreignEnd)
	p, err := b.form.read()
	fail.If(t, err != nil || p.kept.Reference != command("counts") || p.test.Suite.Problem != judge.Crosshatch,
		"what was typed is gone: %+v, %v", p.kept, err)
	again := newForm(p.kept)
	fail.If(t, !again.foreign || again.typed[referenceID] != command("counts"), "it is not kept: %+v", again)
}

func TestTheProgramsOfAJuryAreWatchedToo(t *testing.T) {
	p := plan{command: program.Command{Args: []string{"a.cpp"}},
		kept: settings.Test{Reference: "python3 slow.py", Checker: "'my checker.cpp'"}}
	fail.Differ(t, p.watched().Args, []string{"a.cpp", "python3", "slow.py", "my checker.cpp"}, "watched are")
}
