package board

import (
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/grid"
)

func TestTheBoardIsSquareAtEverySize(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 480, Height: 300}, {Width: 300, Height: 480}, {Width: 2400, Height: 1400}, {Width: 190, Height: 190}} {
		m := measureBoard(size)
		if m.side > min(size.Width, size.Height) || m.origin.X < m.margin || m.origin.Y < m.margin {
			t.Errorf("%v: side %v at %v, margin %v", size, m.side, m.origin, m.margin)
		}
		last := m.cellAt(grid.At(9, 9))
		if last.X-m.origin.X != last.Y-m.origin.Y || last.X+m.cell != m.origin.X+m.side {
			t.Errorf("%v: the last cell ends at %v, the board at %v", size, last.AddXY(m.cell, m.cell), m.origin.AddXY(m.side, m.side))
		}
	}
}
