package gui

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"

	"ninefold/gui/actions"
	"ninefold/gui/locale"
	"ninefold/gui/widgets"
)

// file is a file of the test's own with the given contents.
func (w *window) file(name, contents string) string {
	w.t.Helper()
	path := filepath.Join(w.t.TempDir(), name)
	if err := os.WriteFile(path, []byte(contents), 0o600); err != nil {
		w.t.Fatal(err)
	}
	return path
}

// open opens a file and waits until it is imported or there is something to be said.
func (w *window) open(path string) {
	w.t.Helper()
	w.Open(path)
	w.await("what comes of "+path, func() bool {
		d, _ := w.session.Document()
		return w.dialogs.Busy() || w.warned() || d.Path == path
	})
}

func TestWhatAFileWasReadAsIsSaid(t *testing.T) {
	for name, c := range map[string]struct{ text, said string }{
		"position.in": {sample(t, "tictactoe-2.in"), "position.in"},
		"grid.in":     {gridSample(t, "crosshatch-2.in"), "grid.in"},
		"some.bttt":   {"8o/9/9/9/9/9/9/9/9 x 8", "bttt"},
	} {
		w := openWindow(t)
		w.open(w.file(name, c.text))
		if !strings.Contains(w.reason(), c.said) || len(w.session.Settings.Recent) != 1 {
			t.Errorf("%s: said %q, remembered %q", name, w.reason(), w.session.Settings.Recent)
		}
	}
}

func TestAnImportedFileIsKeptAtOnceWithTheEndOfTheExercise(t *testing.T) {
	w := openWindow(t)
	w.run("learn")
	w.open(w.file("position.in", sample(t, "tictactoe-2.in")))
	if again := w.restart(); again.features.exercises.Shown() != nil || again.position() != w.position() {
		t.Error("after a restart the exercise is shown, or another position")
	}
}

func TestAFileIsRememberedWhenItIsTakenNotWhenItIsAskedAbout(t *testing.T) {
	w := openWindow(t)
	w.open(w.file("two", "B2b2"))
	if recent := w.session.Settings.Recent; len(recent) != 0 {
		t.Errorf("before the answer %q is remembered", recent)
	}
	w.tapButton("Import")
	if recent := w.session.Settings.Recent; len(recent) != 1 || w.moves() == 0 {
		t.Errorf("after the answer %q is remembered, %d marks", recent, w.moves())
	}
}

// beforeKeys is what a menu's item says, up to the blanks before its keys.
var beforeKeys = regexp.MustCompile(`^.*?([ \x{2006}]{2}|$)`)

// menuItems are the menu's items by what they say, without their keys and after what the menu that they are below says.
func (w *window) menuItems() map[string]*fyne.MenuItem {
	found := map[string]*fyne.MenuItem{}
	var walk func(below string, items []*fyne.MenuItem)
	walk = func(below string, items []*fyne.MenuItem) {
		for _, item := range items {
			label := strings.TrimRight(beforeKeys.FindString(item.Label), " \u2006")
			found[below+label] = item
			if item.ChildMenu != nil {
				walk(label+": ", item.ChildMenu.Items)
			}
		}
	}
	for _, menu := range w.window.MainMenu().Items {
		walk("", menu.Items)
	}
	return found
}

// menuItem is the menu's item of an action, and nil if it has none.
func (w *window) menuItem(a *actions.Action) *fyne.MenuItem {
	items := w.menuItems()
	groups := []string{a.Group}
	if of, _, _ := strings.Cut(a.ID, "."); a.Group == "" && (of == "train" || of == "learn" || of == "leave") {
		groups = []string{"grade", "lessons"} // the submenu of the exercise
	}
	for _, group := range groups {
		if item := items[locale.Text("menu."+group)+": "+a.Label()]; item != nil {
			return item
		}
	}
	return items[a.Label()]
}

// recentItems are the menu's recent files.
func (w *window) recentItems() *fyne.MenuItem {
	w.t.Helper()
	item := w.menuItems()["Recent files"]
	if item == nil {
		w.t.Fatal("the menu has no recent files")
	}
	return item
}

// checkMenu fails unless every entry of the menu is enabled and ticked as its action is.
func (w *window) checkMenu() {
	w.t.Helper()
	for _, a := range w.table.Actions {
		item := w.menuItem(a)
		if item == nil {
			w.t.Errorf("%s is not in the menu", a.ID)
			continue
		}
		if item.Disabled == a.Can() || item.Checked != a.IsOn() {
			w.t.Errorf("%s: the entry is disabled %v, ticked %v; the action can %v, is on %v",
				a.ID, item.Disabled, item.Checked, a.Can(), a.IsOn())
		}
	}
}

