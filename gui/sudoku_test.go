package gui

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku/generator"
	"ninefold/engine/test/fail"
	"ninefold/gui/view/keys"
)

// selected returns the one cell that is framed: selected, or under the keyboard's cursor.
func (w *window) selected() grid.Cell {
	w.t.Helper()
	c, ok := w.Session.Sudoku.Selected()
	fail.NowIf(w.t, !ok || !w.screen.Shown.Diagram.Cells[c].Selected,
		"no cell is selected, or not that which is framed")
	cursor := w.screen.Shown.Cursor
	fail.If(w.t, cursor.Any && cursor.Cell != c, "the cursor is at %v, selected is %v", cursor.Cell, c)
	return c
}

// TestNothingIsOfferedWhereNothingFollowsFromErrors: they are marked already, and a second check would say nothing new.
func TestNothingIsOfferedWhereNothingFollowsFromErrors(t *testing.T) {
	w := openWindow(t)
	w.paste(escargot)
	w.await("the grade", w.Session.Sudoku.Graded)
	u := w.Session.Sudoku
	given := u.Given()
	solution, _ := generator.Solve(t.Context(), &given)
	now := u.Now()
	for c, candidates := range now.EmptyCells() {
		u.Enter(c, candidates.Toggled(solution.At(c)).First())
		if !u.CanAdvance() {
			break
		}
		u.Undo()
	}
	before := u.Grid()
	w.run("check")
	w.await("the check", func() bool { return w.screen.Shown.Headline.Warning })
	w.key(keys.PageDown)
	next := w.button("step")
	fail.If(t, !next.Disabled || next.Words != "Next deduction", "offered is %+v", next)
	fail.Unequal(t, u.Grid(), before, "the grid")
}

// escargot is a Sudoku on which no technique known here goes far.
const escargot = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
