package window

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/lang"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/gui/desktop/board"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

func (s *shown) cell(c grid.Cell) *board.Cell { return s.parts.board.Cell(c) }

// beside opens a window beside the main one, and returns what it hears.
func (s *shown) beside(width, height float32, all ...keys.Shortcut) (*SideWindow, *heard) {
	h := &heard{}
	e := &screen.SheetEvents{Content: h, Dialogs: h, Closed: func() { h.closed++ }, Keys: all}
	return s.Open(e, width, height).(*SideWindow), h
}

// withControls returns a sheet with controls in a row.
func withControls(focus string, controls ...view.Node) view.Sheet {
	return view.Sheet{Title: "Other", Focus: focus, Cards: []view.Card{deck.Bare(controls...)}}
}

func TestTheBoardTellsOfClicksKeysAndThePointer(t *testing.T) {
	s := open(t, 1000, 760)
	s.cell(7).Tapped(nil)
	fail.If(t, !slices.Equal(s.tapped, []grid.Cell{7}) || s.window.Canvas().Focused() != fyne.Focusable(s.parts.board),
		"clicked are %v", s.tapped)
	press(s.window, fyne.KeyReturn)
	press(s.window, fyne.KeyPageUp)
	s.window.Canvas().Focused().TypedRune('5')
	s.window.Canvas().Unfocus()
	press(s.window, fyne.KeyF5)
	want := []keys.Shortcut{keys.Alone(keys.Enter), keys.Alone(keys.PageUp), keys.Alone("F5")}
	fail.If(t, !slices.Equal(s.pressed, want) || s.runes != "5", "typed are %v and %q", s.pressed, s.runes)
	s.cell(3).MouseIn(nil)
	s.cell(3).MouseOut()
	fail.If(t, s.left != 1, "the board was left %d times", s.left)
	s.Show(&view.Window{Cursor: view.Cell{Cell: 3, Any: true}})
	s.FocusBoard()
	s.window.Canvas().Unfocus() // the cursor disappears
	fail.If(t, s.left != 2, "the board was left %d times", s.left)
}

func TestAMenuOpensUnlessADialogIsOpenAndTheKeysPassOverWhatIsDisabled(t *testing.T) {
	s := open(t, 1000, 760)
	over, keyboard := s.window.Canvas().Overlays(), s.window.Canvas()
	opens := func() bool {
		before := over.Top()
		s.parts.options.Menu(3, fyne.NewPos(700, 300))
		return over.Top() != before
	}
	fail.Unless(t, opens(), "it does not open")
	for _, key := range []fyne.KeyName{fyne.KeyDown, fyne.KeyUp, fyne.KeyReturn} {
		keyboard.Focused().TypedKey(&fyne.KeyEvent{Name: key})
	}
	fail.Differ(t, s.did, []string{"x"}, "after Down, Up and Enter done is")
	s.Dialogs([]view.Sheet{{Title: "Dialog"}})
	fail.If(t, opens(), "it opens over a dialog")
}

func TestNothingIsHeardUnderADialog(t *testing.T) {
	s := open(t, 1000, 760)
	var hears fyne.ShortcutHandler
	s.setKeys([]keys.Shortcut{keys.Ctrl("B")}, &hears)
	s.Dialogs([]view.Sheet{{Title: "Dialog"}})
	press(s.window, fyne.KeyF5)
	s.window.Canvas().OnTypedRune()('5')
	hears.TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyB, Modifier: fyne.KeyModifierShortcutDefault})
	fail.If(t, s.pressed != nil || s.runes != "", "heard are %v and %q", s.pressed, s.runes)
	fail.Differ(t, s.dialogs.pressed, []keys.Shortcut{keys.Alone("F5")}, "the dialog hears")
}

