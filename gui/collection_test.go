package gui

import (
	"strings"
	"testing"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

// openAll opens a file of Sudokus and presses the button that opens all.
func (w *window) openAll(path string) {
	w.t.Helper()
	w.open(path)
	fail.NowIf(w.t, len(w.screen.Sheets()) != 1, "there is nothing to choose: %s", w.said())
	buttons := w.screen.Top().Buttons
	w.screen.PressIn(buttons[len(buttons)-1].Words)
	w.await("a Sudoku", func() bool { return !w.dialogs.Busy() })
}

// openCollection opens twelve Sudokus in a new window, of which the first is solved.
func openCollection(t *testing.T) *window {
	w, solved := openWindow(t), texttest.Sample(t, "crosshatch-2.in")
	w.openAll(w.file("twelve.txt", strings.ReplaceAll(solved, "\n", "")+"\n"+sudokusOf(11)))
	return w
}

func TestACollectionIsOneEntryWithItsOwnList(t *testing.T) {
	w := openCollection(t)
	w.deduceAll() // to the solution
	w.key("N")
	w.list()
	page := w.screen.Shown.Boards
	fail.Unequal(t, w.listed(), "twelve.txt", "listed are")
	fail.Unequal(t, page.At(0).Short, "1 of 12 solved", "it is said to be")
	w.key(keys.Enter)
	w.await("its Sudokus", func() bool { return w.screen.Shown.Boards.Number == 12 })
	w.await("a grade", func() bool { return w.screen.Shown.Boards.At(0).Words == "1 · hard" })
	w.await("a grade", func() bool { return strings.Contains(w.screen.Shown.Boards.At(2).Words, "·") })
	page = w.screen.Shown.Boards
	fail.If(t, page.At(0).Short != "solved, 0:00" && page.At(0).Short != "solved" || page.Chosen != 1,
		"the first is %q, chosen is %d", page.At(0).Short, page.Chosen)
	w.screen.Send(screen.Do("kind.open"))
	fail.Unequal(t, w.screen.Shown.Boards.Number, 11, "not solved are")
	w.typed("12")
	fail.Unequal(t, w.listed(), "12", "found are")
	w.key(keys.Enter)
	fail.If(t, w.Session.Sudoku.Place().Number != 12 || w.listing(), "shown is %+v", w.Session.Sudoku.Place())
	w = w.restart()
	w.list()
	w.key(keys.Enter)
	w.await("its Sudokus", func() bool { return w.screen.Shown.Boards.Number == 12 })
	grade := w.screen.Shown.Boards.At(2).Words
	fail.If(t, !strings.HasPrefix(grade, "3 · "), "after a restart a grade is unknown: %q", grade)
	w.key(keys.Escape)
	w.await("all boards", func() bool { return w.listed() == "twelve.txt" })
	w.key(keys.Escape)
	fail.If(t, w.listing(), "Escape does not leave the list")
}

func TestACollectionIsDeletedAndRestoredWithItsBoards(t *testing.T) {
	w := openCollection(t)
	w.deduceAll()
	w.key("N")
	w.flush()
	w.list()
	w.key(keys.Delete)
	w.await("the word", func() bool { return strings.Contains(w.reason(), "is deleted with its boards") })
	w.flush()
	fail.Unequal(t, w.listed(), "", "listed are")
	w.run("undo")
	w.await("the word", func() bool { return strings.Contains(w.reason(), "is back") })
	w.flush()
	w = w.restart()
	w.list()
	fail.Unequal(t, w.screen.Shown.Boards.At(0).Short, "1 of 12 solved", "it is said to be")
}

func TestOpeningACollectionCanBeCancelled(t *testing.T) {
	w := openWindow(t)
	w.open(w.file("many.txt", sudokusOf(2000)))
	w.screen.PressIn("Open all 2000")
	w.screen.Escape()
	w.tasks.RunPosted()
	w.list()
	fail.If(t, w.listed() != "" || w.dialogs.Busy(), "there are %s", w.listed())
}

// TestASudokuShownByNIsGraded too, and its one solution is said.
func TestASudokuShownByNIsGraded(t *testing.T) {
	w := openCollection(t)
	for range 3 {
		w.key("N")
		w.await("its grade", func() bool { return w.Session.Sudoku.Grade() != "" })
	}
	w.list()
	w.key(keys.Enter)
	w.await("its Sudokus", func() bool { return w.screen.Shown.Boards.Number == 12 })
	w.typed("hard")
	w.await("those that are hard", func() bool { n := w.screen.Shown.Boards.Number; return 0 < n && n < 12 })
	fail.Lacks(t, w.screen.Shown.Boards.At(0).Words, "hard", "found is")
}
