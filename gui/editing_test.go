package gui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/session"
)

func TestTheEditModeIsSwitchedOnAndOff(t *testing.T) {
	w := openWindow(t)
	if w.parts.editBar.Visible() || w.checked("edit") {
		t.Fatal("the program starts in the edit mode")
	}
	board := w.parts.board.Size()
	w.key(fyne.KeyE)
	if !w.parts.editBar.Visible() || !w.checked("edit") || !w.framed("edit") {
		t.Error("the edit mode is not visible")
	}
	if w.parts.board.Size() != board {
		t.Errorf("in a wide window the board went from %v to %v", board, w.parts.board.Size())
	}
	if headline := w.headline(); !strings.Contains(headline, "click to place X") {
		t.Errorf("the status says %q", headline)
	}
	w.tapCell(1, 1)
	w.tapCell(9, 9)
	w.key(fyne.KeyEscape)
	if w.parts.editBar.Visible() || w.checked("edit") {
		t.Error("Escape does not end the edit mode")
	}
	if p := w.position(); p.Count(tictactoe.X) != 2 {
		t.Error("leaving the edit mode does not keep the position")
	}
	w.tapCell(5, 5)
	if p := w.position(); p.At(grid.At(5, 5)) != tictactoe.X || w.last() != grid.At(5, 5) {
		t.Error("play does not go on")
	}
}

func TestEveryToolHasAKeyAndTheCurrentOneIsFramed(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.key(fyne.KeyE)
	for key, id := range map[fyne.KeyName]string{
		fyne.KeyX: "putX", fyne.KeyO: "putO", fyne.KeyDelete: "erase", fyne.KeyL: "setLast",
	} {
		w.key(key)
		for _, tool := range [...]session.Tool{session.PutX, session.PutO, session.Erase, session.SetLast, session.SetOwner} {
			if on := w.framed(tool.String()); on != (tool.String() == id) {
				t.Errorf("after %s the tool %s is framed: %v", key, tool, on)
			}
		}
		if label := w.label(id); !strings.HasSuffix(label, ", on") {
			t.Errorf("the tool in hand is labelled %q", label)
		}
	}
}

func TestEditingWithTheMouse(t *testing.T) {
	w := openWindow(t)
	test.Tap(w.button("edit"))
	w.tapCell(1, 1)
	test.Tap(w.button("putO"))
	w.tapCell(5, 5)
	test.Tap(w.button("setLast"))
	w.tapCell(5, 5)
	test.Tap(w.button("swap"))
	test.Tap(w.button("rotate"))
	p := w.position()
	if p.At(grid.At(1, 9)) != tictactoe.O || p.At(grid.At(5, 5)) != tictactoe.X || w.last() != grid.At(5, 5) {
		t.Errorf("the board is %+v", p)
	}
	test.Tap(w.button("clear"))
	if p := w.position(); p.Count(tictactoe.Empty) != grid.Cells {
		t.Error("the board is not cleared")
	}
	for range 6 {
		w.run("undo")
	}
	if w.can("undo") {
		t.Error("six actions are more than six steps")
	}
	if w.window.Canvas().Focused() != w.parts.board {
		t.Error("the board has not got the keyboard back")
	}
}

func TestEditingWithTheKeyboard(t *testing.T) {
	w := openWindow(t)
	w.key(fyne.KeyE)
	w.key(fyne.KeyO)
	w.key(fyne.KeyUp)
	w.key(fyne.KeyReturn)
	w.typed("12")
	w.key(fyne.KeyL)
	w.key(fyne.KeyReturn)
	p := w.position()
	if p.At(grid.At(5, 5)) != tictactoe.O || p.At(grid.At(1, 2)) != tictactoe.O || w.last() != grid.At(1, 2) {
		t.Errorf("the board is %+v", p)
	}
	w.key(fyne.KeyBackspace)
	w.key(fyne.KeyReturn)
	w.key(fyne.KeyReturn)
	if !w.warned() || !strings.Contains(w.reason(), "is empty already") {
		t.Errorf("erasing an empty cell says %q", w.reason())
	}
}

func TestThePointerSaysWhatAClickWillDo(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.key(fyne.KeyE)
	w.key(fyne.KeyO)
	w.pointed(grid.At(5, 5))
	if !strings.Contains(w.reason(), "X becomes O") {
		t.Errorf("it says %q", w.reason())
	}
	w.key(fyne.KeyL)
	w.pointed(grid.At(4, 4))
	if !strings.Contains(w.reason(), "is empty, and the last move must be a mark") {
		t.Errorf("it says %q", w.reason())
	}
}

