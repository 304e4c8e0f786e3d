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

// Crossing is a row or a column that crosses out cells of a box for a digit. For a technique beyond cross-hatching it
// may be any house that crosses out cells of another.
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

// lines is a set of the six lines through a box: bits 0..2 are its rows from the top, bits 3..5 its columns from the
// left.
type lines uint8

func (s lines) count() int { return bits.OnesCount8(uint8(s)) }

// through returns the members that are lines through a box.
func (s Houses) through(b grid.Box) lines {
	rows := s >> (3 * b.Row()) & 0b000111
	columns := s >> (firstColumn + 3*b.Col()) << 3 & 0b111000
	return lines(rows | columns)
}

// lineThrough returns the house that bit i of lines stands for.
func lineThrough(b grid.Box, i int) House {
	if i < 3 {
		return House(3*b.Row() + i)
	}
	return House(firstColumn + 3*b.Col() + i - 3)
}

// placesOn has for each set of lines the places of the box on any of them.
var placesOn = func() (on [1 << 6]grid.Places) {
	for set := range on {
		for place := range 9 {
			row, column := place/3, place%3
			if set>>row&1 != 0 || set>>(3+column)&1 != 0 {
				on[set] |= 1 << place
			}
		}
	}
	return on
}()
