package gui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
)

// dragOver drags from the middle of one cell to that of another.
func (w *window) dragOver(from, to grid.Cell) {
	middle := func(c grid.Cell) fyne.Position {
		cell := w.parts.board.Cell(c)
		return cell.Position().AddXY(cell.Size().Width/2, cell.Size().Height/2)
	}
	const parts = 40
	at, way := middle(from), middle(to).Subtract(middle(from))
	for range parts {
		step := fyne.NewDelta(way.X/parts, way.Y/parts)
		at = at.AddXY(step.DX, step.DY)
		w.parts.board.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: step})
	}
	w.parts.board.DragEnd()
}

func TestADragPaintsInOneStepWhileTheBoardIsEdited(t *testing.T) {
	w := openWindow(t)
	w.key(fyne.KeyE)
	before := w.session.Game.Len()
	w.dragOver(grid.At(2, 1), grid.At(2, 9))
	if p := w.position(); p.Count(tictactoe.X) != 9 || p.At(grid.At(2, 5)) != tictactoe.X ||
		w.session.Game.Len() != before+1 {
		t.Errorf("%d are painted in %d steps", p.Count(tictactoe.X), w.session.Game.Len()-before)
	}
	w.key(fyne.KeyE)
	before = w.session.Game.Len()
	w.dragOver(grid.At(3, 1), grid.At(3, 9))
	if w.session.Game.Len() != before {
		t.Error("a drag over a board that is played on does something")
	}
}

func TestAClickWithAnUnsteadyHandIsAClick(t *testing.T) {
	w := openWindow(t)
	w.dragOver(grid.At(5, 5), grid.At(5, 5))
	if w.last() != grid.At(5, 5) || w.moves() != 1 {
		t.Error("it was not played")
	}
}

func TestTheWheelGoesThroughTheMoves(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.tapCell(5, 6)
	for _, step := range []struct {
		turn float32
		want int
	}{{25, 1}, {10, 1}, {10, 0}, {25, 0}, {-25, 1}, {-50, 2}, {-25, 2}} {
		w.parts.board.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.Delta{DY: step.turn}})
		if w.moves() != step.want {
			t.Errorf("turned by %v: %d moves, want %d", step.turn, w.moves(), step.want)
		}
	}
}

// TestTheOtherButtonEditsWhileTheBoardIsEditedAlone right-clicks on a cell, and looks at what is offered for it.
func TestTheOtherButtonEditsWhileTheBoardIsEditedAlone(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	for _, want := range []string{"", "Set as last move, Place X here, Place O here, Empty this cell"} {
		var offered []string
		for _, item := range w.toolItems(grid.At(1, 1)) {
			offered = append(offered, item.Label)
		}
		if got := strings.Join(offered, ", "); got != want {
			t.Errorf("editing %v: %q is offered, want %q", w.session.Editing(), got, want)
		}
		w.run("edit")
	}
	w.parts.board.Cell(grid.At(1, 1)).TappedSecondary(&fyne.PointEvent{AbsolutePosition: fyne.NewPos(100, 100)})
	if !w.dialogs.Busy() {
		t.Error("there is no menu")
	}
}

func TestTheBestLineIsOnTheBoardWhileItIsPointedAtOrKept(t *testing.T) {
	w := openAt(t, tictactoetest.MateInOne())
	w.awaitHint(1, 9)
	ghost := func() diagram.Cell { return w.shownAt(1, 9) }
	if ghost().Ghost != diagram.Cross || ghost().Order != 0 {
		t.Errorf("the hint is %+v", ghost())
	}
	w.parts.board.PutCursor(grid.At(1, 9))
	if ghost().Order != 1 {
		t.Errorf("pointed at it is %+v", ghost())
	}
	w.parts.board.PutCursor(grid.At(5, 5))
	if ghost().Order != 0 {
		t.Error("the line stays")
	}
	w.key(fyne.KeyK)
	if ghost().Order != 1 || !w.checked("keepLine") {
		t.Error("the line is not kept")
	}
	w.key(fyne.KeyEscape)
	if ghost().Order != 0 {
		t.Error("Escape keeps the line")
	}
}