func TestHoveringACellPointsAtIt(t *testing.T) {
	w := openWindow(t)
	w.key(fyne.KeyE)
	cell := w.parts.board.Cell(grid.At(3, 7))
	cell.MouseIn(nil)
	if at, ok := w.parts.board.Pointed(); !ok || at != grid.At(3, 7) || !strings.Contains(w.reason(), "Row 3, column 7: empty becomes X") {
		t.Errorf("pointing at row %d, column %d: %v, said %q", at.Row(), at.Col(), ok, w.reason())
	}
	w.key(fyne.KeyReturn)
	if p := w.position(); p.At(grid.At(3, 7)) != tictactoe.X {
		t.Error("Enter does not act on the cell under the pointer")
	}
	cell.MouseOut()
	if _, ok := w.parts.board.Pointed(); ok {
		t.Error("the cell is pointed at though the pointer is gone")
	}
}

func TestOutsideTheEditModeTheToolsAreAtRest(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	before := w.position()
	for _, key := range []fyne.KeyName{fyne.KeyX, fyne.KeyDelete, fyne.KeyC, fyne.KeyS, fyne.KeyR, fyne.KeyM, fyne.KeyL, fyne.KeyW} {
		w.key(key)
	}
	if w.position() != before || w.session.Game.Editing() {
		t.Error("a key of the edit mode did something outside it")
	}
}

func TestWhatAPositionLacksIsSetFromOutsideTheEditMode(t *testing.T) {
	w := openWindow(t)
	w.run("rules.open")
	w.key(fyne.KeyE)
	w.typed("111213")
	w.key(fyne.KeyO)
	w.typed("212223")
	w.key(fyne.KeyEscape)
	w.pointed(grid.At(3, 3))
	if !strings.Contains(w.reason(), "Contested") {
		t.Errorf("of a field with lines of both it says %q", w.reason())
	}
	w.run("copyText")
	if !w.warned() || !strings.Contains(w.reason(), "press L") {
		t.Errorf("a board without a last move: %q", w.reason())
	}
	w.key(fyne.KeyW)
	if !w.session.Game.Editing() {
		t.Fatal("whose the field is cannot be said")
	}
	w.tapCell(2, 2)
	if p := w.position(); p.Owner(0) != tictactoe.X || w.parts.board.Shown().Boxes[0].Owner != diagram.Cross {
		t.Error("the field is not X's")
	}
	w.key(fyne.KeyEscape)
	w.key(fyne.KeyL)
	w.tapCell(2, 1)
	if w.last() != grid.At(2, 1) {
		t.Error("the last move is not set")
	}
}

func TestTheToolsCoverNothingAndTheBoardStaysWhereItIs(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 480, Height: 520}, {Width: 480, Height: 800}, {Width: 760, Height: 700}, {Width: 1000, Height: 760}} {
		w := openWindow(t)
		w.window.Resize(size)
		at, extent := w.parts.board.Position(), w.parts.board.Size()
		w.key(fyne.KeyE)
		bar := w.parts.editBar
		if end := bar.Position().Add(bar.Size()); bar.Position().X < 0 || end.X > size.Width || end.Y > size.Height {
			t.Errorf("%v: the tools are from %v to %v", size, bar.Position(), end)
		}
		for _, o := range w.window.Content().(*fyne.Container).Objects {
			if o.Visible() && o != bar && overlap(o, bar) {
				t.Errorf("%v: the tools at %v cover a %T at %v", size, bar.Position(), o, o.Position())
			}
		}
		if size.Width == 480 && (w.parts.board.Position() != at || w.parts.board.Size() != extent) {
			t.Errorf("%v: the board went from %v, %v to %v, %v", size, at, extent, w.parts.board.Position(), w.parts.board.Size())
		}
		w.key(fyne.KeyEscape)
		if w.parts.board.Position() != at || w.parts.board.Size() != extent {
			t.Errorf("%v: the board does not come back to its place", size)
		}
	}
}

func overlap(a, b fyne.CanvasObject) bool {
	before := func(a, b fyne.CanvasObject) bool {
		end := a.Position().Add(a.Size())
		return end.X <= b.Position().X || end.Y <= b.Position().Y
	}
	return !before(a, b) && !before(b, a)
}
