package gui

import (
	"image"
	"reflect"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/drawing"
	"ninefold/engine/test/fail"
)

// TestEveryAppearanceThatIsKeptIsOneOfTheTheme compares the names in the session with those in the theme.
func TestEveryAppearanceThatIsKeptIsOneOfTheTheme(t *testing.T) {
	known := []drawing.Appearance{drawing.FollowSystem, drawing.Light, drawing.Dark, drawing.ContrastLight, drawing.ContrastDark}
	var kept []drawing.Appearance
	for _, appearance := range drawing.Appearances() {
		kept = append(kept, drawing.Appearance(appearance))
	}
	fail.Differ(t, kept, known, "kept")
}

// TestAChangedAppearanceIsTheSameAsOneFromTheStart compares everything that is drawn, also in a dialog.
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

// TestTheOtherWindowsChangeWithTheMainOne compares a window that was open when the appearance or the language changed
// with one opened afterwards.
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

// topWindow returns the window opened last.
func topWindow() fyne.Window {
	all := fyne.CurrentApp().Driver().AllWindows()
	return all[len(all)-1]
}

// unfocused returns a picture of a window in which nothing has the keyboard.
func unfocused(w fyne.Window) image.Image {
	w.Canvas().Unfocus()
	return w.Canvas().Capture()
}

// drawn returns pictures of the window, without and with a dialog.
func (w *window) drawn() (plain, dialog image.Image) {
	w.fyne.Resize(fyne.NewSize(520, 560))
	plain = w.fyne.Canvas().Capture()
	w.run("shortcuts")
	dialog = w.fyne.Canvas().Capture()
	w.escape()
	return plain, dialog
}

// repainted opens the same session in another window that paints, as after a restart.
func (w *window) repainted() *window {
	w.flush()
	again := newPainted(w.t, w.dir, newPaintingApp())
	again.fyne.Resize(fyne.NewSize(1000, 760))
	w.t.Cleanup(again.end)
	return again
}
