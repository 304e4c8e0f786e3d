package board

import (
	"slices"

	"fyne.io/fyne/v2"

	"ninefold/engine/grid"
)

var (
	_ fyne.Draggable  = (*Board)(nil)
	_ fyne.Scrollable = (*Board)(nil)
)

// notch is the turn of the wheel, in units, that makes one step.
const notch = 20

// Scrolled reports whole steps of the wheel. Small movements of a touchpad in one direction add up.
func (b *Board) Scrolled(e *fyne.ScrollEvent) {
	if b.OnWheel != nil && b.OnWheel(e) {
		return
	}
	if b.scrolled*e.Scrolled.DY < 0 {
		b.scrolled = 0
	}
	b.scrolled += e.Scrolled.DY
	if steps := int(b.scrolled / notch); steps != 0 {
		b.scrolled = 0
		b.OnScroll(-steps)
	}
}

// Dragged gathers the cells that a drag passes over. In edit mode they show what they will become.
func (b *Board) Dragged(e *fyne.DragEvent) {
	if b.drag == nil {
		b.addToDrag(e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY))
	}
	b.addToDrag(e.Position)
	_, b.dragInside = b.cellAt(e.Position)
	b.Refresh()
}

func (b *Board) addToDrag(at fyne.Position) {
	if c, ok := b.cellAt(at); ok && !slices.Contains(b.drag, c) {
		b.drag = append(b.drag, c)
	}
}

// cellAt returns the cell at a position, and false if there is none.
func (b *Board) cellAt(at fyne.Position) (grid.Cell, bool) {
	for i, c := range b.cells {
		inside := at.Subtract(c.Position())
		if inside.X >= 0 && inside.Y >= 0 && inside.X < c.Size().Width && inside.Y < c.Size().Height {
			return grid.Cell(i), true
		}
	}
	return 0, false
}

// DragEnd reports the cells of the drag. A drag within one cell counts as a click by an unsteady hand; one that left it
// for what is beside the board is none.
func (b *Board) DragEnd() {
	drag := b.drag
	b.drag = nil
	b.Refresh()
	switch {
	case len(drag) == 1 && b.dragInside:
		b.tapped(drag[0])
	case len(drag) > 1:
		b.OnDrag(drag)
	}
}
