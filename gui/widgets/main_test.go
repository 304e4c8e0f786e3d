package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

func TestMain(m *testing.M) {
	test.NewApp().Settings().SetTheme(theme.New(func() theme.Appearance { return theme.Light }))
	locale.Use(locale.English)
	m.Run()
}

// openDialogs is a window over which dialogs open. It counts how many are closed.
func openDialogs(t testing.TB) (dialogs *Dialogs, closed *int) {
	w := test.NewWindow(widget.NewLabel("the window"))
	w.Resize(fyne.NewSize(1000, 760))
	t.Cleanup(w.Close)
	closed = new(int)
	dialogs = &Dialogs{Window: w, OnClosed: func() { *closed++ }}
	w.Canvas().SetOnTypedKey(dialogs.TypedKey)
	return dialogs, closed
}

// inDialog are the widgets of a type in the dialog on top.
func inDialog[W fyne.CanvasObject](dialogs *Dialogs) []W {
	var all []W
	for _, o := range test.LaidOutObjects(dialogs.Window.Canvas().Overlays().Top()) {
		if w, ok := o.(W); ok {
			all = append(all, w)
		}
	}
	return all
}

// tapButton taps the button with the given words in the dialog on top.
func tapButton(t *testing.T, dialogs *Dialogs, words string) {
	t.Helper()
	for _, b := range inDialog[*Button](dialogs) {
		if b.Text == words {
			test.Tap(b)
			return
		}
	}
	t.Fatalf("no button says %q", words)
}

// press presses a key where the keyboard is.
func press(dialogs *Dialogs, key fyne.KeyName) {
	event := &fyne.KeyEvent{Name: key}
	if focused := dialogs.Window.Canvas().Focused(); focused != nil {
		focused.TypedKey(event)
	} else {
		dialogs.Window.Canvas().OnTypedKey()(event)
	}
}
