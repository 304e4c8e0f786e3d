package crosshatch

import (
	"math/bits"

	"ninefold/engine/grid"
)

// Hatching has the lines that cross out cells of a box for a digit. It is a value; == compares it.
type Hatching struct {
	crossings [maxCrossings]Crossing
	n         int
}

// maxCrossings is how many digits of one kind can cross out cells of a box: one in each of the two other boxes on its
// rows and of the two on its columns. Only consistent grids have steps and boxes without a candidate.
const maxCrossings = 4

// Crossings returns the fewest lines that together cross out every empty cell of the box that is crossed out at all,
// rows before columns. There are none when a step's cell is the only empty one of its box.
func (h *Hatching) Crossings() []Crossing { return h.crossings[:h.n] }

// Crossing is a row or a column that crosses out cells of a box for a digit.
type Crossing struct {
	Line House     // the row or the column
	By   grid.Cell // where the digit stands on it, outside the box
	Out  CellSet   // the empty cells of the box that lie on it
}

// hatching returns what crosses out cells of a box for a digit that it does not hold.
func (g *Grid) hatching(digit int, b grid.Box) Hatching {
	var h Hatching
	crossed := g.in[digit].through(b)
	empty := allPlaces &^ g.filled[b]
	for set := fewest(crossed, empty); set != 0; set &= set - 1 {
		i := bits.TrailingZeros8(uint8(set))
		line := lineThrough(b, i)
		out := empty & placesOn[1<<i]
		h.crossings[h.n] = Crossing{line, line.Cell(g.find(digit, line, 0)), out.cells(b)}
		h.n++
	}
	return h
}

// fewest returns the smallest subset of lines that crosses out those of the given places that all of them together do.
func fewest(all lines, of places) lines {
	best := all
	for set := range all {
		if set&^all == 0 && of&placesOn[set] == of&placesOn[all] && set.count() < best.count() {
			best = set
		}
	}
	return best
}
