package window

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/test/fail"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
)

// form is a dialog with each kind of control, which keeps what the user does.
type form struct {
	on                 *shown
	name, level, rules string
	strict             bool
	message            string
}

func openForm(t testing.TB, width, height float32) (*shown, *form) {
	t.Helper()
	s := open(t, width, height)
	f := &form{on: s, level: "level.club", rules: "rules.closed"}
	s.dialogs.after = f.refresh
	f.refresh()
	return s, f
}

// refresh takes what was heard last, and shows the result.
func (f *form) refresh() {
	h := &f.on.dialogs
	if len(h.done) > 0 {
		switch id := h.done[len(h.done)-1]; {
		case strings.HasPrefix(id, "level"):
			f.level = id
		case strings.HasPrefix(id, "rules"):
			f.rules = id
		case id == "strict":
			f.strict = !f.strict
			h.done = append(h.done, "")
		}
	}
	if name, ok := h.typed["name"]; ok {
		f.name = name
	}
	f.on.Dialogs([]view.Sheet{f.sheet()})
}

func (f *form) sheet() view.Sheet {
	choice := func(id, words, on string) view.Choice { return view.Choice{ID: id, Words: words, On: id == on} }
	row := func(controls ...view.Node) deck.FormRow { return deck.FormRow{Controls: controls} }
	return view.Sheet{
		Title: "New game", Width: 560, Focus: "name", Message: f.message, Warning: true,
		Cards: []view.Card{
			deck.Form{Title: "plays first", Rows: []deck.FormRow{
				row(view.Field{ID: "name", Name: "Name", Text: f.name},
					deck.FieldButton(view.Button{ID: "browse", Words: "Choose…"})),
				row(view.Options{Look: view.AsMenu, ID: "level", Name: "Level", Choices: []view.Choice{
					choice("level.club", "Club", f.level), choice("level.casual", "Casual", f.level)}}),
				row(view.Check("strict", "Strict", f.strict)),
			}},
			deck.Form{Bare: true, Rows: []deck.FormRow{row(view.Options{ID: "rules", Choices: []view.Choice{
				choice("rules.closed", "Closed", f.rules), choice("rules.open", "Open", f.rules)}})}},
		},
		Buttons: []view.Button{{ID: "cancel", Words: "Cancel"}, {ID: "begin", Words: "Begin", Primary: true}},
	}
}

func TestAFormIsUsedByThePointer(t *testing.T) {
	s, f := openForm(t, 1000, 760)
	tap(t, s.window, "Open")
	tap(t, s.window, "Strict")
	fail.If(t, f.rules != "rules.open" || !f.strict, "the rules are %s, strict: %v", f.rules, f.strict)
	tap(t, s.window, "Level: Club")
	tap(t, s.window, "Casual") // in the menu
	fail.Unequal(t, f.level, "level.casual", "the level")
	tap(t, s.window, "Begin")
	fail.Unequal(t, s.dialogs.done[len(s.dialogs.done)-1], "begin", "done")
}

func TestTabGoesThroughAFormInItsOrder(t *testing.T) {
	s, _ := openForm(t, 1000, 760)
	var got []string
	for range 9 {
		got = append(got, focused(s.window))
		s.window.Canvas().FocusNext()
	}
	want := []string{"Name", "Choose…", "Level: Club", "Strict", "Closed", "Open", "Cancel", "Begin", "Name"}
	fail.Differ(t, got, want, "the keyboard goes through")
}

func TestAFieldKeepsTheKeyboardAndItsCursorWhileItIsTypedIn(t *testing.T) {
	s, f := openForm(t, 1000, 760)
	before := s.window.Canvas().Focused()
	for _, r := range "Anna" {
		s.window.Canvas().Focused().TypedRune(r)
		f.message += "wrong, " // makes the dialog higher
	}
	press(s.window, fyne.KeyLeft)
	s.window.Canvas().Focused().TypedRune('é')
	fail.If(t, f.name != "Annéa" || s.window.Canvas().Focused() != before,
		"the name is %q, and the keyboard is on %q", f.name, focused(s.window))
}

