package gui

import (
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/keys"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

func TestTheEditModeIsSwitchedOnAndOff(t *testing.T) {
	w := openWindow(t)
	fail.NowIf(t, shows[view.Tools](w) || w.checked("edit"), "the program starts in the edit mode")
	for _, leave := range []func(){func() { w.key(keys.Escape) }, func() { w.click("Done") }} {
		w.key("E")
		fail.If(t, !shows[view.Tools](w) || !w.checked("edit") || !w.isOn("edit"), "the edit mode is not visible")
		w.does("11 99")
		leave()
		if p := w.position(); shows[view.Tools](w) || w.checked("edit") || p.Count(tictactoe.X) != 2 {
			t.Error("the edit mode does not end, or does not keep the position")
		}
	}
	w.tapCell(5, 5)
	fail.Unequal(t, w.last(), grid.At(5, 5), "play does not go on")
}

func TestEveryToolHasAKeyAndTheCurrentOneIsShownAsOn(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.key("E")
	for key, id := range map[keys.Key]string{"X": "putX", "O": "putO", keys.Delete: "erase", "L": "setLast"} {
		w.key(key)
		for _, tool := range [...]session.Tool{
			session.PutX, session.PutO, session.Erase, session.SetLast, session.SetOwner,
		} {
			fail.Unequal(t, w.isOn(tool.String()), (tool.String() == id), "after %s the tool %s is on", key, tool)
		}
	}
}

func TestEditingWithTheMouse(t *testing.T) {
	w := openWindow(t)
	w.press("edit")
	w.tapCell(1, 1)
	w.press("putO")
	w.tapCell(5, 5)
	w.press("setLast")
	w.tapCell(5, 5)
	w.press("swap")
	w.press("rotate")
	p := w.position()
	fail.If(t, p.At(grid.At(1, 9)) != tictactoe.O || p.At(grid.At(5, 5)) != tictactoe.X || w.last() != grid.At(5, 5),
		"the board is %+v", p)
	w.press("mirror")
	fail.If(t, w.shownAt(1, 1).Symbol != diagram.Ring, "the board is not flipped")
	w.press("clear")
	p = w.position()
	fail.If(t, p.Count(tictactoe.Empty) != grid.Cells, "the board is not cleared")
}

func TestEditingWithTheKeyboard(t *testing.T) {
	w := openWindow(t)
	for _, key := range []keys.Key{"E", "O", keys.Up, keys.Enter} {
		w.key(key)
	}
	w.typed("12")
	w.key("L")
	w.key(keys.Enter)
	p := w.position()
	fail.If(t, p.At(grid.At(5, 5)) != tictactoe.O || p.At(grid.At(1, 2)) != tictactoe.O || w.last() != grid.At(1, 2),
		"the board is %+v", p)
	for _, key := range []keys.Key{keys.Backspace, keys.Enter, keys.Enter} {
		w.key(key)
	}
	fail.If(t, !w.warned() || !strings.Contains(w.reason(), "is empty already"),
		"erasing an empty cell says %q", w.reason())
}

func TestHoveringACellPointsAtIt(t *testing.T) {
	w := openWindow(t)
	w.key("E")
	w.pointTo(3, 7)
	if at, ok := w.pointing.at(); !ok || at != grid.At(3, 7) ||
		!strings.Contains(w.reason(), "Row 3, column 7: empty becomes X") {
		t.Errorf("pointing at row %d, column %d: %v, said %q", at.Row(), at.Col(), ok, w.reason())
	}
	w.key(keys.Enter)
	p := w.position()
	fail.If(t, p.At(grid.At(3, 7)) != tictactoe.X, "Enter does not act on the cell under the pointer")
	w.screen.Events.Leave()
	_, ok := w.pointing.at()
	fail.If(t, ok, "the cell is pointed at though the pointer is gone")
}

func TestOutsideTheEditModeTheToolsAreAtRest(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	before := w.position()
	for _, key := range []keys.Key{"X", keys.Delete, "C", "S", "R", "M", "L", "W"} {
		w.key(key)
	}
	fail.If(t, w.position() != before || w.session.Game.Editing(), "a key of the edit mode did something outside it")
}

func TestWhatAPositionLacksIsSetFromOutsideTheEditMode(t *testing.T) {
	w := openWindow(t)
	w.run("rules.open")
	w.key("E")
	w.typed("111213")
	w.key("O")
	w.typed("212223")
	w.key(keys.Escape)
	w.key("W")
	w.tapCell(2, 2)
	if p := w.position(); p.Owner(0) != tictactoe.X || w.screen.Shown.Diagram.Boxes[0].Owner != diagram.Cross {
		t.Error("the field is not X's")
	}
	w.key(keys.Escape)
	w.key("L")
	w.tapCell(2, 1)
	fail.Unequal(t, w.last(), grid.At(2, 1), "the last move is not set")
}

func TestAMoveThatIsMadeInsteadOfAnEditStandsInItsPlace(t *testing.T) {
	w := openWindow(t)
	w.key("E")
	w.does("11 99")
	w.key("L")
	w.tapCell(9, 9)
	w.key(keys.Escape)
	w.run("undo")
	w.tapCell(8, 8)
	var listed []string
	for _, row := range w.rows() {
		listed = append(listed, strings.Repeat("  ", row.depth)+row.words)
	}
	fail.Unequal(t, strings.Join(listed, "\n"), "1,1 set to X\n9,9 set to X\n8,8\n  Last move set to 9,9", "the list")
}
