package panel

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/test/fail"
	"ninefold/gui/view"
)

// TestAMenuOpensOnlyInAWindow: a button that has left its window may still have the keyboard.
func TestAMenuOpensOnlyInAWindow(t *testing.T) {
	button, choices := widget.NewButton("", nil), []view.Choice{{ID: "one", Words: "One"}}
	openMenu(button, choices, &Options{})
	w := test.NewTempWindow(t, button)
	openMenu(button, choices, &Options{})
	fail.If(t, w.Canvas().Overlays().Top() == nil, "no menu opens in a window")
	w.Canvas().Overlays().Remove(w.Canvas().Overlays().Top())
	fail.If(t, w.Canvas().Focused() != fyne.Focusable(button), "the closed menu's button has not the keyboard")
}
