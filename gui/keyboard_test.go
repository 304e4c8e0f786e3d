package gui

import (
	"reflect"
	"testing"

	"fyne.io/fyne/v2"
)

// TestEscapeGoesBackToTheBoardWhereverTheKeyboardIs holds that it leaves an exercise as well.
func TestEscapeGoesBackToTheBoardWhereverTheKeyboardIs(t *testing.T) {
	for _, id := range [...]string{"board.tictactoe", "board.crosshatch", "train", "learn"} {
		w := openPainted(t)
		w.run(id)
		canvas := w.fyne.Canvas()
		for tabs := range w.stops() {
			if !w.checked(id) {
				w.run(id)
			}
			w.focusBoard()
			for range tabs {
				canvas.FocusNext()
			}
			at := canvas.Focused()
			pressOn(canvas, fyne.KeyEscape)
			if w.features.exercises.Shown() != nil || canvas.Focused() != w.focusOfBoard() {
				t.Fatalf("%s: from a %T, Escape leads to a %T", id, at, canvas.Focused())
			}
		}
	}
}

func TestAButtonPassesOnTheKeysThatItHasNoUseFor(t *testing.T) {
	w := openPainted(t)
	canvas := w.fyne.Canvas()
	canvas.FocusNext()
	if b, ok := canvas.Focused().(fyne.Accessible); !ok || b.AccessibilityRole() != fyne.AccessibleRoleButton {
		t.Fatalf("Tab leads from the board to a %T", canvas.Focused())
	}
	pressOn(canvas, fyne.KeyDown)
	if shown := w.shown.window.Cursor.Any; !shown || canvas.Focused() != w.focusOfBoard() {
		t.Errorf("an arrow key leads to a %T, the cursor is shown: %v", canvas.Focused(), shown)
	}
}

// blinks reports whether a field believes that it has the keyboard: then its cursor blinks.
func blinks(field fyne.Focusable) bool {
	return reflect.ValueOf(field).Elem().FieldByName("focused").Bool()
}

func TestAFieldIsToldThatItsDialogIsClosed(t *testing.T) {
	for name, open := range openers {
		w := openPainted(t)
		open(w)
		focused := w.fyne.Canvas().Focused()
		if focused == nil || !reflect.ValueOf(focused).Elem().FieldByName("PlaceHolder").IsValid() {
			continue
		}
		if pressOn(w.fyne.Canvas(), fyne.KeyEscape); !w.dialogs.Busy() && blinks(focused) {
			t.Errorf("%s: the cursor blinks on", name)
		}
	}
}
