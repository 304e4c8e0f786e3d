package gui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/gui/session"
)

func TestTheWindowTurnsToTheBoardOfWhatIsImported(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.paste(gridSample(t, "crosshatch-2.in"))
	if w.digitAt(1, 4) != 1 || w.parts.pad == nil {
		t.Fatal("the grid is not shown")
	}
	if w.window.Canvas().Focused() != w.parts.board {
		t.Error("the keyboard is not on the new board")
	}
	w.run("copySolution")
	if got := w.clipboard(); got != gridSample(t, "crosshatch-2.out") {
		t.Errorf("copied %q", got)
	}
	w.run("copyGrid")
	if got := w.clipboard(); got != gridSample(t, "crosshatch-2.in") {
		t.Errorf("copied %q", got)
	}
	w.run("board.tictactoe")
	if w.parts.pad != nil || w.parts.board.Shown().Cells[grid.At(5, 5)].Symbol != diagram.Cross {
		t.Error("the other board is not as it was left")
	}
	w.run("board.crosshatch")
	if w.digitAt(1, 4) != 1 {
		t.Error("the grid is not as it was left")
	}
	w.paste(sample(t, "tictactoe-1.in"))
	if w.session.Shown != session.TicTacToe || w.parts.pad != nil {
		t.Error("a position does not show the board for it")
	}
}

func TestTheKeysOfOneBoardDoNothingOnTheOther(t *testing.T) {
	w := openWindow(t)
	w.run("board.crosshatch")
	for _, key := range []fyne.KeyName{fyne.KeyE, fyne.KeyX, fyne.KeyO, fyne.KeyL, fyne.KeyG} {
		w.key(key)
	}
	if w.session.Game.Editing() || w.session.Game.Len() != 1 {
		t.Error("a key of tic-tac-toe was heard")
	}
}

func TestDigitsAreTypedIntoTheCellThatWasClicked(t *testing.T) {
	w := openWindow(t)
	w.run("board.crosshatch")
	w.tapCell(3, 4)
	w.parts.board.Cell(grid.At(7, 7)).MouseIn(nil) // the pointer goes on
	w.typed("5")
	if w.digitAt(3, 4) != 5 || w.digitAt(7, 7) != 0 {
		t.Fatal("the digit is not where the click was")
	}
	w.key(fyne.KeyRight)
	w.typed("5")
	if cells := cellsWith(w.parts.board.Shown(), alerted); cells != "34 35" || !strings.HasPrefix(w.headline(), "ERROR") {
		t.Errorf("conflicts at %q, said %q", cells, w.headline())
	}
	w.typed("7")
	if w.digitAt(3, 5) != 7 || cellsWith(w.parts.board.Shown(), alerted) != "" {
		t.Error("typing again does not replace the digit")
	}
	for _, empty := range []func(){
		func() { w.typed("0") }, func() { w.typed(".") },
		func() { w.key(fyne.KeyDelete) }, func() { w.key(fyne.KeyBackspace) },
	} {
		w.typed("9")
		empty()
		if w.digitAt(3, 5) != 0 {
			t.Error("the cell is not cleared")
		}
	}
	w.run("undo")
	if w.digitAt(3, 5) != 9 {
		t.Error("clearing cannot be undone")
	}
	w.key(fyne.KeyEscape)
	w.typed("4")
	if w.session.Sudoku.Digits().Shown != 4 || w.digitAt(3, 5) != 9 {
		t.Error("with no cell selected a digit is not picked")
	}
}

func TestDeductionsAreSteppedThroughInTheWindow(t *testing.T) {
	w := openWindow(t)
	w.paste(gridSample(t, "crosshatch-2.in"))
	w.key(fyne.KeyPageDown)
	if w.digitAt(3, 8) != 1 || w.parts.board.Shown().Boxes[2].Framed != true || len(w.parts.steps.Rows()) != 2 {
		t.Error("the first deduction is not shown")
	}
	w.key(fyne.KeyPageUp)
	if w.digitAt(3, 8) != 0 {
		t.Error("the deduction is not taken back")
	}
	w.key(fyne.KeyEnd)
	if got, _ := w.session.Sudoku.Text(); string(got) != gridSample(t, "crosshatch-2.out") {
		t.Errorf("run to the end the grid is\n%s", got)
	}
	if len(w.parts.steps.Rows()) != 52 {
		t.Errorf("%d rows in the list, want one for each of 51 steps and the start", len(w.parts.steps.Rows()))
	}
	w.parts.steps.List.Select(10)
	if !strings.HasPrefix(w.headline(), "Step 10:") {
		t.Errorf("the list leads to %q", w.headline())
	}
	w.key(fyne.KeyHome)
	if w.digitAt(3, 8) != 0 || w.digitAt(1, 4) != 1 {
		t.Error("Home does not go back to what was given")
	}
}