func TestAfterAnImportThroughTheRecentListTheMenuIsAsItShouldBe(t *testing.T) {
	w := openWindow(t)
	if item := w.recentItems(); !item.Disabled || len(item.ChildMenu.Items) != 0 {
		t.Errorf("before any import there are recent files: %+v", item)
	}
	position, grid := w.file("position.in", sample(t, "tictactoe-1.in")),
		w.file("grid.in", gridSample(t, "crosshatch-2.in"))
	w.open(position)
	w.checkMenu()
	w.open(grid)
	w.checkMenu()
	for _, path := range []string{position, grid, grid, position} {
		w.key(fyne.KeyEscape) // takes what was said away
		opened := false
		for _, item := range w.recentItems().ChildMenu.Items {
			if item.Label == path {
				item.Action()
				opened = true
			}
		}
		if !opened || w.recentItems().Disabled {
			t.Fatalf("%s is not among the recent files", path)
		}
		there := "“" + filepath.Base(path) + "” was there already"
		w.await("the board", func() bool { return strings.Contains(w.said(), there) })
		if w.session.Settings.Recent[0] != path || w.recentItems().ChildMenu.Items[0].Label != path {
			t.Errorf("%s is not the first of the recent files", path)
		}
		w.checkMenu()
		if w.window.Canvas().Focused() != w.parts.board {
			t.Error("the board did not get the keyboard back")
		}
	}
	again := w.restart()
	if items := again.recentItems().ChildMenu.Items; len(items) != 2 || items[0].Label != position {
		t.Errorf("after a restart the recent files are %+v", items)
	}
	again.checkMenu()
}

func TestAFileThatIsGoneIsSaidAndChangesNothing(t *testing.T) {
	w := openWindow(t)
	w.open(filepath.Join(t.TempDir(), "gone.in"))
	if !w.warned() || !strings.Contains(w.reason(), "gone.in cannot be read") || w.session.Game.Len() != 1 {
		t.Errorf("said %q", w.reason())
	}
}

func TestAFileThatNoPersonWouldMendIsShownInPart(t *testing.T) {
	random := make([]byte, 3000)
	rng := rand.NewChaCha8([32]byte{1})
	rng.Read(random)
	for name, contents := range map[string]string{
		"random bytes":   string(random),
		"120 KB of NULs": strings.Repeat("\x00", 120<<10),
		"a long line":    strings.Repeat("x", 100_000),
		"many lines":     strings.Repeat("no board\n", 10_000),
		"control":        "ab\x1b[31mcd",
	} {
		w := openWindow(t)
		w.tapCell(5, 5)
		w.open(w.file(name, contents))
		if !w.dialogs.Busy() {
			t.Fatalf("%s: nothing is said", name)
		}
		for _, o := range test.LaidOutObjects(w.window.Canvas().Overlays().Top()) {
			if _, ok := o.(fyne.Focusable); ok {
				if asButton(o) == nil {
					t.Errorf("%s: it can be edited in a %T", name, o)
				}
			}
		}
		if shown := w.dialogTexts(); len(shown) > 6000 || !strings.Contains(shown, "Cannot import "+name+" as it is") ||
			strings.ContainsAny(shown, "\x00\x1b") {
			t.Errorf("%s: %d bytes are shown: %.300q", name, len(shown), shown)
		}
		w.tapButton("Close")
		if w.moves() != 1 || w.window.Canvas().Focused() != w.parts.board {
			t.Errorf("%s: %d marks, or the board did not get the keyboard back", name, w.moves())
		}
	}
}

func TestNothingOnTheClipboardIsSaid(t *testing.T) {
	w := openWindow(t)
	w.paste("")
	if !w.warned() || !strings.Contains(w.reason(), "no text on the clipboard") {
		t.Errorf("said %q", w.reason())
	}
}

func TestAFileIsNotDroppedUnderADialog(t *testing.T) {
	w := openWindow(t)
	w.run("about")
	w.exchange.Drop([]fyne.URI{storage.NewFileURI(w.file("position.in", sample(t, "tictactoe-1.in")))})
	w.exchange.Drop(nil)
	w.tapButton("Close")
	if w.tasks.Pop() != nil || w.session.Game.Len() != 1 {
		t.Error("a file was dropped under a dialog")
	}
}

func TestTheChoiceOfABoardIsAsHighAsItsRows(t *testing.T) {
	w := openWindow(t)
	openers["choice of a grid"](w)
	list := inDialog(w, "list", func(*widgets.List) bool { return true })
	if rows := list.Size().Height / list.HeightOf(1); rows < 2 || rows > 3 {
		t.Errorf("of two boards, there is room for %.1f", rows)
	}
}
