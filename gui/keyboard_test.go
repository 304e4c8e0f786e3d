package gui

import (
	"reflect"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

func TestEscapeGoesBackToTheBoardWhereverTheKeyboardIs(t *testing.T) {
	for _, shown := range [...]string{"board.tictactoe", "board.crosshatch"} {
		w := openWindow(t)
		w.run(shown)
		canvas := w.window.Canvas()
		for tabs := range w.stops() {
			w.focusBoard()
			for range tabs {
				canvas.FocusNext()
			}
			at := canvas.Focused()
			if w.key(fyne.KeyEscape); canvas.Focused() != w.parts.board {
				t.Fatalf("%s: from a %T, Escape leads to a %T", shown, at, canvas.Focused())
			}
		}
	}
}

func TestEscapeLeavesAnExerciseWhereverTheKeyboardIs(t *testing.T) {
	for _, id := range [...]string{"train", "learn"} {
		w := openWindow(t)
		w.run(id)
		canvas := w.window.Canvas()
		for tabs := range w.stops() {
			if w.features.exercises.Shown() == nil {
				w.run(id)
			}
			w.focusBoard()
			for range tabs {
				canvas.FocusNext()
			}
			at := canvas.Focused()
			if w.key(fyne.KeyEscape); w.features.exercises.Shown() != nil || canvas.Focused() != w.parts.board {
				t.Fatalf("%s: from a %T, Escape leads to a %T", id, at, canvas.Focused())
			}
		}
	}
}

func TestAButtonPassesOnTheKeysThatItHasNoUseFor(t *testing.T) {
	w := openWindow(t)
	canvas := w.window.Canvas()
	canvas.FocusNext()
	if b, ok := canvas.Focused().(pointable); !ok || b.AccessibilityRole() != fyne.AccessibleRoleButton {
		t.Fatalf("Tab leads from the board to a %T", canvas.Focused())
	}
	w.key(fyne.KeyDown)
	if _, shown := w.parts.board.Cursor(); !shown || canvas.Focused() != w.parts.board {
		t.Errorf("an arrow key leads to a %T, the cursor is shown: %v", canvas.Focused(), shown)
	}
}

// blinks reports whether a field believes that it has the keyboard: then its cursor blinks.
func blinks(field *widget.Entry) bool {
	return reflect.ValueOf(field).Elem().FieldByName("focused").Bool()
}

func TestAFieldIsToldThatItsDialogIsClosed(t *testing.T) {
	ways := map[string]func(*window){
		"Escape": func(w *window) { w.key(fyne.KeyEscape) },
		"Close":  func(w *window) { w.dialogs.Close() },
		"Enter":  func(w *window) { w.dialogs.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}) },
	}
	for name, open := range openers {
		for way, closeDialog := range ways {
			w := openWindow(t)
			open(w)
			if _, ok := w.window.Canvas().Focused().(field); !ok {
				break
			}
			entry := w.entry()
			if closeDialog(w); !w.dialogs.Busy() && blinks(entry) {
				t.Errorf("%s, closed by %s: the cursor blinks on", name, way)
			}
		}
	}
}
