package gui

import (
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/gui/keys"
	"ninefold/gui/view"
)

func TestTheKeysOfOneBoardDoNothingOnTheOther(t *testing.T) {
	w := openWindow(t)
	w.run("board.crosshatch")
	for _, key := range []keys.Key{"E", "X", "O", "L", "G"} {
		w.key(key)
	}
	fail.If(t, w.session.Game.Editing() || w.session.Game.Len() != 1, "a key of tic-tac-toe was heard")
}

func TestTheKeysOfASudokuGoThroughItsDeductions(t *testing.T) {
	w := openWindow(t)
	w.paste(texttest.Sample(t, "crosshatch-2.in"))
	given := w.session.Sudoku.Given()
	for _, step := range []struct {
		key     keys.Key
		deduced int
	}{
		{keys.PageDown, 1}, {keys.PageDown, 2}, {keys.PageUp, 1}, {keys.End, 51}, {keys.Home, 0},
	} {
		w.key(step.key)
		if g := w.session.Sudoku.Grid(); g.Count()-given.Count() != step.deduced {
			t.Errorf("%s leads to %d deduced digits, want %d", step.key, g.Count()-given.Count(), step.deduced)
		}
	}
}

func TestDigitsAreTypedIntoTheCellThatWasClicked(t *testing.T) {
	w := openWindow(t)
	w.does("board.crosshatch 34")
	w.pointTo(7, 7) // the pointer moves on
	w.typed("5")
	fail.NowIf(t, w.digitAt(3, 4) != 5 || w.digitAt(7, 7) != 0, "the digit is not where the click was")
	w.typed("5") // into the next cell
	fail.Unequal(t, cellsWith(w.screen.Shown.Diagram, alerted), "34 35", "conflicts")
	w.key(keys.Space)
	w.typed("5")
	if w.key(keys.Backspace); w.digitAt(3, 5) != 5 || w.digitAt(3, 6)+w.digitAt(3, 7) != 0 {
		t.Error("Space does not go on, or Backspace not back")
	}
	w.does("beginSudoku 36")
	for _, empty := range []func(){
		func() { w.typed("0") }, func() { w.typed(".") },
		func() { w.key(keys.Delete) }, func() { w.key(keys.Backspace) },
	} {
		w.typed("9")
		empty()
		fail.Unequal(t, w.digitAt(3, 6), 0, "the cell is not cleared")
	}
}

func TestThePadPicksDigits(t *testing.T) {
	w := openWindow(t)
	w.paste(texttest.Sample(t, "crosshatch-2.in"))
	w.screen.Events.Pick(5)
	card, _ := cardOf[view.Digits](w)
	fail.NowIf(t, card.On != 5 || w.session.Sudoku.Digits().Shown != 5 || !w.screen.OnBoard,
		"5 is not picked, or the board lost the keyboard")
	w.pointTo(1, 1)
	w.tapCell(1, 1)
	fail.Unequal(t, w.digitAt(1, 1), 5, "a click does not put it where it can go")
	w.screen.Events.Pick(5)
	fail.Unequal(t, w.session.Sudoku.Digits().Shown, 0, "5 is still picked")
}
