package gui

import (
	"image"
	"reflect"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/gui/theme"
)

// TestAChangedAppearanceIsTheSameAsOneFromTheStart compares all that is drawn, a dialog too.
func TestAChangedAppearanceIsTheSameAsOneFromTheStart(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	for _, appearance := range []theme.Appearance{theme.Dark, theme.ContrastLight} {
		before, _ := w.drawn()
		w.run("appearance." + string(appearance))
		changed, dialog := w.drawn()
		if reflect.DeepEqual(before, changed) {
			t.Errorf("%s is drawn as what was before it", appearance)
		}
		w = w.restart()
		fromStart, dialogFromStart := w.drawn()
		if !reflect.DeepEqual(changed, fromStart) || !reflect.DeepEqual(dialog, dialogFromStart) {
			t.Errorf("%s is drawn otherwise when the program starts with it", appearance)
		}
	}
}

// drawn is the window, and the window with a dialog over it.
func (w *window) drawn() (plain, dialog image.Image) {
	w.window.Resize(fyne.NewSize(520, 560))
	plain = w.window.Canvas().Capture()
	w.run("shortcuts")
	dialog = w.window.Canvas().Capture()
	w.dialogs.Close()
	return plain, dialog
}
