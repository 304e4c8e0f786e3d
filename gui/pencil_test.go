package gui

import (
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/gui/model/session"
	"ninefold/gui/view/keys"
)

// TestCtrlWithADigitNotesItWhateverDigitsBecome, in a Sudoku only, and changes no digit that stands there.
func TestCtrlWithADigitNotesItWhateverDigitsBecome(t *testing.T) {
	w := openAndDo(t, "Ctrl+Shift+2")
	fail.NowIf(t, w.Session.Shown != session.CrossHatching, "Ctrl+Shift+2 shows %v", w.Session.Shown)
	open, filled := grid.At(1, 2), grid.At(1, 1)
	w.Session.ShowSudoku(sudoku.Grid{}.WithDigit(filled, 3), "")
	w.settle()
	noted := func() grid.Digits { now := w.Session.Sudoku.Now(); return now.Pencil[open] }
	w.shortcut(keys.Ctrl("5"))
	fail.Unequal(t, w.Session.Sudoku.Len(), 1, "without a cell, steps")
	w.tapAt(open)
	for _, mode := range []string{"", "noting", "striking"} {
		if mode != "" {
			w.run(mode)
		}
		w.does("Ctrl+5 Ctrl+9")
		fail.Unequal(t, noted(), grid.Digits(1<<5|1<<9), "%q, noted are", mode)
		w.does("Ctrl+9 Ctrl+5")
		fail.Unequal(t, noted(), 0, "%q, taken back, noted are", mode)
	}
	w.tapAt(filled)
	w.shortcut(keys.Ctrl("5"))
	fail.Unequal(t, w.digitAt(1, 1), 3, "where a digit stands, it is")
	w.tapAt(open)
	w.does("learn Ctrl+5")
	fail.Unequal(t, noted(), 0, "in a lesson, noted are")
	w.does("leave Ctrl+Shift+1")
	fail.If(t, w.Session.Shown != session.TicTacToe || slices.Contains(w.screen.Shown.Keys, keys.Ctrl("5")),
		"Ctrl+Shift+1 shows %v, and the keys of a Sudoku stay", w.Session.Shown)
}
