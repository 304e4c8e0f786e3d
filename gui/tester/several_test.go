package tester

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/gui/view"
)

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
