package drawing

import (
	"ninefold/engine/diagram"
	"ninefold/engine/grid"
)

// direction is one of those in which a row or a column is crossed out.
type direction struct {
	hatch diagram.Hatch
	cell  func(line, i int) grid.Cell
}

var directions = [...]direction{
	{diagram.Across, func(row, i int) grid.Cell { return grid.At(row+1, i+1) }},
	{diagram.Down, func(col, i int) grid.Cell { return grid.At(i+1, col+1) }},
}

// runs calls do with the first and the last of each run of neighbours in a line of which something holds.
func runs(holds func(i int) bool, do func(from, to int)) {
	for from := 0; from < 9; from++ {
		if !holds(from) {
			continue
		}
		to := from
		for to < 8 && holds(to+1) {
			to++
		}
		do(from, to)
		from = to
	}
}

// addHatching draws a fine line across what is crossed out: along its row, along its column, and slanted by its box. A
// ray has its place.
func (b *board) addHatching() {
	pen := b.share(0.025, 1)
	ink := Ink{Hatch, Soft, Surface{Colour: Ground}}
	for _, way := range directions {
		if b.hatches&way.hatch == 0 {
			continue
		}
		for line := range 9 {
			crossed := func(i int) bool {
				cell := &b.diagram.Cells[way.cell(line, i)]
				return cell.Hatch&^cell.Strong&way.hatch != 0
			}
			runs(crossed, func(from, to int) {
				b.barAlong(way, ink, b.along(line)+floor(b.Cell/2), b.along(from), b.along(to)+b.Cell, pen)
			})
		}
	}
	for i := range b.diagram.Cells {
		if b.diagram.Cells[i].Hatch&diagram.Slant != 0 {
			x, y := b.CellAt(grid.Cell(i))
			b.add(Shape{Form: Stroke, Ink: ink, X: x, Y: y + b.Cell, W: b.Cell, H: -b.Cell, Pen: pen})
		}
	}
}

// barAlong draws a bar in a direction: so far from the board's edge at the side, from one place to another along it.
func (b *board) barAlong(way direction, ink Ink, side, from, to, pen float32) {
	s := Shape{Form: Bar, Ink: ink, X: b.X + from, Y: b.Y + side - floor(pen/2), W: to - from, H: pen,
		Round: floor(pen / 2)}
	if way.hatch == diagram.Down {
		s.X, s.Y, s.W, s.H = b.X+side-floor(pen/2), b.Y+from, pen, to-from
	}
	b.add(s)
}

// addRays draws a heavy line from each digit that crosses out cells of a box through that box. A digit on its way
// leaves a gap in it, and it ends at the ring round the one that it comes from.
func (b *board) addRays() {
	pen := b.share(0.042, 2)
	ink := Ink{Ray, Soft, Surface{Colour: Ground}}
	for _, way := range directions {
		if b.rays&way.hatch == 0 {
			continue
		}
		for line := range 9 {
			cell := func(i int) *diagram.Cell { return &b.diagram.Cells[way.cell(line, i)] }
			ray := func(i int) bool { return cell(i).Strong&way.hatch != 0 }
			open := func(i int) bool { return ray(i) && cell(i).Symbol == diagram.Blank }
			runs(open, func(first, last int) {
				from, to := b.along(first), b.along(last)+b.Cell
				if first > 0 && (ray(first-1) || cell(first-1).Marked) {
					from = b.along(first-1) + b.Cell/2 + b.gap()
				}
				if last < 8 && (ray(last+1) || cell(last+1).Marked) {
					to = b.along(last+1) + b.Cell/2 - b.gap()
				}
				b.barAlong(way, ink, b.along(line)+floor(b.Cell/2), round(from), round(to), pen)
			})
		}
	}
}

// gap is how far from the middle of a cell with a digit a ray ends.
func (b *board) gap() float32 { return b.Cell * ringRadius }
