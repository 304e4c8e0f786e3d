package panel

import (
	"testing"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/test/fail"
	"ninefold/gui/view"
)

// TestAMenuOpensOnlyInAWindow: a button that has left its window may still have the keyboard.
func TestAMenuOpensOnlyInAWindow(t *testing.T) {
	button, choices := canvas.NewRectangle(nil), []view.Choice{{ID: "one", Words: "One"}}
	openMenu(button, choices, &Options{})
	w := test.NewTempWindow(t, button)
	openMenu(button, choices, &Options{})
	fail.If(t, w.Canvas().Overlays().Top() == nil, "no menu opens in a window")
}
