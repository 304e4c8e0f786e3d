package gui

import (
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
	"ninefold/engine/test/fail"
	"ninefold/gui/model/session"
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

// TestTheSolutionIsShownAndUndoneAsOneAct, and a cell likewise; the list says so, and a restart keeps it.
func TestTheSolutionIsShownAndUndoneAsOneAct(t *testing.T) {
	w := openSample(t, "crosshatch-2.in")
	given := w.Session.Sudoku.Grid()
	solution, _ := given.Solve()
	w.key("G")
	fail.Unequal(t, w.said(), "Select an empty cell first: its digit is then filled in.", "without a cell it says")
	open := grid.Cell(0)
	for given.At(open) != 0 {
		open++
	}
	w.tapAt(open)
	w.key("G")
	w.await("the digit", func() bool { g := w.Session.Sudoku.Grid(); return g.At(open) == solution.At(open) })
	w.key("G")
	fail.Lacks(t, w.said(), "Select an empty cell first", "at a filled cell it says")
	w.run("revealAll")
	w.await("the solution", w.Session.Sudoku.Solved)
	fail.Unequal(t, cardOf[deck.Verdict](w).Tag, "Solution shown", "the result is")
	w = w.restart()
	moves := cardOf[deck.Moves](w).Moves
	fail.NowIf(t, len(moves) != 3 || moves[2].Words != "Solution shown" || !strings.HasSuffix(moves[1].Words, " shown"),
		"listed are %+v", moves)
	fail.If(t, w.can("revealAll") || w.Session.Sudoku.Filled().ByProgram().Len() != grid.Cells-given.Count(),
		"solved, the solution can be shown")
	w.does("undo undo")
	fail.Unequal(t, w.Session.Sudoku.Grid(), given, "undone twice, the grid")
}

func TestWithoutOneSolutionNoneIsShown(t *testing.T) {
	const none = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
	w := openWindow(t)
	for puzzle, want := range map[string]string{
		"1" + strings.Repeat(".", 80): "It has several solutions, so none can be shown.",
		none:                          "The given digits already allow no solution.",
	} {
		w.paste(puzzle)
		w.await("the grade", w.Session.Sudoku.Graded)
		before := w.Session.Sudoku.Grid()
		w.run("revealAll")
		w.await("an answer", func() bool { return w.said() == want })
		fail.Unequal(t, w.Session.Sudoku.Grid(), before, "the grid")
	}
}

// TestNextSaysWhereNothingFollowsFromErrors: the errors are marked already, and a second check would say nothing new.
func TestNextSaysWhereNothingFollowsFromErrors(t *testing.T) {
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
	fail.Lacks(t, w.said(), "Nothing follows from the errors", "it says")
	fail.Unequal(t, u.Grid(), before, "the grid")
}

// escargot is a Sudoku on which no technique known here goes far.
const escargot = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."

// TestNextGoesOnWhereNoTechniqueIsKnown: with a cell of the solution, and says so.
func TestNextGoesOnWhereNoTechniqueIsKnown(t *testing.T) {
	w := openWindow(t)
	w.paste(escargot)
	w.await("the grade", w.Session.Sudoku.Graded)
	w.deduceAll()
	for goOn := func() bool {
		for w.Session.Sudoku.CanAdvance() {
			w.run("run")
		}
		return !w.Session.Sudoku.Solved()
	}; goOn(); {
		before := w.Session.Sudoku.Grid()
		w.key(keys.PageDown)
		w.await("a digit", func() bool { g := w.Session.Sudoku.Grid(); return g.Count() > before.Count() })
		fail.Lacks(t, w.said(), "From the solution", "it says")
	}
}

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
