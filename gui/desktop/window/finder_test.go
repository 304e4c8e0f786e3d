package window

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
	"ninefold/gui/work/tasks"
)

func aFinder(n, chosen int, field string) view.Finder {
	f := view.Finder{Chosen: chosen, None: "none of that"}
	if field != "" {
		f.Field = view.Field{ID: field, Name: "Find"}
	}
	for i := range n {
		f.Rows = append(f.Rows, view.FinderRow{ID: fmt.Sprint(i), Words: fmt.Sprint("row ", i), Heading: i == 2})
	}
	return f
}

func showFinder(t *testing.T, f view.Finder) *shown {
	s := open(t, 1000, 760)
	s.Dialogs([]view.Sheet{{Title: "Find", Width: 480, Height: 420, Focus: f.Field.ID, Cards: []view.Card{f},
		Buttons: []view.Button{{ID: "cancel", Words: "Cancel"}, {ID: "open", Words: "Open", Primary: true}}}})
	return s
}

func TestTheArrowKeysMoveInAFinderWhileItsFieldHasTheKeyboard(t *testing.T) {
	s := showFinder(t, aFinder(1000, 0, "find"))
	for _, key := range []fyne.KeyName{fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn, fyne.KeyUp, fyne.KeyReturn} {
		press(s.window, key)
	}
	if want := []string{"3", "1"}; !slices.Equal(s.dialogs.done, want) { // headings are skipped
		t.Errorf("taken are %q, want %q", s.dialogs.done, want)
	}
	for range 300 {
		press(s.window, fyne.KeyDown)
	}
	got := words(s.window)
	fail.If(t, !slices.Contains(got, "row 302") || slices.Contains(got, "row 1") || len(got) > 40, "seen are %q", got)
	s.window.Canvas().Focused().TypedRune('x')
	fail.Unequal(t, s.dialogs.typed["find"], "x", "typed is %q", s.dialogs.typed)
	tap(t, s.window, "Open") // the dialog decides what happens to the chosen row
	fail.Unequal(t, s.dialogs.done[len(s.dialogs.done)-1], "open", "the button does")
}

func TestWithNoRowChosenEnterConfirmsTheSheet(t *testing.T) {
	s := showFinder(t, aFinder(3, -1, "find"))
	press(s.window, fyne.KeyReturn)
	fail.If(t, !slices.Equal(s.dialogs.pressed, []keys.Shortcut{keys.Alone(keys.Enter)}) || s.dialogs.done != nil,
		"pressed is %v, done %q", s.dialogs.pressed, s.dialogs.done)
	tap(t, s.window, "Open")
	fail.Differ(t, s.dialogs.done, []string{"open"}, "done")
}

func TestAFinderWithoutAFieldHasTheKeyboardItself(t *testing.T) {
	s := showFinder(t, aFinder(10, 0, ""))
	press(s.window, fyne.KeyDown)
	press(s.window, fyne.KeySpace)
	fail.Differ(t, s.dialogs.done, []string{"1"}, "done")
}

func TestALogShowsTheLinesInView(t *testing.T) {
	s, lines := open(t, 1000, 760), make([]string, 100_000)
	for i := range lines {
		lines[i] = fmt.Sprint("line ", i)
	}
	log := deck.Log{Words: strings.Join(lines, "\n")}
	s.Dialogs([]view.Sheet{{Title: "Log", Width: 600, Height: 400, Cards: []view.Card{log}}})
	for key, want := range map[fyne.KeyName]string{fyne.KeyHome: "line 0", fyne.KeyEnd: "line 99999"} {
		press(s.window, key)
		got := words(s.window)
		fail.If(t, !slices.Contains(got, want) || len(got) > 100, "after %s %q are seen", key, got)
	}
}

