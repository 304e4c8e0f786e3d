package drawing

import (
	"math"
	"strconv"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
)

// markRadius is the radius of what stands around a pencil mark, as a share of the cell's side.
const markRadius = 0.135

// markAt returns the middle of a pencil mark's place: one of three rows of three in a cell.
func (b *builder) markAt(c grid.Cell, digit int) (x, y float32) {
	x, y = b.CellAt(c)
	third := b.Cell / 3
	return x + (float32((digit-1)%3)+0.5)*third, y + (float32((digit-1)/3)+0.5)*third
}

// addLinks draws a line from each pencil mark that has a link to the mark at the other end: dashed if the link is weak.
func (b *builder) addLinks() {
	for i := range b.diagram.Cells {
		cell := &b.diagram.Cells[i]
		for digit := range cell.Link.All() {
			x, y := b.markAt(grid.Cell(i), digit)
			toX, toY := b.markAt(cell.LinkTo, digit)
			b.addLink(x, y, toX-x, toY-y, cell.Weak)
		}
	}
}

// addLink draws a line that ends at what stands around the marks.
func (b *builder) addLink(x, y, w, h float32, weak bool) {
	length := float32(math.Hypot(float64(w), float64(h)))
	gap := b.Cell * markRadius / length // all places on the line are shares of its length
	parts, drawn := 1, float32(1)
	if weak {
		parts, drawn = max(2, int(length*(1-2*gap)/(b.Cell*0.2))), 0.5
	}
	step := (1 - 2*gap) / (float32(parts) - 1 + drawn)
	for i := range parts {
		from := gap + float32(i)*step
		b.add(Shape{Form: Stroke, Ink: inkOf(Ray), X: x + w*from, Y: y + h*from, W: w * step * drawn,
			H: h * step * drawn, Pen: b.share(0.03, 1.5)})
	}
	for at := float32(0); at <= 1; at += b.Cell / 8 / length {
		b.noteLine(x+w*at, y+h*at)
	}
}

// noteLine notes that a line goes through the cell at a point.
func (b *builder) noteLine(x, y float32) {
	for i := range b.crossed {
		left, top := b.CellAt(grid.Cell(i))
		if x >= left && x < left+b.Cell && y >= top && y < top+b.Cell {
			b.crossed[i] = true
		}
	}
}

// clearAround draws the ground of a cell around a point, so that no line runs through what stands there.
func (b *builder) clearAround(c grid.Cell, x, y, radius float32) {
	cell := &b.diagram.Cells[c]
	if !b.crossed[c] && cell.Hatch|cell.Strong == 0 {
		return
	}
	ink := inkOf(b.cells[c].Colour)
	if cell.Last {
		ink = Ink{Accent, Laid, Surface{Colour: b.cells[c].Colour}}
	}
	b.add(Shape{Form: Disc, Ink: ink, X: x - radius, Y: y - radius, W: 2 * radius})
}

// addColours draws a ring around a pencil mark of one colour of a chain, and a frame around one of the other.
func (b *builder) addColours(cell *diagram.Cell, digit int, x, y float32) {
	radius, pen := b.Cell*markRadius, b.share(0.02, 1)
	if cell.Round.Has(digit) {
		b.add(Shape{Form: Ring, Ink: inkOf(Ray), X: x - radius, Y: y - radius, W: 2 * radius, Pen: pen})
	}
	if cell.Square.Has(digit) {
		radius *= 0.93
		b.add(Shape{Form: Frame, Ink: inkOf(Accent), X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius,
			Pen: pen})
	}
}

// addNumber writes the place of a cell in a chain on a chip, at the last place without a pencil mark.
func (b *builder) addNumber(c grid.Cell) {
	cell, place := &b.diagram.Cells[c], 9
	for free := range (grid.AllDigits &^ cell.Pencil).All() {
		place = free
	}
	x, y := b.markAt(c, place)
	side := b.share(0.24, 10)
	b.add(Shape{Form: Bar, Ink: inkOf(Chip), X: x - side/2, Y: y - side/2, W: side, H: side, Round: floor(side / 4)})
	b.write(inkOf(Letters), Regular, strconv.Itoa(cell.Number), x, y, b.Cell*0.17, side)
}