func TestTheKeyboardGoesBackToAFieldAtEachTurn(t *testing.T) {
	s, f := openForm(t, 1000, 760)
	sheet := f.sheet()
	for turn := range 3 {
		s.window.Canvas().Focus(named(t, s.window, "Open"))
		sheet.Turn, sheet.Message = turn, fmt.Sprint(turn)
		s.Dialogs([]view.Sheet{sheet})
		want := [...]string{"Open", "Name", "Name"}[turn]
		fail.If(t, focused(s.window) != want, "at turn %d the keyboard is on %q", turn, focused(s.window))
	}
}

func TestTheArrowKeysChoose(t *testing.T) {
	s, f := openForm(t, 1000, 760)
	s.window.Canvas().Focus(named(t, s.window, "Closed"))
	press(s.window, fyne.KeyDown)
	fail.If(t, f.rules != "rules.open" || focused(s.window) != "Open",
		"the rules are %s, and the keyboard is on %q", f.rules, focused(s.window))
	press(s.window, fyne.KeyDown) // there is no other option
	press(s.window, fyne.KeyUp)
	fail.If(t, f.rules != "rules.closed" || focused(s.window) != "Closed",
		"back, the rules are %s, and the keyboard is on %q", f.rules, focused(s.window))
	s.window.Canvas().Focus(named(t, s.window, "Level: Club"))
	press(s.window, fyne.KeyDown)
	fail.If(t, f.level != "level.casual" || focused(s.window) != "Level: Casual",
		"the level is %s, and the keyboard is on %q", f.level, focused(s.window))
}

// TestEnterAndEscapeReachTheDialogFromEveryControl, except from buttons, which Enter presses.
func TestEnterAndEscapeReachTheDialogFromEveryControl(t *testing.T) {
	for _, name := range []string{"Name", "Level: Club", "Strict", "Closed", "Cancel", "Begin", ""} {
		s, _ := openForm(t, 1000, 760)
		s.window.Canvas().Unfocus()
		if name != "" {
			s.window.Canvas().Focus(named(t, s.window, name))
		}
		done := len(s.dialogs.done)
		press(s.window, fyne.KeyEscape)
		press(s.window, fyne.KeyReturn)
		want := []keys.Shortcut{keys.Alone(keys.Escape), keys.Alone(keys.Enter)}
		if name == "Cancel" || name == "Begin" {
			want = want[:1]
			fail.Differ(t, s.dialogs.done[done:], []string{strings.ToLower(name)}, "Enter on %s does", name)
		}
		fail.Differ(t, s.dialogs.pressed, want, "of %q the dialog hears", name)
		fail.If(t, len(s.pressed) > 0, "of %q the window below hears %v", name, s.pressed)
	}
}

// TestADialogWithAnErrorHasEverythingInItsPlace, whether the error is lower than the buttons beside it, as high, or
// higher.
func TestADialogWithAnErrorHasEverythingInItsPlace(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1000, Height: 760}, {Width: 480, Height: 520}} {
		s, f := openForm(t, size.Width, size.Height)
		top := s.Window.dialogs[0].ground.Position().Y
		for _, n := range []int{0, 1, 4, 12, 40, 80, 12, 1, 0} {
			where := fmt.Sprintf("%v, %d words", size, n)
			f.message = strings.TrimSpace(strings.Repeat("wrong ", n))
			f.refresh()
			ground := s.Window.dialogs[0].ground
			if at := ground.Position(); at.Y < 0 || at.Y+ground.Size().Height > size.Height || at.Y > top {
				t.Errorf("%s: the dialog is at %v, %v large; it was at %v", where, at, ground.Size(), top)
			}
			fail.Unequal(t, strings.Count(strings.Join(words(s.window), " "), "wrong"), n, "%s", where)
			checkInside(t, where, s.window, ground)
		}
	}
}

