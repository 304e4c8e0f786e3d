package gui

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/gui/keys"
	"ninefold/gui/view"
)

// file writes a file and returns its path.
func (w *window) file(name, contents string) string {
	w.t.Helper()
	return texttest.Write(w.t, filepath.Join(w.t.TempDir(), name), contents)
}

// open opens a file and waits until it is imported or a message is shown.
func (w *window) open(path string) {
	w.t.Helper()
	w.Open(path)
	w.await("what comes of "+path, func() bool {
		d, _ := w.session.Document()
		return w.dialogs.Busy() || w.warned() || d.Path == path
	})
}

func TestAnImportedFileIsKeptAtOnceWithTheEndOfTheExercise(t *testing.T) {
	w := openWindow(t)
	w.run("learn")
	w.open(w.file("position.in", texttest.Sample(t, "tictactoe-2.in")))
	if again := w.restart(); again.features.exercises.Shown() != nil || again.position() != w.position() {
		t.Error("after a restart the exercise is shown, or another position")
	}
}

func TestAFileIsRememberedWhenItIsTakenNotWhenItIsAskedAbout(t *testing.T) {
	w := openWindow(t)
	w.open(w.file("two", "B2b2"))
	recent := w.session.Settings.Recent
	fail.If(t, len(recent) != 0, "before the answer %q is remembered", recent)
	w.screen.PressIn("Import")
	recent = w.session.Settings.Recent
	fail.If(t, len(recent) != 1 || w.moves() == 0, "after the answer %q is remembered, %d marks", recent, w.moves())
}

// checkMenu fails unless every item of the menu is enabled and ticked like its action.
func (w *window) checkMenu() {
	w.t.Helper()
	items := w.menuItems()
	for _, a := range w.table.Actions {
		item, ok := items[a.ID]
		if !ok {
			w.t.Errorf("%s is not in the menu", a.ID)
			continue
		}
		fail.If(w.t, item.Disabled == a.Can() || item.On != a.IsOn(),
			"%s: the entry is disabled %v, ticked %v; the action can %v, is on %v", a.ID, item.Disabled, item.On,
			a.Can(), a.IsOn())
	}
}

func TestAfterAnImportThroughTheRecentListTheMenuIsAsItShouldBe(t *testing.T) {
	w := openWindow(t)
	if item := w.recentItem(); !item.Disabled || len(item.Items) != 0 {
		t.Errorf("before any import there are recent files: %+v", item)
	}
	position, grid := w.file("position.in", texttest.Sample(t, "tictactoe-1.in")),
		w.file("grid.in", texttest.Sample(t, "crosshatch-2.in"))
	w.open(position)
	w.checkMenu()
	w.open(grid)
	w.checkMenu()
	for _, path := range []string{position, grid, grid, position} {
		w.key(keys.Escape) // clears the message
		items := w.recentItem().Items
		w.screen.Events.Do(items[slices.IndexFunc(items,
			func(item view.MenuItem) bool { return item.Words == path })].ID)
		there := "“" + filepath.Base(path) + "” was there already"
		w.await("the board", func() bool { return strings.Contains(w.said(), there) })
		fail.If(t, string(w.session.Settings.Recent[0]) != path || w.recentItem().Items[0].Words != path,
			"%s is not the first of the recent files", path)
		w.checkMenu()
		fail.Unless(t, w.screen.OnBoard, "the board did not get the keyboard back")
	}
	again := w.restart()
	items := again.recentItem().Items
	fail.If(t, len(items) != 2 || items[0].Words != position, "after a restart the recent files are %+v", items)
	again.checkMenu()
}

func TestThatNothingCanBeReadIsSaidAndChangesNothing(t *testing.T) {
	for want, open := range map[string]func(*window){
		"gone.in cannot be read":   func(w *window) { w.open(filepath.Join(t.TempDir(), "gone.in")) },
		"no text on the clipboard": func(w *window) { w.paste("") },
	} {
		w := openWindow(t)
		if open(w); !w.warned() || !strings.Contains(w.reason(), want) || w.session.Game.Len() != 1 {
			t.Errorf("said %q, want %q in it", w.reason(), want)
		}
	}
}

func TestAFileIsNotDroppedUnderADialog(t *testing.T) {
	w := openWindow(t)
	w.run("about")
	w.screen.Events.Drop([]string{w.file("position.in", texttest.Sample(t, "tictactoe-1.in"))})
	w.screen.Events.Drop(nil)
	w.screen.PressIn("Close")
	fail.If(t, w.tasks.Pop() != nil || w.session.Game.Len() != 1, "a file was dropped under a dialog")
}

func TestNobodyIsToldToClickWhereTheOtherSideMovesByMail(t *testing.T) {
	w := openWindow(t)
	w.run("playByMail")
	w.key("E")
	w.does("99")
	w.key("L")
	w.tapCell(9, 9)
	w.key(keys.Escape)
	card, _ := cardOf[view.Moves](w)
	fail.If(t, !w.session.MailToMove() || card.Hint != "", "below the steps it says %q", card.Hint)
}

func TestWhoTakesBackMovesByMailIsToldThatTheyAreSent(t *testing.T) {
	w := openWindow(t)
	w.run("playByMail")
	w.tapCell(5, 5)
	w.run("copyToSend")
	said := w.reason()
	fail.Unless(t, strings.HasPrefix(said, "Copied: send it to the other player"), "after the copy it says %q", said)
	w.run("analysis")
	_, offered := w.buttons()["analysis"]
	fail.Unless(t, offered, "the values cannot be put away")
	w.run("undo")
	said = w.reason()
	fail.Unless(t, strings.HasPrefix(said, "Taken back here only"), "it says %q", said)
}