func TestAPageToReadIsMadeAPartAtATimeAndScrolledByKeys(t *testing.T) {
	var later []func()
	s := open(t, 1000, 760)
	s.post = func(f func()) { later = append(later, f) }
	var page view.Prose
	for i := range 20 {
		page.Sections = append(page.Sections, view.Section{Markdown: fmt.Sprintf("# Part %d\n\nwords\n", i)})
		page.Sections = append(page.Sections, view.Section{Board: &diagram.Diagram{}})
	}
	s.Dialogs([]view.Sheet{{Title: "Help", Width: 700, Height: 700, Cards: []view.Card{page},
		Buttons: []view.Button{{ID: "close", Words: "Close"}}}})
	got := words(s.window)
	fail.If(t, !slices.Contains(got, "Part 0") || slices.Contains(got, "Part 9"), "at first there are %q", got)
	for len(later) > 0 {
		do := later[0]
		later = later[1:]
		do()
	}
	last := func() float32 { return fyne.CurrentApp().Driver().AbsolutePositionForObject(textOf(t, s, "Part 19")).Y }
	before := last()
	press(s.window, fyne.KeyEnd)
	now := last()
	fail.If(t, now >= before || now > 700, "the last part is at %v, and was at %v", now, before)
	press(s.window, fyne.KeyEscape)
	fail.Differ(t, s.dialogs.pressed, []keys.Shortcut{keys.Alone(keys.Escape)}, "the dialog hears")
}

func TestKeysAndAddressesAreShown(t *testing.T) {
	s := open(t, 1000, 760)
	s.Dialogs([]view.Sheet{{Title: "Sheet", Width: 600, Cards: []view.Card{
		deck.Keys{Groups: []deck.Facts{{Title: "Board", Facts: []deck.Fact{{Key: "Enter", Words: "plays"}}}}},
		deck.Bare(view.Press{Look: view.AsAddress, Complete: true,
			Button: view.Button{ID: "https://qoj.ac", Words: "QOJ 17074"}}),
	}}})
	for _, want := range []string{"Board", "Enter", "plays", "QOJ 17074"} {
		got := words(s.window)
		fail.Unless(t, slices.Contains(got, want), "%q is not among %q", want, got)
	}
	named(t, s.window, "QOJ 17074")
}

func textOf(t *testing.T, s *shown, words string) fyne.CanvasObject {
	t.Helper()
	for _, o := range test.LaidOutObjects(onTop(s.window)) {
		if text, ok := o.(*canvas.Text); ok && text.Text == words {
			return text
		}
	}
	t.Fatalf("%q is not seen", words)
	return nil
}

func TestMain(m *testing.M) {
	test.NewApp()
	language.Use(language.English)
	m.Run()
}

// heard holds what the user has done.
type heard struct {
	done    []string
	chosen  []int
	typed   map[string]string
	pressed []keys.Shortcut
	closed  int    // how often its window was closed
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
	style := screen.Style{Language: "en", Appearance: "light", Scale: 100}
	s := &shown{Window: New(fyne.CurrentApp(), style, &tasks.Runner{Post: func(f func()) { f() }})}
	s.Listen(&screen.Program{
		Dialogs: &s.dialogs, Send: s.send, Menu: func(grid.Cell) view.Menu { return view.Menu{} },
		StepMenu: func(int) view.Menu {
			return view.Menu{Items: []view.MenuItem{
				{ID: "off", Words: "Not this", Disabled: true}, {ID: "x", Words: "Do it"}}}
		},
	})
	s.Resize(width, height)
	s.Show(&view.Window{Title: "Ninefold"})
	s.window.Show()
	t.Cleanup(s.window.Close)
	return s
}

// send notes what the program is told.
func (s *shown) send(e screen.Event) {
	switch e := e.(type) {
	case screen.Tap:
		s.tapped = append(s.tapped, grid.Cell(e))
	case screen.Point:
		if !e.Any {
			s.left++
		}
	case screen.Key:
		s.pressed = append(s.pressed, keys.Shortcut(e))
	case screen.Rune:
		s.runes += string(e.By.Meant(e.Rune))
	case screen.Do:
		s.did = append(s.did, string(e))
	case screen.Front:
		s.fronts = append(s.fronts, bool(e))
	}
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
