package gui

import (
	"image"
	"reflect"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/test/fail"
	"ninefold/gui/session"
	"ninefold/gui/theme"
)

// TestEveryAppearanceThatIsKeptIsOneOfTheTheme holds that the session's names and the theme's are the same.
func TestEveryAppearanceThatIsKeptIsOneOfTheTheme(t *testing.T) {
	known := []theme.Appearance{theme.FollowSystem, theme.Light, theme.Dark, theme.ContrastLight, theme.ContrastDark}
	var kept []theme.Appearance
	for _, appearance := range session.Appearances() {
		kept = append(kept, theme.Appearance(appearance))
	}
	fail.Unless(t, slices.Equal(kept, known), "kept are %q, known are %q", kept, known)
}

// TestAChangedAppearanceIsTheSameAsOneFromTheStart compares all that is drawn, a dialog too.
func TestAChangedAppearanceIsTheSameAsOneFromTheStart(t *testing.T) {
	w := openPainted(t)
	w.tapCell(5, 5)
	before, _ := w.drawn()
	w.run("appearance.dark")
	changed, dialog := w.drawn()
	fail.If(t, reflect.DeepEqual(before, changed), "it is drawn as what was before it")
	fromStart, dialogFromStart := w.repainted().drawn()
	fail.If(t, !reflect.DeepEqual(changed, fromStart) || !reflect.DeepEqual(dialog, dialogFromStart),
		"it is drawn otherwise when the program starts with it")
}

// TestTheOtherWindowsChangeWithTheMainOne compares a window that is open when the appearance or the language changes
// with one that is opened after that.
func TestTheOtherWindowsChangeWithTheMainOne(t *testing.T) {
	w := openPainted(t)
	for _, id := range []string{"test", "match", "programLog"} {
		for _, change := range []string{"appearance.dark", "language.zh"} {
			w.run(id)
			open := topWindow()
			before := unfocused(open)
			w.run(change)
			changed := unfocused(open)
			open.Close()
			w.run(id)
			fresh := topWindow()
			fail.If(t, reflect.DeepEqual(before, changed) || !reflect.DeepEqual(changed, unfocused(fresh)),
				"%s after %s is drawn otherwise than one that is opened then", id, change)
			fresh.Close()
		}
		w.does("appearance.light language.en")
	}
}

// topWindow is the window that was opened last.
func topWindow() fyne.Window {
	all := fyne.CurrentApp().Driver().AllWindows()
	return all[len(all)-1]
}

// unfocused is how a window is drawn in which the keyboard is nowhere.
func unfocused(w fyne.Window) image.Image {
	w.Canvas().Unfocus()
	return w.Canvas().Capture()
}

// drawn is the window, and the window with a dialog over it.
func (w *window) drawn() (plain, dialog image.Image) {
	w.fyne.Resize(fyne.NewSize(520, 560))
	plain = w.fyne.Canvas().Capture()
	w.run("shortcuts")
	dialog = w.fyne.Canvas().Capture()
	w.escape()
	return plain, dialog
}

// repainted is the same session in another window that paints, as after the program was closed.
func (w *window) repainted() *window {
	w.flush()
	again := newPainted(w.t, w.dir, newPaintingApp())
	again.fyne.Resize(fyne.NewSize(1000, 760))
	w.t.Cleanup(again.end)
	return again
}
