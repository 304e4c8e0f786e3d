package tester

import (
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/judge"
	"ninefold/engine/test/fail"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/view"
)

var ownCase = "x........\n" + strings.Repeat(".........\n", 8) + "1 1\n"

// writes types an own case into the open dialog, and presses Ctrl+Enter.
func (b *bench) writes(text string) {
	b.t.Helper()
	b.opened.TypeIn(b.opened.Top().Focus, text)
	b.opened.Key(keys.Ctrl(keys.Enter))
}

func TestAnOwnCaseIsRunAloneAndAgainByF5(t *testing.T) {
	b := newBench(t)
	b.opened.Type(commandID, command("noisy"))
	b.opened.Press("Own case…")
	b.writes("x")
	fail.NowIf(t, b.run != nil || !b.files.Dialogs.Busy(), "a case that cannot be read is run")
	b.opened.TypeIn(b.opened.Top().Focus, ownCase)
	fail.Lacks(t, screentest.Words(b.opened.Top()), locale.Text("test.own.advice"), "when that is mended it says")
	b.writes(ownCase)
	b.await("the end", func() bool { return b.run != nil && b.run.over })
	fail.NowIf(t, b.files.Dialogs.Busy() || b.run.Tally.Cases != 1 || len(b.rows) != 1 ||
		b.rows[0].Case.Kind != judge.Own, "%d cases were run, %d listed", b.run.Tally.Cases, len(b.rows))
	texts := shown[view.Texts](b).Texts
	fail.If(t, len(texts) != 3 || !strings.HasPrefix(texts[1].Lines[0], "x!!") || texts[2].Lines[0] != "row by row",
		"beside the input stands %+v", texts)
	v := shown[view.Verdict](b)
	fail.If(t, v.Tag != "Accepted" || v.Answer != view.Yes, "the verdict is %+v", v)
	first := b.run
	b.opened.Type(commandID, command("wrong"))
	b.opened.Key(keys.Alone("F5"))
	b.await("the end of another", func() bool { return b.run != first && b.run.over })
	if v := shown[view.Verdict](b); b.run.Tally.Cases != 1 || v.Answer != view.Wrong || b.run.Smallest != nil {
		t.Errorf("again, %d cases, %+v", b.run.Tally.Cases, v)
	}
	b.opened.Press("Edit case…")
	fail.Unless(t, strings.Contains(screentest.Words(b.opened.Top()), ownCase), "the case cannot be edited")
}

func TestF5TestsAgain(t *testing.T) {
	b := newBench(t)
	b.tests(command("right"))
	first := b.run
	b.opened.Key(keys.Alone("F5"))
	b.await("another test", func() bool { return b.run != first && b.run.over })
	fail.If(t, b.run.Tally.Cases != 3 || b.run.test.Suite.Seed != first.test.Suite.Seed,
		"%d cases were run, drawn by %d", b.run.Tally.Cases, b.run.test.Suite.Seed)
}

func TestThatASourceIsCompiledIsSaidAndCanBeStopped(t *testing.T) {
	name := source(t, "endless")
	b := newBench(t)
	b.begins(quoted(name))
	want := locale.Text("test.compiling", locale.Args{"Source": filepath.Base(name)})
	b.await(want, func() bool { return b.said().Summary == want && b.said().Busy > 2 })
	b.End()
	b.await("the end", func() bool { return b.run.over })
	fail.If(t, b.run.err != nil || b.said().Busy != 0, "%v; the spinner turns on: %v", b.run.err, b.said().Busy)
}

func TestEachRowOfTheFormHasItsWords(t *testing.T) {
	var words []string
	for _, row := range shown[view.Form](newBench(t)).Rows {
		words = append(words, row.Words)
	}
	fail.Unequal(t, strings.Join(words, ","), "Program,Tests,Problem,", "before the rows stands")
}

// Keys pressed before the window closed may reach it afterwards.
func TestAClosedWindowDoesNothingOnKeysThatAreStillUnderWay(t *testing.T) {
	for _, dialog := range []bool{false, true} {
		for _, second := range []keys.Key{keys.Escape, keys.Enter, "F5"} {
			b := newBench(t)
			b.opened.Type(commandID, command("right"))
			if dialog {
				b.files.Dialogs.Ask("Why?", "", "Yes", "No", func() {}, nil)
				b.opened.Key(keys.Alone(keys.Escape))
			}
			for _, key := range []keys.Key{keys.Escape, second, keys.Enter, keys.Escape} {
				b.opened.Key(keys.Alone(key))
			}
			fail.If(t, b.window != nil || b.run != nil,
				"Escape and %s: the window is open: %v, a test runs: %v", second, b.window != nil, b.run != nil)
		}
	}
}