// TestKeysCountByPlaceWhereTheLayoutHasNoLatinLetters: Fyne names a key by what its layout writes on it, a digit by its
// place.
func TestKeysCountByPlaceWhereTheLayoutHasNoLatinLetters(t *testing.T) {
	for name, test := range map[string]struct {
		named fyne.KeyName
		code  int
		typed rune
		want  keys.Key
		means rune
	}{
		"Russian Е": {fyne.KeyUnknown, 20, 'е', "T", 'е'}, "Russian Р": {fyne.KeyUnknown, 35, 'р', "H", 'р'},
		"Greek Α": {fyne.KeyUnknown, 30, 'α', "A", 'α'}, "German Z": {fyne.KeyZ, 21, 'z', "Z", 'z'},
		"German Y": {fyne.KeyY, 44, 'y', "Y", 'y'}, "German Ü": {fyne.KeyUnknown, 26, 'ü', keys.None, 'ü'},
		"French A": {fyne.KeyA, 16, 'a', "A", 'a'}, "French É": {fyne.Key2, 3, 'é', "2", '2'},
		"French comma": {fyne.KeyComma, 50, ',', ",", ','},
	} {
		s := open(t, 1000, 760)
		place := fyne.HardwareKey{ScanCode: test.code}
		s.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: test.named, Physical: place})
		s.window.Canvas().OnTypedRune()(test.typed)
		s.window.Canvas().OnTypedRune()('语') // by an input method
		fail.Differ(t, s.pressed, []keys.Shortcut{keys.Alone(test.want)}, "%s: heard", name)
		fail.Unequal(t, s.runes, string(test.means)+"语", "%s: typed", name)
	}
	for of, code := range map[any]int{driver.X11WindowContext{}: 28, driver.WaylandWindowContext{}: 20,
		driver.WindowsWindowContext{}: 20, driver.MacWindowContext{}: 17} {
		fail.Unequal(t, placed(of, code, keys.OnPC, keys.OnMac), "T", "in %T a key is", of)
	}
}

// TestTheKeypadWorksWithoutNumLock: then no character comes after the key, which Fyne names like a digit.
func TestTheKeypadWorksWithoutNumLock(t *testing.T) {
	s := open(t, 1000, 760)
	press := func(name fyne.KeyName, code int) {
		s.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: name, Physical: fyne.HardwareKey{ScanCode: code}})
	}
	press(fyne.Key8, 72)
	s.window.Canvas().OnTypedRune()('8')
	s.useKeypad()
	fail.Differ(t, s.pressed, []keys.Shortcut{keys.Alone("8")}, "with NumLock heard are")
	s.pressed = nil
	press(fyne.Key8, 72)
	press(fyne.KeyUnknown, 83)
	press(fyne.Key8, 9) // of the row of digits
	s.useKeypad()
	want := []keys.Shortcut{keys.Alone("8"), keys.Alone(keys.Up), keys.Alone(keys.None), keys.Alone(keys.Delete),
		keys.Alone("8")}
	fail.Differ(t, s.pressed, want, "without it")
	s.pressed = nil
	press(fyne.Key7, 71)
	s.useKeypad()
	fail.Differ(t, s.pressed, []keys.Shortcut{keys.Alone("7"), keys.Alone(keys.Home)}, "when no character comes")
	fail.Unequal(t, placed(driver.X11WindowContext{}, 87, keys.OnKeypad, noKeypad), keys.End, "under X11 1 is")
}

func TestShortcutsAreHeardAsLongAsTheyAreShown(t *testing.T) {
	s := open(t, 1000, 760)
	all := []keys.Shortcut{
		keys.Ctrl("Z"), keys.Ctrl("Y"), keys.Ctrl("C"), keys.Ctrl("X"), keys.Ctrl("V"), keys.Ctrl("A"),
		keys.CtrlShift("P"), keys.Alt(keys.Home), keys.Ctrl(keys.PageDown)}
	var hears fyne.ShortcutHandler
	s.setKeys(all, &hears)
	for _, shortcut := range []fyne.Shortcut{
		&fyne.ShortcutUndo{}, &fyne.ShortcutRedo{}, &fyne.ShortcutCopy{}, &fyne.ShortcutCut{}, &fyne.ShortcutPaste{},
		&fyne.ShortcutSelectAll{},
		&desktop.CustomShortcut{KeyName: fyne.KeyP, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift},
		&desktop.CustomShortcut{KeyName: fyne.KeyHome, Modifier: fyne.KeyModifierAlt},
		&desktop.CustomShortcut{KeyName: fyne.KeyPageDown, Modifier: fyne.KeyModifierShortcutDefault},
	} {
		hears.TypedShortcut(shortcut)
	}
	fail.Differ(t, s.pressed, all, "heard")
	s.setKeys(all[1:], &hears)
	s.pressed = nil
	hears.TypedShortcut(&fyne.ShortcutUndo{})
	hears.TypedShortcut(&fyne.ShortcutRedo{})
	fail.Differ(t, s.pressed, []keys.Shortcut{keys.Ctrl("Y")}, "then heard")
}

