package gui

import (
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/test/fail"
)

// TestEscapeGoesBackToTheBoardWhereverTheKeyboardIs; it leaves an exercise as well.
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
			fail.NowIf(t, w.features.exercises.Shown() != nil || canvas.Focused() != w.focusOfBoard(),
				"%s: from a %T, Escape leads to a %T", id, at, canvas.Focused())
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