// checkInside fails if a text or control of a dialog is outside its background, or overlaps another, unless it scrolls.
func checkInside(t *testing.T, where string, w fyne.Window, ground *canvas.Rectangle) {
	t.Helper()
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	from, end := ground.Position(), ground.Position().Add(ground.Size())
	for _, name := range []string{"Cancel", "Begin"} {
		b := named(t, w, name)
		if p := at(b); p.X < from.X || p.Y < from.Y || p.X+b.Size().Width > end.X || p.Y+b.Size().Height > end.Y {
			t.Errorf("%s: %s is at %v, beyond %v to %v", where, name, p, from, end)
		}
		for _, o := range test.LaidOutObjects(onTop(w)) {
			text, ok := o.(*canvas.Text)
			if !ok || !strings.Contains(text.Text, "wrong") {
				continue
			}
			p, q := at(text), at(b)
			fail.If(t, p.X < q.X+b.Size().Width && q.X < p.X+text.Size().Width && p.Y < q.Y+b.Size().Height &&
				q.Y < p.Y+text.Size().Height || p.Y < from.Y || p.Y+text.Size().Height > end.Y,
				"%s: %q at %v meets %s at %v", where, text.Text, p, name, q)
		}
	}
}

func TestADialogThatIsTooHighIsScrolledToWhatHasTheKeyboard(t *testing.T) {
	s, f := openForm(t, 480, 520)
	f.message = strings.Repeat("wrong ", 150)
	f.refresh()
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	foot := at(textOf(t, s, words(s.window)[slices.IndexFunc(words(s.window), isWrong)])).Y
	for range 12 { // past the end, and again from the beginning
		c := s.window.Canvas().Focused().(control)
		atFoot := c.AccessibilityLabel() == "Cancel" || c.AccessibilityLabel() == "Begin"
		if y := at(c).Y; y < 40 || y+c.Size().Height > foot && !atFoot {
			t.Errorf("%s is at %v, the foot at %v", c.AccessibilityLabel(), y, foot)
		}
		s.window.Canvas().FocusNext()
	}
}

func isWrong(words string) bool { return strings.HasPrefix(words, "wrong") }

func TestTheBoardHasTheKeyboardAgainWhenTheLastDialogCloses(t *testing.T) {
	s := open(t, 1000, 760)
	s.FocusBoard()
	ask := func(number int, title string) view.Sheet {
		return view.Sheet{Number: number, Title: title, Buttons: []view.Button{{ID: "yes", Words: "Yes"}}}
	}
	s.Dialogs([]view.Sheet{ask(1, "outer")})
	outer := s.Window.dialogs[0]
	s.Dialogs([]view.Sheet{ask(1, "in another language"), ask(2, "inner")})
	fail.If(t, s.Window.dialogs[0] != outer, "with another title it is another dialog")
	got := words(s.window)
	fail.Unless(t, slices.Contains(got, "inner"), "on top is %q", got)
	s.Dialogs([]view.Sheet{ask(2, "inner")}) // closes the outer dialog
	if got := words(s.window); !slices.Contains(got, "inner") || len(s.window.Canvas().Overlays().List()) != 1 {
		t.Errorf("of %d on top is %q", len(s.window.Canvas().Overlays().List()), got)
	}
	s.Dialogs(nil)
	fail.If(t, s.busy() || s.window.Canvas().Focused() != fyne.Focusable(s.parts.board),
		"busy: %v, the keyboard is on %T", s.busy(), s.window.Canvas().Focused())
}

func TestAFieldHasTheKeyboardAgainWhenTheDialogOverItCloses(t *testing.T) {
	s, f := openForm(t, 1000, 760)
	under, over := f.sheet(), view.Sheet{Number: 2, Title: "Discard?", Buttons: []view.Button{{ID: "no", Words: "No"}}}
	for _, name := range []string{"Name", "Strict"} {
		s.window.Canvas().Focus(named(t, s.window, name))
		s.Dialogs([]view.Sheet{under, over})
		s.Dialogs([]view.Sheet{under})
		fail.Unequal(t, focused(s.window), name, "the keyboard is on")
	}
	s.window.Canvas().Unfocus() // as a click on a button does
	s.Dialogs([]view.Sheet{under, over})
	s.Dialogs([]view.Sheet{under})
	fail.Unequal(t, focused(s.window), "Name", "after a click the keyboard is on")
}