func TestMenusHaveTheirKeysInAColumnAndAreMadeAnewOnlyForOtherWords(t *testing.T) {
	s := open(t, 1000, 760)
	show := func(on bool, words string) *fyne.MainMenu {
		s.Show(&view.Window{Menus: []view.Menu{{Words: "File", Items: []view.MenuItem{
			{ID: "open", Words: words, Keys: keys.Ctrl("O"), On: on},
			{ID: "saveAs", Words: "Save as…", Keys: keys.CtrlShift("S")},
			{}, {Words: "Recent", Items: []view.MenuItem{{ID: "recent", Words: "a.in"}}},
			{ID: quitID, Words: "Quit"}}}}})
		return s.window.MainMenu()
	}
	fail.Unequal(t, show(false, "Open…").Items[0].Items[0].Label, "Open…", "before the window is seen the item")
	s.menus.measured = true
	menu := show(false, "Open…")
	items := menu.Items[0].Items
	var ends []float32
	for _, item := range items[:2] {
		words, key, _ := strings.Cut(item.Label, "Ctrl")
		fail.If(t, key == "", "the item is %q", item.Label)
		ends = append(ends, textWidth(words))
	}
	off := ends[0] - ends[1]
	fail.If(t, off < -2 || off > 2, "the keys begin at %v", ends)
	fail.If(t, !items[2].IsSeparator || items[3].ChildMenu.Items[0].Label != "a.in" || !items[4].IsQuit,
		"the items are %+v", items)
	fail.If(t, show(true, "Open…") != menu || !items[0].Checked, "what is on has changed, and the menu is another")
	fail.If(t, show(true, "Open a board…") == menu, "the words are others, and the menu is the same")
	items[1].Action()
	items[3].ChildMenu.Items[0].Action()
	fail.Differ(t, s.did, []string{"saveAs", "recent"}, "done")
}

// TestMenusThatWouldLeaveTheWindowAreInTheLast, and are in the bar again in a wider window.
func TestMenusThatWouldLeaveTheWindowAreInTheLast(t *testing.T) {
	s, all := open(t, 480, 520), []view.Menu{}
	s.menus.measured = true
	for _, words := range strings.Fields("File Edit Board Play Go Tools View Help") {
		all = append(all, view.Menu{Words: words, Items: []view.MenuItem{
			{ID: quitID, Words: "Ask the program again", Keys: keys.CtrlShift("A")}}})
	}
	s.Show(&view.Window{Menus: all})
	names := func(menus []*fyne.Menu) (said string) {
		for _, m := range menus {
			said += m.Label + " "
		}
		return said
	}
	shown := s.window.MainMenu().Items
	fail.Unequal(t, names(shown), "File Edit Board Play Go More ", "the bar")
	items := shown[5].Items
	fail.If(t, len(items) != 3 || items[2].Label != "Help" || items[2].ChildMenu == nil, "the menu has %+v", items)
	s.Resize(1000, 760)
	shown = s.window.MainMenu().Items
	fail.Unequal(t, names(shown), "File Edit Board Play Go Tools View Help ", "the bar of a wide window")
	bar := all
	for width := float32(1000); len(bar) == len(all) && bar[7].Items[0].Keys.Key != ""; width-- {
		bar = inBar(all, width)
	}
	fail.If(t, len(bar) != len(all), "where the last fits without its keys the bar is %+v", bar)
	bar = inBar(all, 40) // without an item that quits in the first one, Fyne would add its own
	fail.If(t, len(bar) != 2 || bar[0].Words != "File" || len(bar[1].Items) != 7, "where none fits the bar is %+v", bar)
	item := &all[6].Items[0]
	item.Switch = true
	for width := float32(200); width < 1000; width++ {
		item.On = false
		off := len(inBar(all, width))
		item.On = true
		fail.NowIf(t, len(inBar(all, width)) != off, "with an item on the bar of %v has another number than %d",
			width, off)
	}
}

