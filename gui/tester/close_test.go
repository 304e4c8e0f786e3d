package tester

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
)

// Keys that were pressed before the window has closed reach it afterwards.
func TestAClosedWindowDoesNothingOnKeysThatAreStillUnderWay(t *testing.T) {
	ways := map[string]func(*bench){
		"in the command": func(*bench) {},
		"nowhere":        func(b *bench) { b.window.Canvas().Unfocus() },
		"in a dialog":    func(b *bench) { b.files.Dialogs.Ask("Why?", "", "Yes", "No", func(bool) {}) },
	}
	for where, prepare := range ways {
		for _, second := range []fyne.KeyName{fyne.KeyEscape, fyne.KeyReturn, fyne.KeyTab, fyne.KeySpace} {
			b := newBench(t)
			b.form.command.SetText(command("right"))
			prepare(b)
			canvas := b.window.Canvas()
			keys := []fyne.KeyName{fyne.KeyEscape, second, fyne.KeyReturn, fyne.KeyEscape}
			if where == "in a dialog" {
				keys = slices.Insert(keys, 0, fyne.KeyEscape)
			}
			for _, key := range keys {
				press(canvas, key)
			}
			if b.window != nil || b.run != nil {
				t.Errorf("%s, Escape and %s: the window is open: %v, a test runs: %v", where, second,
					b.window != nil, b.run != nil)
			}
		}
	}
}

func TestADialogOfAClosedWindowAnswersNothing(t *testing.T) {
	b := newBench(t)
	b.files.Dialogs.Ask("Why?", "", "Yes", "No", func(yes bool) {
		if yes {
			t.Error("a key in the dialog of a closed window says yes")
		}
	})
	canvas := b.window.Canvas()
	b.window.Close()
	for _, key := range []fyne.KeyName{fyne.KeyTab, fyne.KeyTab, fyne.KeySpace, fyne.KeyReturn} {
		press(canvas, key)
	}
}

// press presses a key as the system's window does, whether the window is open or not.
func press(canvas fyne.Canvas, key fyne.KeyName) {
	switch focused := canvas.Focused(); {
	case key == fyne.KeyTab:
		canvas.FocusNext()
	case focused != nil:
		focused.TypedKey(&fyne.KeyEvent{Name: key})
	case canvas.OnTypedKey() != nil:
		canvas.OnTypedKey()(&fyne.KeyEvent{Name: key})
	}
}
