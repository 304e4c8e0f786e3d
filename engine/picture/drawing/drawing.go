// Package drawing decides how a board looks: it makes shapes with named colours of a diagram. The window turns them
// into objects of its canvas, the pictures into SVG and PNG, so that all look alike. It knows no rules and no screen.
package drawing

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
)

// Pointing tells where the pointer and the keyboard's cursor are on a board.
type Pointing struct {
	At     grid.Cell   // where the pointer or the keyboard's cursor is
	Shown  bool        // whether either of them is on the board
	Cursor bool        // At is the cursor's cell, which has a frame
	Drag   []grid.Cell // the cells that the drag under way has passed over
}

// Shapes appends the shapes of a board to dst. A nil pointing, as for a picture, points at nothing.
func Shapes(dst []Shape, d *diagram.Diagram, l *Layout, pointing *Pointing) []Shape {
	b := builder{Layout: l, diagram: d, pointing: pointing, shapes: dst}
	b.addGrounds()
	b.addHatching()
	b.addLines()
	b.addRays()
	b.addLinks()
	b.addBoxLines()
	b.addFrames()
	for i := range d.Boxes {
		b.addBehind(grid.Box(i))
	}
	for i := range d.Cells {
		b.addCell(grid.Cell(i))
	}
	for i := range d.Boxes {
		b.addOver(grid.Box(i))
	}
	for i := range d.Cells {
		b.addNote(grid.Cell(i)) // over the large mark of a box
	}
	b.addWonLines()
	for h := range d.Alerts.All() {
		b.addAlertHouse(h)
	}
	if pointing != nil {
		b.addPointing()
	}
	return b.shapes
}

// builder collects the shapes of a board.
type builder struct {
	*Layout
	diagram  *diagram.Diagram
	pointing *Pointing
	boxes    [grid.Boxes]Colour  // the grounds of the boxes
	cells    [grid.Cells]Surface // the grounds of the cells
	crossed  [grid.Cells]bool    // a link goes through the cell
	alerts   bool                // some cell has an alert of its own
	shapes   []Shape
}

func (b *builder) add(s Shape) { b.shapes = append(b.shapes, s) }

func (b *builder) bar(ink Ink, x, y, w, h float32) {
	b.add(Shape{Form: Bar, Ink: ink, X: x, Y: y, W: w, H: h})
}

func (b *builder) write(ink Ink, face Face, text string, x, y, size, room float32) {
	const least = 8 // the smallest size that can be read
	b.add(Shape{Form: Words, Ink: ink, Face: face, Text: text, X: x, Y: y, W: room, H: max(least, size)})
}

// pointed reports whether a cell shows what a click would change in it.
func (b *builder) pointed(c grid.Cell) bool {
	p := b.pointing
	return p != nil && (p.Shown && p.At == c || b.diagram.Cells[c].Edits && b.dragged(c))
}

// dragged reports whether the drag under way has passed over a cell.
func (b *builder) dragged(c grid.Cell) bool { return slices.Contains(b.pointing.Drag, c) }

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
