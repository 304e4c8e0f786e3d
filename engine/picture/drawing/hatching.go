package drawing

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/sudoku"
)

// lines are the rows and the columns.
const lines = sudoku.AllRows | sudoku.AllColumns

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
	for line := range lines.All() {
		crossed := func(i int) bool {
			cell := &b.diagram.Cells[line.Cell(i)]
			return cell.Hatch&^cell.Strong&diagram.HatchOf(line) != 0
		}
		runs(crossed, func(from, to int) { b.addBarAlong(line, ink, b.offset(from), b.offset(to)+b.Cell, pen) })
	}
	for i := range b.diagram.Cells {
		if b.diagram.Cells[i].Hatch&diagram.Slant != 0 {
			x, y := b.CellAt(grid.Cell(i))
			b.add(Shape{Form: Stroke, Ink: ink, X: x, Y: y + b.Cell, W: b.Cell, H: -b.Cell, Pen: pen})
		}
	}
}

// addBarAlong draws a bar through the middles of the cells of a row or a column, from one distance to another from the
// board's edge.
func (b *builder) addBarAlong(line sudoku.House, ink Ink, from, to, pen float32) {
	side := b.offset(line.Number()-1) + floor(b.Cell/2) - floor(pen/2)
	if line.Kind() == sudoku.Row {
		b.bar(ink, b.X+from, b.Y+side, to-from, pen)
	} else {
		b.bar(ink, b.X+side, b.Y+from, pen, to-from)
	}
}

// addRays draws a heavy line from the ring around each digit that crosses out cells of a box to the far side of that
// box. Other digits interrupt it.
func (b *builder) addRays() {
	pen, gap, ink := b.share(0.042, 2), b.Cell*ringRadius, Ink{Ray, Soft, Surface{Colour: Ground}}
	for line := range lines.All() {
		cell := func(i int) *diagram.Cell { return &b.diagram.Cells[line.Cell(i)] }
		runs(func(i int) bool { return cell(i).Strong&diagram.HatchOf(line) != 0 }, func(first, last int) {
			from, to := b.offset(first), b.offset(last)+b.Cell
			if first > 0 && cell(first-1).Marked {
				from = b.offset(first-1) + b.Cell/2 + gap
			}
			if last < 8 && cell(last+1).Marked {
				to = b.offset(last+1) + b.Cell/2 - gap
			}
			b.addBarAlong(line, ink, round(from), round(to), pen)
		})
	}
}
