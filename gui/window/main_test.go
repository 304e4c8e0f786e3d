package window

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/grid"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/screen"
	"ninefold/gui/view"
)

func TestMain(m *testing.M) {
	test.NewApp()
	locale.Use(locale.English)
	m.Run()
}

// heard holds what the user has done.
type heard struct {
	done    []string
	chosen  []int
	typed   map[string]string
	pressed []keys.Shortcut
	after   func() // called after each act; nil for nothing
}

func (h *heard) Do(id string)        { h.done = append(h.done, id); h.then() }
func (h *heard) Choose(id int)       { h.chosen = append(h.chosen, id); h.then() }
func (h *heard) Key(k keys.Shortcut) { h.pressed = append(h.pressed, k); h.then() }

func (h *heard) Type(id, text string) {
	if h.typed == nil {
		h.typed = map[string]string{}
	}
	h.typed[id] = text
	h.then()
}

func (h *heard) then() {
	if h.after != nil {
		h.after()
	}
}

// shown is the main window, with what its dialogs and it have reported.
type shown struct {
	*Window
	dialogs heard
	tapped  []grid.Cell
	pressed []keys.Shortcut
	runes   string
	did     []string
	left    int
	fronts  []bool // what it reported of being at the front
}

func open(t testing.TB, width, height float32) *shown {
	t.Helper()
	style := screen.Style{Language: "en", Appearance: "light"}
	s := &shown{Window: New(fyne.CurrentApp(), style, func(f func()) { f() })}
	nothing := func() {}
	s.Listen(&screen.Events{
		Dialogs: &s.dialogs, Tap: func(c grid.Cell) { s.tapped = append(s.tapped, c) }, Point: func(grid.Cell) {},
		Leave: func() { s.left++ }, Menu: func(grid.Cell) view.Menu { return view.Menu{} }, Drag: func([]grid.Cell) {},
		Scroll: func(int) {}, Key: func(k keys.Shortcut) { s.pressed = append(s.pressed, k) },
		Rune: func(r rune) { s.runes += string(r) }, Do: func(id string) { s.did = append(s.did, id) },
		Choose: func(int) {}, Pick: func(int) {}, GoTo: func(int) {}, Graph: func(int) {}, Tip: func(string) {},
		Find: func(string) {}, PickBoard: func(int) {}, Drop: func([]string) {}, Placed: nothing, Closing: nothing,
		Front: func(on bool) { s.fronts = append(s.fronts, on) },
	})
	s.Resize(width, height)
	s.Show(&view.Window{Title: "Ninefold"})
	s.window.Show()
	t.Cleanup(s.window.Close)
	return s
}

// control is a named widget that can be used.
type control interface {
	fyne.CanvasObject
	fyne.Focusable
	fyne.Accessible
}

// controls returns the controls of a window that can be used now, in drawing order.
func controls(w fyne.Window) (all []control) {
	for _, o := range test.LaidOutObjects(onTop(w)) {
		if c, ok := o.(control); ok && c.AccessibilityLabel() != "" {
			all = append(all, c)
		}
	}
	return all
}

// onTop returns the dialog or menu on top of a window, or else its content.
func onTop(w fyne.Window) fyne.CanvasObject {
	if top := w.Canvas().Overlays().Top(); top != nil {
		return top
	}
	return w.Content()
}

// named returns the control with a name.
func named(t testing.TB, w fyne.Window, name string) control {
	t.Helper()
	var names []string
	for _, c := range controls(w) {
		if c.AccessibilityLabel() == name {
			return c
		}
		names = append(names, c.AccessibilityLabel())
	}
	t.Fatalf("nothing is called %q of %q", name, names)
	return nil
}

// tap clicks on the control with a name.
func tap(t testing.TB, w fyne.Window, name string) {
	t.Helper()
	named(t, w, name).(fyne.Tappable).Tapped(&fyne.PointEvent{})
}

// press presses a key where the keyboard is.
func press(w fyne.Window, key fyne.KeyName) {
	event := &fyne.KeyEvent{Name: key}
	if focused := w.Canvas().Focused(); focused != nil {
		focused.TypedKey(event)
	} else if w.Canvas().OnTypedKey() != nil {
		w.Canvas().OnTypedKey()(event)
	}
}

// focused returns the name of the focus, or "".
func focused(w fyne.Window) string {
	if c, ok := w.Canvas().Focused().(control); ok {
		return c.AccessibilityLabel()
	}
	return ""
}

// words returns the visible texts in what is on top of a window.
func words(w fyne.Window) (all []string) {
	for _, o := range test.LaidOutObjects(onTop(w)) {
		if text, ok := o.(*canvas.Text); ok && text.Visible() && text.Text != "" {
			all = append(all, text.Text)
		}
	}
	return all
}
