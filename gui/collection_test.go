package gui

import (
	"strings"
	"testing"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/gui/view/keys"
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

// collect opens twelve Sudokus, of which the first is solved.
func (w *window) collect() {
	solved := texttest.Sample(w.t, "crosshatch-2.in")
	w.openAll(w.file("twelve.txt", strings.ReplaceAll(solved, "\n", "")+"\n"+sudokusOf(11)))
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
	w := openAndDo(t, "set:collection")
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
