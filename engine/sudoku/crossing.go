package sudoku

import "ninefold/engine/grid"

// Crossing is a row or a column that crosses out cells of a box for a digit. For a technique beyond cross-hatching it
// may be any house that crosses out cells of another.
type Crossing struct {
	Line House        // the row or the column
	By   grid.Cell    // the digit on the line, outside the box
	Out  grid.CellSet // the empty cells of the box on the line
}

// Crossing returns how a digit on a house crosses out some cells.
func (g *Grid) Crossing(digit int, h House, of grid.CellSet) Crossing {
	return Crossing{h, h.Cell(g.find(digit, h, 0)), h.Cells().And(of)}
}

// crossings returns the fewest lines that together cross out every crossed-out empty cell of a box for a digit, rows
// before columns. The grid must be consistent, so that at most four lines cross out cells of a box.
func (g *Grid) crossings(digit int, b grid.Box) (fewest []Crossing) {
	empty := (grid.AllPlaces &^ g.filled[b]).Cells(b)
	var all grid.CellSet // crossed out
	for line := range (g.in[digit] &^ AllBoxes).All() {
		if c := g.Crossing(digit, line, empty); c.Out.Len() > 0 {
			fewest, all = append(fewest, c), all.Union(c.Out)
		}
	}
	lines := fewest
	for set := range 1 << len(lines) {
		var some []Crossing
		var out grid.CellSet
		for i, line := range lines {
			if set>>i&1 != 0 {
				some, out = append(some, line), out.Union(line.Out)
			}
		}
		if out == all && len(some) < len(fewest) {
			fewest = some
		}
	}
	return fewest
}
