package drawing

import "ninefold/engine/grid"

// addPointing outlines the box that a move in the pointed cell would point to. It also frames the cell of the
// keyboard's cursor, or else the selected cell.
func (b *builder) addPointing() {
	p := b.pointing
	if cell := &b.diagram.Cells[p.At]; p.Shown && cell.Points {
		x, y := b.CellAt(cell.PointsTo.Cell(0))
		b.addFrame(Accent, x, y, b.Box, b.Box, -b.share(0.07, 2), b.share(0.042, 2))
	}
	if c, ok := b.framed(); ok {
		x, y := b.CellAt(c)
		b.add(Shape{Form: Frame, Ink: inkOf(Accent), X: x, Y: y, W: b.Cell, H: b.Cell, Pen: b.share(0.05, 2),
			Round: b.share(0.07, 2)})
	}
}

// framed returns the cell that has a frame, and false if none has.
func (b *builder) framed() (grid.Cell, bool) {
	if b.pointing.Shown && b.pointing.Cursor {
		return b.pointing.At, true
	}
	for i := range b.diagram.Cells {
		if b.diagram.Cells[i].Selected {
			return grid.Cell(i), true
		}
	}
	return 0, false
}
