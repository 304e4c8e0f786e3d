package tester

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ninefold/engine/judge"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/engine/toolchain"
	"ninefold/gui/tasks/taskstest"
	"ninefold/gui/view"
)

// source writes a source whose language this binary compiles and runs, by a table for this test.
func source(t *testing.T, content string) string {
	t.Helper()
	home := t.TempDir()
	for _, name := range []string{"HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "AppData", "LocalAppData"} {
		t.Setenv(name, home)
	}
	table, err := toolchain.TableFile()
	fail.OnError(t, err)
	name := filepath.Join(t.TempDir(), "a solution.made")
	row := fmt.Sprintf("[Made]\nfiles = ['.made']\ncompile = %q\nrun = %q\nreads = 'reads.d'\n",
		command("compiles", "{source}"), command("right"))
	for name, content := range map[string]string{table: row, name: content} {
		fail.OnError(t, os.MkdirAll(filepath.Dir(name), 0o700))
		texttest.Write(t, name, content)
	}
	return name
}

func TestASourceIsCompiledAndTested(t *testing.T) {
	name := source(t, "right")
	b := newBench(t)
	b.tests(quoted(name))
	said := b.said().Summary
	fail.Unless(t, strings.HasPrefix(said, "3 cases in "), "said is %q, %q", said, b.opened.Shown.Message)
}

func TestWhatTheCompilerSaysIsShown(t *testing.T) {
	name := source(t, "wrong")
	b := newBench(t)
	b.tests(quoted(name))
	b.says("a solution.made: compilation error (Made)")
	said := b.opened.Shown.Message
	fail.If(t, strings.Contains(said, filepath.Dir(name)), "the whole path stands in %q", said)
	said = strings.Join(shown[view.Text](b).Lines, "\n")
	fail.If(t, !strings.Contains(said, "a solution.made:1:7: it is wrong") || b.said().Summary != "" ||
		b.run.Tally.Cases != 0, "shown is %q, said %q", said, b.said().Summary)
}

func TestThatASourceIncludesOthersIsSaid(t *testing.T) {
	name := source(t, "more")
	b := newBench(t)
	b.tests(quoted(name))
	fail.Unequal(t, b.opened.Shown.Message, "It includes more.h, and a judge takes one file.", "said")
}

func TestATableThatCannotBeReadIsSaid(t *testing.T) {
	name := source(t, "")
	table, err := toolchain.TableFile()
	fail.OnError(t, err)
	texttest.Write(t, table, "[Made]\nruns = \"made\"")
	b := newBench(t)
	b.tests(quoted(name))
	b.says("Line 2, column 1")
}

func TestLongLinesOfACompilerAreBroken(t *testing.T) {
	long := strings.Repeat("abcdefghij", 20)
	lines := compilerLines("first\n" + long)
	fail.If(t, len(lines) != 4 || strings.Join(lines, "") != "first"+long, "broken they are %q", lines)
}

func TestTheTimeToCompileIsToldApart(t *testing.T) {
	tasks := taskstest.New()
	r := &run{tasks: tasks.Runner, begun: tasks.Clock.Now()}
	for _, s := range []judge.Stage{judge.Compiling, judge.Running} {
		r.told.Stage = s
		r.collect()
		tasks.Clock.Advance(6 * time.Second)
	}
	r.told.Total, r.told.Tally.Cases = 1, 1
	r.collect()
	r.took = r.elapsed()
	r.over = true
	words := r.words()
	fail.If(t, !strings.HasPrefix(words, "1 case in 6.00 s") || !strings.HasSuffix(words, " · compiled in 6.00 s"),
		"it says %q", words)
}

// beside writes another source beside one.
func beside(t *testing.T, source, name, content string) string {
	t.Helper()
	return texttest.Write(t, filepath.Join(filepath.Dir(source), name), content)
}

func TestSeveralSourcesStandInATable(t *testing.T) {
	first := source(t, "right")
	second := beside(t, first, "b.made", "wrong")
	b := newBench(t)
	b.drop([]string{first, second})
	b.tests(b.form.typed[commandID])
	table := shown[view.Results](b)
	fail.NowIf(t, len(table.Results) != 2 || len(table.Headings) != 3,
		"shown is %+v, said %q", table, b.opened.Shown.Message)
	right, wrong := table.Results[0], table.Results[1]
	fail.If(t, right.Words != "a solution.made" || right.Tag != "AC" || !strings.HasSuffix(right.Columns[0], " s"),
		"of the right one is shown %+v", right)
	fail.If(t, wrong.Tag != "CE" || wrong.Columns[0] != none || wrong.Columns[2] != "b.made:1:7: it is wrong",
		"of the one that is not compiled is shown %+v", wrong)
	said := b.said()
	fail.If(t, said.Summary != "1 of 2 accepted" || len(said.Counts) != 2, "said is %+v", said)
	b.Choose(1)
	fail.If(t, shown[view.Results](b).Current != 1 || b.shown != nil, "a solution cannot be chosen")
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