func TestAnotherLanguageAndAppearanceAreShownAtOnce(t *testing.T) {
	s := open(t, 1000, 760)
	s.Dialogs([]view.Sheet{{Title: "Dialog"}})
	o, _ := s.beside(600, 400)
	o.Show(withControls(""))
	light, dialog := s.Palette(), s.Window.dialogs[0]
	parts, sheet := s.parts, o.sheet
	s.Restyle(screen.Style{Language: "zh", Appearance: "dark", Scale: 100})
	s.Show(&view.Window{})
	s.Dialogs([]view.Sheet{{Title: "Dialog"}})
	fail.If(t, s.Palette() == light || lang.L("Cut") != "剪切",
		"the palette is the same: %v; Fyne cuts as %q", s.Palette() == light, lang.L("Cut"))
	fail.If(t, s.parts == parts || s.Window.dialogs[0] == dialog || o.sheet == sheet, "a part is as before")
	o.Close()
	s.Restyle(screen.Style{Language: "en", Appearance: "light", Scale: 100})
	fail.Unequal(t, lang.L("Cut"), "Cut", "in English Fyne cuts as")
}

func TestAWindowBesideHearsItsShortcuts(t *testing.T) {
	all, text := []keys.Shortcut{keys.Ctrl("C"), keys.Ctrl("T")}, strings.Repeat("three ", 80)
	o, h := open(t, 1000, 760).beside(600, 400, all...)
	o.Show(withControls("field", view.Field{ID: "field", Lines: 4, Prose: true, Text: text}))
	var hears fyne.ShortcutHandler
	o.hear(all, &hears)
	for _, k := range all {
		hears.TypedShortcut(shortcutOf(k))
	}
	fail.Differ(t, h.pressed, all, "it hears")
	field := o.window.Canvas().Focused().(interface {
		fyne.Focusable
		fyne.Shortcutable
	})
	typed := func(shortcut keys.Shortcut, then rune) string {
		field.TypedShortcut(shortcutOf(shortcut))
		field.TypedRune(then)
		return h.typed["field"]
	}
	fail.Unequal(t, typed(keys.Ctrl(keys.End), '!'), text+"!", "at the end of the text is written")
	fail.Unequal(t, typed(keys.Ctrl(keys.Home), '?'), "?"+text+"!", "and at its beginning")
	press(o.window, fyne.KeyDown)
	fail.If(t, strings.HasSuffix(typed(all[0], '-'), "-"), "it stands in one row, of which Down goes to the end")
	press(o.window, fyne.KeyF3)
	fail.Unequal(t, h.pressed[len(h.pressed)-1], keys.Alone("F3"), "a field passes on")
	o.Dialogs([]view.Sheet{{Title: "Dialog"}})
	before := len(h.pressed)
	hears.TypedShortcut(shortcutOf(all[1]))
	fail.Unequal(t, len(h.pressed), before, "under a dialog are heard")
	o.Close()
}

func TestKeysOfAWindowThatWasClosedDoNothing(t *testing.T) {
	s := open(t, 1000, 760)
	o, h := s.beside(600, 400)
	o.Show(withControls("field", view.Field{ID: "field", Name: "Field"},
		deck.FieldButton(view.Button{ID: "go", Words: "Go"})))
	field, button := o.window.Canvas().Focused(), named(t, o.window, "Go")
	fail.NowIf(t, field == nil, "the field has not got the keyboard")
	press(o.window, fyne.KeyEscape)
	o.Dialogs([]view.Sheet{withControls("", view.Field{ID: "inner", Name: "Inner"})})
	o.Close()
	pressed, done := len(h.pressed), len(h.done)
	press(o.window, fyne.KeyReturn)
	press(o.window, fyne.KeyEscape)
	button.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	fail.If(t, h.closed != 1 || pressed != 1 || len(h.pressed) != pressed || len(h.done) != done || len(s.others) != 0,
		"closed %d times; pressed are %v, done %q", h.closed, h.pressed, h.done)
	fail.If(t, o.window.Canvas().Focused() != nil || o.busy(), "something has the keyboard")
}

