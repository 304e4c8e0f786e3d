package gui

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"ninefold/engine/notation"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

// awaitTitle waits until the board shown is a file's.
func (w *window) awaitTitle(file string) {
	w.t.Helper()
	w.await("the title", func() bool { return w.screen.Shown.Title == file+" – Ninefold" })
}

// TestWhatAFileOfASudokuWouldNotHoldIsAskedFirst saves a Sudoku in another program's form, which is asked about once,
// until more would be lost.
func TestWhatAFileOfASudokuWouldNotHoldIsAskedFirst(t *testing.T) {
	w := openSample(t, "crosshatch-1.in")
	dir := t.TempDir()
	file := filepath.Join(dir, "news.sdx")
	asked := func(want string) {
		t.Helper()
		fail.Lacks(t, fmt.Sprint(w.screen.Top().Cards), "It would leave out "+want+
			". A file whose name ends in .sudoku holds everything.", "it asks")
		w.screen.PressIn("Save even so")
		w.await("the news", func() bool { return w.said() == "Saved news.sdx. The file leaves out "+want+"." })
	}
	w.saveAs("saveAs", dir, "news.sdx")
	w.awaitTitle("news.sdx") // nothing is lost yet
	w.does("44 Y")
	before := texttest.Read(t, file)
	w.saveAs("save", dir, "news.sdx")
	w.screen.PressIn("Replace")
	fail.Unequal(t, texttest.Read(t, file), before, "before the answer the file holds")
	asked("the steps and the colours")
	w.does("Y Y")
	w.saves()
	w = w.restart()
	fail.Unequal(t, w.shownAt(4, 4).Shade, 1, "after a restart the colour is gone")
	w.does("fillPencil striking 44")
	w.typed("123456789")
	w.saveAs("save", dir, "news.sdx")
	w.screen.PressIn("Replace")
	asked("the steps, pencil marks, the colours and what is crossed out")
}

// TestTheFormOfAFileIsThatOfItsEnding saves a Sudoku with a single pencil mark in each, and a game as a judge's text.
func TestTheFormOfAFileIsThatOfItsEnding(t *testing.T) {
	w, dir := openWindow(t), t.TempDir()
	given := texttest.Sample(t, "crosshatch-2.in")
	w.paste(given)
	g := w.Session.Sudoku.Grid()
	for open := range g.EmptyCells() {
		w.Session.Sudoku.Note(open, 1<<4)
	}
	w.settle()
	for ending, form := range map[string]notation.Form{
		"sudoku": notation.Worksheet, "sdx": notation.Sdx, "sdk": notation.Grid, "ss": notation.SudokuGrids,
		"sdm": notation.SudokuLines, "txt": notation.Grid,
	} {
		w.saveAs("saveAs", dir, "a."+ending)
		if ending != "sudoku" {
			w.screen.PressIn("Save even so")
		}
		w.awaitTitle("a." + ending)
		reading, err := notation.Read([]byte(texttest.Read(t, filepath.Join(dir, "a."+ending))))
		fail.NowIf(t, err != nil || reading.Form != form || reading.Sheets[0].Grid != g,
			"of a.%s is read %v, %v", ending, reading, err)
	}
	w.paste(texttest.Sample(t, "tictactoe-1.in"))
	w.saveAs("saveAs", dir, "b.in")
	w.awaitTitle("b.in")
	fail.Unequal(t, texttest.Read(t, filepath.Join(dir, "b.in")), texttest.Sample(t, "tictactoe-1.in"), "b.in holds")
	w.does("new 55")
	w.saveAs("saveAs", dir, "c.txt")
	fail.Lacks(t, fmt.Sprint(w.screen.Top().Cards), "everything except the position", "it asks")
	w.screen.PressIn("Cancel")
	_, err := os.Stat(filepath.Join(dir, "c.txt"))
	fail.If(t, !errors.Is(err, fs.ErrNotExist), "c.txt is written: %v", err)
}
