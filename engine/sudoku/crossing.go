package sudoku

import "ninefold/engine/grid"

// Crossing is a row or a column that crosses out cells of a box for a digit. For a technique beyond cross-hatching it
// may be any house that crosses out cells of another.
type Crossing struct {
	Line House        // the row or the column
	By   grid.Cell    // the digit on the line, outside the box
	Out  grid.CellSet // the empty cells of the box on the line
}

// crossings returns the fewest lines that together cross out every crossed-out empty cell of a box for a digit, rows
// before columns. The grid must be consistent, so that at most four lines cross out cells of a box.
func (g *Grid) crossings(digit int, b grid.Box) (fewest []Crossing) {
	empty := (grid.AllPlaces &^ g.filled[b]).Cells(b)
	var all grid.CellSet // crossed out
	for line := range (g.in[digit] &^ AllBoxes).All() {
		if out := line.Cells().And(empty); out.Len() > 0 {
			fewest = append(fewest, Crossing{line, line.Cell(g.find(digit, line, 0)), out})
			all = all.Union(out)
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
