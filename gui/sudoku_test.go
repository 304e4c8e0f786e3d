package gui

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
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

func TestTheCellClickedIsTheOneThatTheKeysActOn(t *testing.T) {
	w := openSample(t, "crosshatch-2.in")
	w.pointTo(9, 9)
	for range 3 {
		w.key(keys.Up)
	}
	fail.Unequal(t, w.selected(), grid.At(6, 9), "after three times Up")
	w.tapCell(9, 9)
	fail.Unequal(t, w.selected(), grid.At(9, 9), "after a click without a motion")
	fail.Unequal(t, w.screen.Shown.Cursor, view.Cell{Cell: grid.At(9, 9)}, "the cursor")
}

func TestTheWheelTakesNothingFromASudokuThatIsBeingSolved(t *testing.T) {
	w := openSample(t, "crosshatch-2.in")
	w.enterDigit()
	at := w.Session.Sudoku.Current()
	w.screen.Send(screen.Scroll(-1))
	fail.Unequal(t, w.Session.Sudoku.Current(), at, "the step shown")
	w.screen.Send(screen.Choose(0))
	fail.Lacks(t, w.reason(), "You look back", "looking back by the list it says")
	w.key("F")
	later := cardOf[deck.Moves](w).Moves[2]
	fail.If(t, later.ID != int(at) || later.Depth != 1, "after another step the list has %+v", later)
	w.screen.Send(screen.Choose(int(at)))
	fail.If(t, w.Session.Sudoku.Current() != at || w.Session.Sudoku.LooksBack(), "a click does not lead back")
	w.run("run")
	w.screen.Send(screen.Scroll(-1))
	fail.If(t, w.Session.Sudoku.Solved(), "the wheel does not look back on a solved one")
}

func TestGivensAreTypedWithPickedDigitsAndTheKeysOfARow(t *testing.T) {
	w := openAndDo(t, "board.crosshatch")
	w.screen.Send(screen.Pick(7))
	w.tapCell(2, 5)
	given := w.Session.Sudoku.Given()
	fail.If(t, given.At(grid.At(2, 5)) != 7, "the first digit picked is not given")
	w.screen.Send(screen.Pick(7))
	w.key(keys.End)
	fail.Unequal(t, w.selected(), grid.At(2, 9), "after End")
	w.key(keys.Home)
	fail.Unequal(t, w.selected(), grid.At(2, 1), "after Home")
	w.key(keys.Enter)
	fail.If(t, w.Session.Sudoku.Typing(), "Enter does not press Begin")
}

func TestAHintEndsWhenTheGivensAreChanged(t *testing.T) {
	w := openSample(t, "crosshatch-2.in")
	w.await("the grade", w.Session.Sudoku.Graded)
	for range 3 {
		w.key("T")
	}
	w.key("E")
	for c, cell := range w.screen.Shown.Diagram.Cells {
		fail.If(t, cell.Best || w.screen.Shown.Diagram.Boxes[grid.Cell(c).Box()].Framed, "the hint stays at %v",
			grid.Cell(c))
	}
}
