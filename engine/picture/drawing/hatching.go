package drawing

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
)

// direction is a direction in which a row or a column is crossed out.
type direction struct {
	hatch diagram.Hatch
	cell  func(line, i int) grid.Cell
}

var directions = [...]direction{
	{diagram.Across, func(row, i int) grid.Cell { return grid.At(row+1, i+1) }},
	{diagram.Down, func(col, i int) grid.Cell { return grid.At(i+1, col+1) }},
}

// runs calls do with the first and the last index of each run of neighbours, 0..8, for which holds is true.
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

// addHatching draws fine lines across crossed-out cells: along the row, along the column, and slanted for the box.
// Where a cell has a ray, the ray replaces them.
func (b *builder) addHatching() {
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
				b.addDirectedBar(way, ink, b.offset(line)+floor(b.Cell/2), b.offset(from), b.offset(to)+b.Cell, pen)
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

// addDirectedBar draws a bar in a direction from one place to another. All three are distances from the board's edges:
// side to the middle of the bar, from and to along it.
func (b *builder) addDirectedBar(way direction, ink Ink, side, from, to, pen float32) {
	s := Shape{Form: Bar, Ink: ink, X: b.X + from, Y: b.Y + side - floor(pen/2), W: to - from, H: pen}
	if way.hatch == diagram.Down {
		s.X, s.Y, s.W, s.H = b.X+side-floor(pen/2), b.Y+from, pen, to-from
	}
	b.add(s)
}

// addRays draws a heavy line from the ring around each digit that crosses out cells of a box to the far side of that
// box. Other digits interrupt it.
func (b *builder) addRays() {
	for _, way := range directions {
		if b.rays&way.hatch == 0 {
			continue
		}
		for line := range 9 {
			b.addRay(way, line)
		}
	}
}

// addRay draws the rays along a line.
func (b *builder) addRay(way direction, line int) {
	pen, gap := b.share(0.042, 2), b.Cell*ringRadius
	cell := func(i int) *diagram.Cell { return &b.diagram.Cells[way.cell(line, i)] }
	runs(func(i int) bool { return cell(i).Strong&way.hatch != 0 }, func(first, last int) {
		from, to := b.offset(first), b.offset(last)+b.Cell
		if first > 0 && cell(first-1).Marked {
			from = b.offset(first-1) + b.Cell/2 + gap
		}
		if last < 8 && cell(last+1).Marked {
			to = b.offset(last+1) + b.Cell/2 - gap
		}
		ink := Ink{Ray, Soft, Surface{Colour: Ground}}
		b.addDirectedBar(way, ink, b.offset(line)+floor(b.Cell/2), round(from), round(to), pen)
	})
}