func TestASecondEscapeAfterAnotherWindowHasClosedReachesNothing(t *testing.T) {
	s := open(t, 1000, 760)
	o, _ := s.beside(600, 400)
	o.Close()
	s.FocusBoard()
	press(s.window, fyne.KeyEscape)
	press(s.window, fyne.KeyRight)
	fail.If(t, !slices.Equal(s.pressed, []keys.Shortcut{keys.Alone(keys.Right)}), "the main window hears %v", s.pressed)
	s.closedAt = s.closedAt.Add(-twice)
	press(s.window, fyne.KeyEscape)
	fail.If(t, len(s.pressed) != 2, "a later one is not heard")
}

func TestAfterTheEndTheBoardTakesNoKeyboard(t *testing.T) {
	s := open(t, 1000, 760)
	s.FocusBoard()
	fail.If(t, s.window.Canvas().Focused() == nil, "the board does not take the keyboard")
	s.window.Canvas().Unfocus()
	s.Quit()
	s.FocusBoard()
	fail.If(t, s.window.Canvas().Focused() != nil, "a window that closes has the keyboard")
}

func TestOfTenThousandBoardsOnlyThoseInViewAreAskedFor(t *testing.T) {
	s, asked := open(t, 1000, 760), map[int]bool{}
	page := view.BoardsPage{Title: "Your boards", Number: 10_000, Chosen: -1, Hint: "none",
		Find: view.Field{ID: "find", Name: "Find"}, Buttons: []view.Button{{ID: "open", Words: "Open"}},
		At: func(i int) view.Board {
			asked[i] = true
			return view.Board{Picture: diagram.Diagram{}, Words: fmt.Sprint("board ", i)}
		}}
	var picked []int
	found := ""
	s.main.Send = func(e screen.Event) {
		switch e := e.(type) {
		case screen.Choose:
			picked = append(picked, int(e))
			page.Chosen = int(e)
			s.Show(&view.Window{Boards: &page})
		case screen.Find:
			found = string(e)
		default:
			s.send(e)
		}
	}
	s.parts = nil
	s.Show(&view.Window{Boards: &page})
	fail.If(t, len(asked) == 0 || len(asked) > 60 || !asked[0], "asked for are %d", len(asked))
	for _, key := range []fyne.KeyName{fyne.KeyRight, fyne.KeyRight, fyne.KeyDown, fyne.KeyHome, fyne.KeyEnd} {
		press(s.window, key)
	}
	want := []int{0, 1, 6, 0, 9_999}
	fail.If(t, !slices.Equal(picked, want) || !slices.Contains(words(s.window), "board 9999"),
		"chosen are %v, want %v", picked, want)
	fail.If(t, len(asked) > 200, "asked for are %d", len(asked))
	press(s.window, fyne.KeyReturn)
	fail.Differ(t, s.pressed, []keys.Shortcut{keys.Alone(keys.Enter)}, "pressed")
	s.window.Canvas().Focused().TypedRune('a') // begins a search for boards
	page.Find.Text, page.Find.Cursor = s.runes, view.Cursor{Line: 1, Column: 2, Turn: 1}
	s.Show(&view.Window{Boards: &page})
	s.window.Canvas().Focused().TypedRune('b')
	fail.If(t, found != "ab" || focused(s.window) != "Find",
		"looked for is %q, and the keyboard is on %q", found, focused(s.window))
	s.Show(&view.Window{})
	fail.If(t, !s.parts.board.Visible() || s.window.Canvas().Focused() != fyne.Focusable(s.parts.board),
		"the board is not seen again, or has not the keyboard")
}

func TestTheWindowIsInFrontWhenItsBoardGetsTheKeyboard(t *testing.T) {
	s := open(t, 1000, 760)
	s.window.Canvas().Unfocus()
	s.fronts = nil
	s.FocusBoard()
	fail.Differ(t, s.fronts, []bool{true}, "told")
}

// TestAnotherWindowIsNoLargerOnTheScreenInALargerScale: at 200 % it would not fit there.
func TestAnotherWindowIsNoLargerOnTheScreenInALargerScale(t *testing.T) {
	s := open(t, 1000, 760)
	for scale, want := range map[int]fyne.Size{100: {Width: 1200, Height: 900}, 200: {Width: 600, Height: 450},
		300: {Width: 480, Height: 400}} {
		s.style.Scale = scale
		o, _ := s.beside(1200, 900)
		fail.Unequal(t, o.window.Canvas().Size(), want, "at %d %%", scale)
		o.Close()
	}
}
