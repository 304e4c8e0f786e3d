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

// notch is how far, in units, the wheel turns for one step.
const notch = 20

// Scrolled reports the steps of the wheel. What a touchpad moves in one direction is added up.
func (b *Board) Scrolled(e *fyne.ScrollEvent) {
	if b.scrolled*e.Scrolled.DY < 0 {
		b.scrolled = 0
	}
	b.scrolled += e.Scrolled.DY
	if steps := int(b.scrolled / notch); steps != 0 {
		b.scrolled = 0
		b.OnScroll(-steps)
	}
}

// Dragged gathers the cells that a drag goes over. Those that a click would edit show what they become.
func (b *Board) Dragged(e *fyne.DragEvent) {
	if b.drag == nil {
		b.addToDrag(e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY))
	}
	b.addToDrag(e.Position)
	b.Refresh()
}

func (b *Board) addToDrag(at fyne.Position) {
	for i, c := range b.cells {
		inside := at.Subtract(c.Position())
		if inside.X >= 0 && inside.Y >= 0 && inside.X < c.Size().Width && inside.Y < c.Size().Height &&
			!slices.Contains(b.drag, grid.Cell(i)) {
			b.drag = append(b.drag, grid.Cell(i))
		}
	}
}

// DragEnd reports the cells that the drag went over. A drag within one cell is a click with an unsteady hand.
func (b *Board) DragEnd() {
	drag := b.drag
	b.drag = nil
	b.Refresh()
	switch {
	case len(drag) == 1:
		b.tapped(drag[0])
	case len(drag) > 1:
		b.OnDrag(drag)
	}
}