func TestThePadPicksDigits(t *testing.T) {
	w := openWindow(t)
	w.paste(gridSample(t, "crosshatch-2.in"))
	test.Tap(w.parts.pad.Digit(5))
	if w.session.Sudoku.Digits().Shown != 5 || w.window.Canvas().Focused() != w.parts.board {
		t.Fatal("5 is not picked, or the board lost the keyboard")
	}
	w.parts.board.Cell(grid.At(1, 1)).MouseIn(nil)
	w.tapCell(1, 1)
	if w.digitAt(1, 1) != 5 {
		t.Error("a click does not put it where it can go")
	}
	test.Tap(w.parts.pad.Digit(5))
	if w.session.Sudoku.Digits().Shown != 0 {
		t.Error("5 is still picked")
	}
}

func TestAGridIsComparedWithAnAnswer(t *testing.T) {
	for name, c := range map[string]struct{ sample, answer, cells, said string }{
		"right":              {"crosshatch-2.in", gridSample(t, "crosshatch-2.out"), "", "right"},
		"a wrong digit":      {"crosshatch-2.in", strings.Replace(gridSample(t, "crosshatch-2.out"), "5", "4", 1), "11", "expected 5, found 4"},
		"ERROR where is one": {"crosshatch-3.in", "ERROR", "", "right"},
		"ERROR for a grid":   {"crosshatch-2.in", "ERROR\n", "", "no contradiction"},
		"a grid for ERROR":   {"crosshatch-3.in", gridSample(t, "crosshatch-3.in"), "", "one word ERROR"},
		"too short":          {"crosshatch-2.in", "5241", "", "missing cells: 77"},
	} {
		w := openWindow(t)
		w.paste(gridSample(t, c.sample))
		w.key(fyne.KeyEscape)
		w.features.comparison.With([]byte(c.answer))
		noted := cellsWith(w.parts.board.Shown(), func(c diagram.Cell) bool { return c.Note != "" })
		if noted != c.cells || !strings.Contains(w.reason(), c.said) || w.warned() != (c.said != "right") {
			t.Errorf("%s: cells %q, said %q", name, noted, w.reason())
		}
		if hatched := cellsWith(w.parts.board.Shown(), func(c diagram.Cell) bool { return c.Hatch != 0 }); hatched != "" {
			t.Errorf("%s: hatching at %q makes the notes hard to read", name, hatched)
		}
		w.pointed(grid.At(9, 9))
		if name == "too short" && strings.Contains(w.reason(), "is right") {
			t.Errorf("of a cell that is missing is said %q", w.reason())
		}
		w.key(fyne.KeyDown) // selects a cell, which changes nothing
		if !w.features.comparison.Shown() {
			t.Errorf("%s: selecting a cell ends the comparison", name)
		}
	}
}

func TestTheGridSurvivesARestart(t *testing.T) {
	w := openWindow(t)
	w.paste(gridSample(t, "crosshatch-2.in"))
	w.key(fyne.KeyPageDown)
	again := w.restart()
	if again.session.Shown != session.CrossHatching || again.digitAt(3, 8) != 1 || again.said() != "" {
		t.Errorf("shows %s, said %q", again.session.Shown, again.said())
	}
}

// boardSquare is where the cells of the board begin in the window, and how wide and high they are together.
func (w *window) boardSquare() (fyne.Position, float32) {
	first, last := w.parts.board.Cell(grid.At(1, 1)), w.parts.board.Cell(grid.At(9, 9))
	return w.parts.board.Position().Add(first.Position()), last.Position().X + last.Size().Width - first.Position().X
}

func TestThePadLeavesTheBoardSquareAndInView(t *testing.T) {
	w := openWindow(t)
	w.run("board.crosshatch")
	for _, size := range []fyne.Size{{Width: 480, Height: 520}, {Width: 480, Height: 900}, {Width: 1000, Height: 760}, {Width: 2000, Height: 1200}, {Width: 700, Height: 400}} {
		w.window.Resize(size)
		content := w.window.Content().Size()
		left, side := w.boardSquare()
		for _, o := range w.parts.pad.Objects() {
			at := o.Position()
			if at.X < 0 || at.Y < 0 || at.X+o.Size().Width > content.Width || at.Y+o.Size().Height > content.Height {
				t.Errorf("%v: a button of the pad is at %v, outside %v", size, at, content)
			}
			if at.X < left.X+side && at.X+o.Size().Width > left.X && at.Y < left.Y+side && at.Y+o.Size().Height > left.Y {
				t.Errorf("%v: a button of the pad lies over the board", size)
			}
		}
		if side < 0.5*min(content.Width, content.Height) {
			t.Errorf("%v: the board is only %v wide", size, side)
		}
	}
}
