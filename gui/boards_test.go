package gui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/gui/locale"
	"ninefold/gui/panel"
	"ninefold/gui/session"
)

func TestTheWindowTurnsToTheBoardOfWhatIsImported(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.paste(gridSample(t, "crosshatch-2.in"))
	if w.digitAt(1, 4) != 1 || !shows[panel.Digits](w) {
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
	if shows[panel.Digits](w) || w.parts.board.Shown().Cells[grid.At(5, 5)].Symbol != diagram.Cross {
		t.Error("the other board is not as it was left")
	}
	w.run("board.crosshatch")
	if w.digitAt(1, 4) != 1 {
		t.Error("the grid is not as it was left")
	}
	w.paste(sample(t, "tictactoe-1.in"))
	if w.session.Shown != session.TicTacToe || shows[panel.Digits](w) {
		t.Error("a position does not show the board for it")
	}
}

func TestRedoMakesTheMoveAgainThatWasPlayedSinceTheOtherBoardWasLeft(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.run("new")
	w.run("undo")
	if w.moves() != 1 || !strings.HasPrefix(w.reason(), "Back to the board before: Two players") {
		t.Fatalf("undo shows %d marks and says %q", w.moves(), w.reason())
	}
	w.run("redo")
	if w.moves() != 0 {
		t.Fatal("redo does not go on to the new board")
	}
	w.run("undo")
	w.tapCell(5, 6)
	w.run("undo")
	w.run("redo")
	if w.moves() != 2 {
		t.Errorf("redo shows %d marks", w.moves())
	}
}

func TestWhatWasDeletedComesBackAfterARestart(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.run("deleteBranch")
	again := w.restart()
	again.run("undo")
	if again.moves() != 1 {
		t.Error("undo does not bring the move back")
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
	if cells := cellsWith(w.parts.board.Shown(), alerted); cells != "34 35" ||
		!strings.Contains(w.headline(), "two 5s") {
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
	if w.digitAt(5, 9) != 6 || !w.parts.board.Shown().Boxes[5].Framed || len(w.rows()) != 2 {
		t.Error("the first deduction is not shown")
	}
	w.key(fyne.KeyPageUp)
	if w.digitAt(5, 9) != 0 {
		t.Error("the deduction is not taken back")
	}
	w.key(fyne.KeyEnd)
	if got, _ := w.session.Sudoku.Text(); string(got) != gridSample(t, "crosshatch-2.out") {
		t.Errorf("run to the end the grid is\n%s", got)
	}
	if len(w.rows()) != 52 {
		t.Errorf("%d rows in the list, want one for each of 51 steps and the import", len(w.rows()))
	}
	w.chooseRow(10)
	if !strings.HasPrefix(w.headline(), "Step 10:") {
		t.Errorf("the list leads to %q", w.headline())
	}
	w.key(fyne.KeyHome)
	if w.digitAt(5, 9) != 0 || w.digitAt(1, 4) != 1 {
		t.Error("Home does not go back to what was given")
	}
}

func TestThePadPicksDigits(t *testing.T) {
	w := openWindow(t)
	w.paste(gridSample(t, "crosshatch-2.in"))
	w.click(digitLabel(5))
	if card, _ := cardOf[panel.Digits](w); card.On != 5 || w.session.Sudoku.Digits().Shown != 5 ||
		w.window.Canvas().Focused() != w.parts.board {
		t.Fatal("5 is not picked, or the board lost the keyboard")
	}
	w.parts.board.Cell(grid.At(1, 1)).MouseIn(nil)
	w.tapCell(1, 1)
	if w.digitAt(1, 1) != 5 {
		t.Error("a click does not put it where it can go")
	}
	w.click(digitLabel(5))
	if w.session.Sudoku.Digits().Shown != 0 {
		t.Error("5 is still picked")
	}
}

// digitLabel is what the button of a digit is labelled with, but for how often the digit is missing.
func digitLabel(digit int) string { return locale.Text("digit.pick", locale.Args{"Digit": digit}) }

func TestAGridIsComparedWithAnAnswer(t *testing.T) {
	for name, c := range map[string]struct{ sample, answer, cells, said string }{
		"right": {"crosshatch-2.in", gridSample(t, "crosshatch-2.out"), "", "right"},
		"a wrong digit": {"crosshatch-2.in", strings.Replace(gridSample(t, "crosshatch-2.out"), "5", "4", 1), "11",
			"expected “5”, found “4”"},
		"ERROR where is one": {"crosshatch-3.in", "ERROR", "", "right"},
		"ERROR for a grid":   {"crosshatch-2.in", "ERROR\n", "", "no contradiction"},
		"a grid for ERROR":   {"crosshatch-3.in", gridSample(t, "crosshatch-3.in"), "", "one word ERROR"},
		"too short":          {"crosshatch-2.in", "5241", "", "77 cells are missing"},
	} {
		w := openWindow(t)
		w.paste(gridSample(t, c.sample))
		w.key(fyne.KeyEscape)
		w.features.comparison.With([]byte(c.answer))
		noted := cellsWith(w.parts.board.Shown(), func(c diagram.Cell) bool { return c.Note != "" })
		if noted != c.cells || !strings.Contains(w.verdict(), c.said) || w.warned() != (c.said != "right") {
			t.Errorf("%s: cells %q, said %q", name, noted, w.verdict())
		}
		if hatched := cellsWith(w.parts.board.Shown(), func(c diagram.Cell) bool {
			return c.Hatch != 0
		}); hatched != "" {
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
		if w.paste(gridSample(t, c.sample)); w.features.comparison.Shown() {
			t.Errorf("%s: importing a board leaves what was said of the one before, which was like it", name)
		}
	}
}

func TestTheGridSurvivesARestart(t *testing.T) {
	w := openWindow(t)
	w.paste(gridSample(t, "crosshatch-2.in"))
	w.key(fyne.KeyPageDown)
	again := w.restart()
	if again.session.Shown != session.CrossHatching || again.digitAt(5, 9) != 6 || again.said() != "" {
		t.Errorf("shows %s, said %q", again.session.Shown, again.said())
	}
}