func TestATextIsWrittenOnSeveralLines(t *testing.T) {
	s, text := open(t, 1000, 760), "one\ntwo"
	show := func(cursor view.Cursor) {
		s.Dialogs([]view.Sheet{withControls("text",
			view.Field{ID: "text", Name: "The text", Text: text, Lines: 5, Cursor: cursor})})
	}
	s.dialogs.after = func() {
		if typed, ok := s.dialogs.typed["text"]; ok {
			text = typed
		}
		show(view.Cursor{})
	}
	show(view.Cursor{})
	entry := s.window.Canvas().Focused()
	press(s.window, fyne.KeyReturn) // begins a line at the top
	s.window.Canvas().Unfocus()
	show(view.Cursor{Line: 3, Column: 2, Turn: 1})
	s.window.Canvas().Focused().TypedRune('x')
	fail.If(t, text != "\none\ntxwo" || s.window.Canvas().Focused() != entry, "the text is %q", text)
	shortcut := entry.(fyne.Shortcutable)
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter, fyne.KeyK} {
		shortcut.TypedShortcut(&desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierControl})
	}
	want := []keys.Shortcut{keys.Alone(keys.Enter), keys.Alone(keys.Enter)}
	fail.Differ(t, s.dialogs.pressed, want, "by Ctrl+Enter the dialog hears")
	clipboard := test.NewClipboard()
	shortcut.TypedShortcut(&fyne.ShortcutSelectAll{})
	shortcut.TypedShortcut(&fyne.ShortcutCut{Clipboard: clipboard})
	fail.If(t, text != "" || clipboard.Content() != "\none\ntxwo",
		"the field has %q, the clipboard %q", text, clipboard.Content())
}

func TestALongTextIsCutBeforeItIsMeasured(t *testing.T) {
	s, long := open(t, 1000, 760), strings.Repeat("é", 1<<16)
	s.Dialogs([]view.Sheet{{Title: long, Focus: "name", Message: long, Warning: true, Cards: []view.Card{
		deck.Form{Rows: []deck.FormRow{{Words: long, Controls: []view.Node{
			view.Field{ID: "name", Name: "Name", Text: long}, deck.Said(long),
			view.Check("c", long, false)}}}}}}})
	for _, text := range words(s.window) {
		if len([]rune(text)) > 2001 { // with the ellipsis
			t.Errorf("%d characters are drawn", len([]rune(text)))
		}
	}
	fyne.CurrentApp().Clipboard().SetContent(long)
	s.window.Canvas().Focused().(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutPaste{})
	n := len([]rune(s.dialogs.typed["name"]))
	fail.If(t, n > 15_000, "%d characters are in the field", n)
}

// A click beside a dialog does what Escape does; one on it, between its controls, does nothing.
func TestAClickBesideADialogLeavesIt(t *testing.T) {
	s, _ := openForm(t, 1000, 760)
	d := s.Window.dialogs[0]
	corner := d.ground.Position()
	for at, want := range map[fyne.Position]int{
		corner.AddXY(3, 3): 0, corner.Add(d.ground.Size()).AddXY(-2, -2): 0, corner.AddXY(-3, 5): 1,
		fyne.NewPos(1, 1): 1,
	} {
		s.dialogs.pressed = nil
		test.TapCanvas(s.window.Canvas(), at)
		fail.If(t, len(s.dialogs.pressed) != want || want == 1 && s.dialogs.pressed[0] != keys.Alone(keys.Escape),
			"a click at %v, of a dialog at %v: %v", at, corner, s.dialogs.pressed)
	}
}
