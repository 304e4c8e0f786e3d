package gui

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/editor"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

func TestEditingWithTheMouse(t *testing.T) {
	w := openAndDo(t, "edit 11")
	w.press("putO")
	w.tapCell(5, 5)
	w.press("setLast")
	w.tapCell(5, 5)
	w.press("swap")
	w.press("rotate")
	fail.If(t, w.mark(1, 9) != tictactoe.O || w.mark(5, 5) != tictactoe.X || w.last() != grid.At(5, 5),
		"the board is %+v", w.position())
	w.press("mirror")
	fail.If(t, w.shownAt(1, 1).Symbol != diagram.Ring, "the board is not flipped")
	w.press("clear")
	fail.Unequal(t, w.moves(), 0, "cleared, the board has")
}

func TestEditingWithTheKeyboard(t *testing.T) {
	w := openAndDo(t, "E")
	for key, id := range map[keys.Key]string{"X": "putX", keys.Delete: "erase", "L": "setLast", "O": "putO"} {
		w.key(key)
		for _, tool := range [...]editor.Tool{editor.PutX, editor.PutO, editor.Erase, editor.SetLast} {
			fail.Unequal(t, w.isOn(tool.String()), tool.String() == id, "after %s the tool %s is on", key, tool)
		}
	}
	for _, key := range []keys.Key{"O", keys.Up, keys.Enter} {
		w.key(key)
	}
	w.typed("12")
	w.does("L Enter")
	fail.If(t, w.mark(5, 5) != tictactoe.O || w.mark(1, 2) != tictactoe.O || w.last() != grid.At(1, 2),
		"the board is %+v", w.position())
	for _, key := range []keys.Key{keys.Backspace, keys.Enter, keys.Enter} {
		w.key(key)
	}
	w.warns("is empty already")
	w.key("X")
	w.pointTo(3, 7)
	at, _ := w.aim.at()
	fail.Unequal(t, at, grid.At(3, 7), "pointed at")
	fail.Lacks(t, w.reason(), "Row 3, column 7: empty becomes X", "said")
	w.key(keys.Enter)
	fail.Unequal(t, w.mark(3, 7), tictactoe.X, "by Enter the cell under the pointer gets")
	w.screen.Send(screen.Point{})
	_, ok := w.aim.at()
	fail.If(t, ok, "the cell is pointed at though the pointer is gone")
}

func TestOutsideTheEditModeItsKeysDoNothing(t *testing.T) {
	w := openAndDo(t, "55")
	before := w.record()
	for _, board := range []string{"board.tictactoe", "board.crosshatch"} {
		w.run(board)
		for _, key := range []keys.Key{"X", "O", keys.Delete, "C", "S", "R", "M", "L", "W", "G"} {
			w.key(key)
		}
		fail.If(t, w.record() != before || w.place == w.edit, "%s: a key has made it\n%s", board, w.record())
	}
	w.key("E")
	fail.If(t, w.place == w.edit, "a Sudoku hears the key of the edit mode")
}

// TestEscapeForgetsATypedRowAndThenPutsTheToolAway, and so does home, and a new board.
func TestEscapeForgetsATypedRowAndThenPutsTheToolAway(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.run("edit")
	w.screen.Send(screen.Rune{Rune: '5'})
	for _, want := range []bool{true, false, false} {
		w.key(keys.Escape)
		fail.Unequal(t, w.place == w.edit, want, "editing")
	}
	for _, way := range []string{"home", "new"} {
		for range 2 { // of a board with moves, and of an empty one
			w.run("edit")
			fail.Unless(t, w.place == w.edit, "the board is not edited")
			w.run(way)
			fail.If(t, w.place == w.edit, "after %s the board is edited still", way)
		}
	}
}
