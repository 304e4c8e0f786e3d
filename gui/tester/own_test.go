package tester

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/judge"
	"ninefold/gui/view"
	"ninefold/gui/widgets"
)

var ownCase = "x........\n" + strings.Repeat(".........\n", 8) + "1 1\n"

// writes writes an own case into the dialog that is open, and presses Ctrl+Enter.
func (b *bench) writes(text string) {
	b.t.Helper()
	entry, ok := b.window.Canvas().Focused().(interface {
		fyne.Focusable
		SetText(string)
	})
	if !ok {
		b.t.Fatal("nothing can be written")
	}
	entry.SetText(text)
	b.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyReturn})
}

func TestAnOwnCaseIsRunAloneAndAgainByF5(t *testing.T) {
	b := newBench(t)
	b.form.command.SetText(command("noisy"))
	b.writeOwn("")
	b.writes("x")
	if b.run != nil || !b.files.Dialogs.Busy() {
		t.Fatal("a case that cannot be read is run")
	}
	b.writes(ownCase)
	b.await("the end", func() bool { return b.run != nil && b.run.over })
	if b.files.Dialogs.Busy() || b.run.Tally.Cases != 1 || len(b.rows) != 1 || b.rows[0].Case.Source != judge.Own {
		t.Fatalf("%d cases were run, %d listed", b.run.Tally.Cases, len(b.rows))
	}
	texts := shown[view.Texts](b).Texts
	if len(texts) != 3 || !strings.HasPrefix(texts[1].Lines[0], "x!!") || texts[2].Lines[0] != "row by row" {
		t.Errorf("beside the input stands %+v", texts)
	}
	if v := b.parts.failure.verdict.Shown(); v.Tag != "Accepted" || v.Answer != view.Yes {
		t.Errorf("the verdict is %+v", v)
	}
	first := b.run
	b.form.command.SetText(command("wrong"))
	b.form.command.TypedKey(&fyne.KeyEvent{Name: fyne.KeyF5})
	b.await("the end of another", func() bool { return b.run != first && b.run.over })
	if v := b.parts.failure.verdict.Shown(); b.run.Tally.Cases != 1 || v.Answer != view.Wrong || b.run.Smallest != nil {
		t.Errorf("again, %d cases, %+v", b.run.Tally.Cases, v)
	}
	b.do(doEdit)
	shown := fmt.Sprintf("%+v", widgets.Elements(b.window.Canvas().Overlays().Top()))
	if !strings.Contains(shown, ownCase) {
		t.Error("the case cannot be edited")
	}
}

func TestF5TestsAgain(t *testing.T) {
	b := newBench(t)
	b.tests(command("right"))
	first := b.run
	b.form.problem.TypedKey(&fyne.KeyEvent{Name: fyne.KeyF5})
	b.await("another test", func() bool { return b.run != first && b.run.over })
	if b.run.Tally.Cases != 3 {
		t.Errorf("%d cases were run", b.run.Tally.Cases)
	}
}

func TestACaseOnTheBoardBringsTheMainWindowToTheFront(t *testing.T) {
	b := newBench(t)
	b.tests(command("wrong"))
	if b.puts(0); b.raised != 1 {
		t.Errorf("the window was raised %d times", b.raised)
	}
}

func TestASpinnerTurnsWhileASourceIsCompiled(t *testing.T) {
	name := source(t, "endless")
	b := newBench(t)
	b.begins(quoted(name))
	b.await("the spinner", func() bool { return b.report().Busy > 2 })
	b.End()
	b.await("the end", func() bool { return b.run.over })
	if b.report().Busy != 0 {
		t.Error("it turns on")
	}
}

func TestTheLabelsOfTheFormStandBelowEachOther(t *testing.T) {
	b := newBench(t)
	at := map[string]float32{}
	var walk func(o fyne.CanvasObject, x float32)
	walk = func(o fyne.CanvasObject, x float32) {
		x += o.Position().X
		switch o := o.(type) {
		case *widgets.Label:
			at[o.Text] = x
		case *fyne.Container:
			for _, child := range o.Objects {
				walk(child, x)
			}
		}
	}
	walk(b.window.Content(), 0)
	if at["Program"] != at["Tests"] || at["Program"] != at["Problem"] || at["Program"] == 0 {
		t.Errorf("the labels begin at %v", at)
	}
}
