package sudoku

import (
	"math/bits"

	"ninefold/engine/grid"
)

// Hatching has the lines that cross out cells of a box for a digit. == compares it.
type Hatching struct {
	crossings [maxCrossings]Crossing
	n         int
}

// maxCrossings is the most digits of one kind that can cross out cells of a box: one in each of the two other boxes on
// its rows and of the two on its columns. Steps and boxes without a candidate are found in consistent grids only.
const maxCrossings = 4

// Crossings returns the fewest lines that together cross out every crossed-out empty cell of the box, rows before
// columns. There are none if the step's cell is the only empty one of its box.
func (h *Hatching) Crossings() []Crossing { return h.crossings[:h.n] }

// Crossing is a row or a column that crosses out cells of a box for a digit.
type Crossing struct {
	Line House        // the row or the column
	By   grid.Cell    // the digit on the line, outside the box
	Out  grid.CellSet // the empty cells of the box on the line
}

// hatching returns the lines that cross out cells of a box for a digit, which the box does not hold.
func (g *Grid) hatching(digit int, b grid.Box) Hatching {
	var h Hatching
	crossed := g.in[digit].through(b)
	empty := grid.AllPlaces &^ g.filled[b]
	for set := fewest(crossed, empty); set != 0; set &= set - 1 {
		i := bits.TrailingZeros8(uint8(set))
		line := lineThrough(b, i)
		out := empty & placesOn[1<<i]
		h.crossings[h.n] = Crossing{line, line.Cell(g.find(digit, line, 0)), out.Cells(b)}
		h.n++
	}
	return h
}

// fewest returns the smallest subset of lines that crosses out as much of the given places as all of them do.
func fewest(all lines, of grid.Places) lines {
	best := all
	for set := range all {
		if set&^all == 0 && of&placesOn[set] == of&placesOn[all] && set.count() < best.count() {
			best = set
		}
	}
	return best
}
