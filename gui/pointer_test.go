package gui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/keys"
)

// dragOver drags from the middle of one cell to that of another.
func (w *window) dragOver(from, to grid.Cell) {
	middle := func(c grid.Cell) fyne.Position {
		cell := w.board().Cell(c)
		return cell.Position().AddXY(cell.Size().Width/2, cell.Size().Height/2)
	}
	const parts = 40
	at, way := middle(from), middle(to).Subtract(middle(from))
	for range parts {
		step := fyne.NewDelta(way.X/parts, way.Y/parts)
		at = at.AddXY(step.DX, step.DY)
		w.board().Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: step})
	}
	w.board().DragEnd()
}

func TestADragPaintsInOneStepWhileTheBoardIsEdited(t *testing.T) {
	w := openPainted(t)
	w.key("E")
	before := w.session.Game.Len()
	w.dragOver(grid.At(2, 1), grid.At(2, 9))
	p := w.position()
	fail.If(t, p.Count(tictactoe.X) != 9 || p.At(grid.At(2, 5)) != tictactoe.X || w.session.Game.Len() != before+1,
		"%d are painted in %d steps", p.Count(tictactoe.X), w.session.Game.Len()-before)
	w.key("E")
	before = w.session.Game.Len()
	w.dragOver(grid.At(3, 1), grid.At(3, 9))
	fail.Unequal(t, w.session.Game.Len(), before, "a drag over a board that is played on does something")
}

func TestAClickWithAnUnsteadyHandIsAClick(t *testing.T) {
	w := openPainted(t)
	w.dragOver(grid.At(5, 5), grid.At(5, 5))
	fail.If(t, w.last() != grid.At(5, 5) || w.moves() != 1, "it was not played")
}

func TestTheWheelGoesThroughTheMoves(t *testing.T) {
	w := openPainted(t)
	w.does("55 56")
	for _, step := range []struct {
		turn float32
		want int
	}{{25, 1}, {10, 1}, {10, 0}, {25, 0}, {-25, 1}, {-50, 2}, {-25, 2}} {
		w.board().Scrolled(&fyne.ScrollEvent{Scrolled: fyne.Delta{DY: step.turn}})
		fail.If(t, w.moves() != step.want, "turned by %v: %d moves, want %d", step.turn, w.moves(), step.want)
	}
}

// TestTheOtherButtonEditsWhileTheBoardIsEditedAlone right-clicks on a cell, and checks the menu.
func TestTheOtherButtonEditsWhileTheBoardIsEditedAlone(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	for _, want := range []string{"", "Set as last move, Place X here, Place O here, Empty this cell"} {
		var offered []string
		for _, item := range toolItems(w.session.Game, grid.At(1, 1)) {
			offered = append(offered, item.Words)
		}
		fail.Unequal(t, strings.Join(offered, ", "), want, "editing %v", w.session.Editing())
		w.run("edit")
	}
	menu := w.screen.Events.Menu(grid.At(1, 1))
	fail.Unequal(t, len(menu.Items), 2, "the menu has %+v", menu.Items)
}

func TestTheBestLineIsOnTheBoardWhileItIsPointedAtOrKept(t *testing.T) {
	w := openAt(t, tictactoetest.MateInOne())
	w.awaitHint(1, 9)
	ghost := func() diagram.Cell { return w.shownAt(1, 9) }
	fail.If(t, ghost().Ghost != diagram.Cross || ghost().Order != 0, "the hint is %+v", ghost())
	w.pointTo(1, 9)
	fail.Unequal(t, ghost().Order, 1, "pointed at it is %+v", ghost())
	w.pointTo(5, 5)
	fail.Unequal(t, ghost().Order, 0, "the line stays")
	w.key("K")
	fail.If(t, ghost().Order != 1 || !w.checked("keepLine"), "the line is not kept")
	w.key(keys.Escape)
	fail.Unequal(t, ghost().Order, 0, "Escape keeps the line")
}
