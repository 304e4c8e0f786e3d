package panel

import (
	"strings"
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

// TestAMenuWhoseFirstChoiceCannotBeMadeHasTheKeyboard: or else Escape would not close it.
func TestAMenuWhoseFirstChoiceCannotBeMadeHasTheKeyboard(t *testing.T) {
	button := widget.NewButton("", nil)
	w := test.NewTempWindow(t, button)
	w.Resize(fyne.NewSize(300, 300))
	openMenu(button, []view.Choice{{ID: "one", Words: "One", Disabled: true}, {ID: "two", Words: "Two"}},
		&Options{Left: func() {}})
	focused := w.Canvas().Focused()
	fail.NowIf(t, focused == nil, "nothing has the keyboard")
	for _, key := range []fyne.KeyName{fyne.KeyDown, fyne.KeyHome, fyne.KeyEnd} {
		w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: key})
		fail.If(t, key != fyne.KeyDown && w.Canvas().Focused() != focused, "%s leads to another choice", key)
	}
	focused.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	fail.If(t, w.Canvas().Overlays().Top() != nil, "Escape leaves the menu open")
}

// TestAMenuInASmallWindowIsSeenWhole: long sentences have several lines, and choices that do not fit are scrolled to.
func TestAMenuInASmallWindowIsSeenWhole(t *testing.T) {
	button, choices := widget.NewButton("", nil), make([]view.Choice, 12)
	for i := range choices {
		choices[i] = view.Choice{ID: "one", Words: "One", Sentence: "a sentence that is much too long for its line"}
	}
	w := test.NewTempWindow(t, button)
	w.Resize(fyne.NewSize(240, 300))
	openMenu(button, choices, &Options{})
	last := func() fyne.CanvasObject {
		for range len(choices) - 1 {
			w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
		}
		return w.Canvas().Focused().(*surface)
	}()
	foot := fyne.CurrentApp().Driver().AbsolutePositionForObject(last).Y + last.Size().Height
	fail.If(t, foot > 300, "the last choice ends at %v", foot)
	for _, said := range last.(*surface).pen.said {
		fail.If(t, strings.HasSuffix(said, ellipsis), "it says %q", said)
	}
}
