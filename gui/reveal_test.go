package gui

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
)

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

// TestNextGoesOnWhereNoTechniqueIsKnown: with a cell of the solution, and says so.
func TestNextGoesOnWhereNoTechniqueIsKnown(t *testing.T) {
	const escargot = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
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
