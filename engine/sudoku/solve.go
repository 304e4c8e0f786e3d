package sudoku

import (
	"iter"
	"math/bits"

	"ninefold/engine/grid"
)

// Solve makes one deduction after another until none is left; cells may then still be open. If there is a Contradiction
// at any time, the answer is ERROR: Solve returns false and no grid.
//
// The order of deductions does not matter. A deduction only takes candidates away. So the only candidate for a digit in
// a box stays the only one until the digit is placed there or the candidate is taken away. In the second case the box
// has none left, and that contradiction stays whatever is deduced later.
func (g Grid) Solve() (Grid, bool) {
	if !g.consistent() {
		return Grid{}, false
	}
	for more := true; more; {
		more = false
		for digit, b := range g.missing() {
			left := g.left(digit, b)
			switch left.Len() {
			case 0:
				return Grid{}, false
			case 1:
				g.put(b.Cell(left.First()), digit)
				more = true
			}
		}
	}
	return g, true
}

// consistent reports whether no house holds a digit twice. Exactly then the digits' sets of houses have three members
// for each filled cell.
func (g *Grid) consistent() bool {
	n := 0
	for _, in := range g.in {
		n += in.Len()
	}
	return n == 3*g.Count()
}

// missing yields each digit with each box that does not hold it, by digit and then by box. The caller may put the digit
// into the box just yielded.
func (g *Grid) missing() iter.Seq2[int, grid.Box] {
	return func(yield func(int, grid.Box) bool) {
		for digit := 1; digit <= 9; digit++ {
			for boxes := ^g.in[digit] >> firstBox & (1<<grid.Boxes - 1); boxes != 0; boxes &= boxes - 1 {
				if !yield(digit, grid.Box(bits.TrailingZeros32(uint32(boxes)))) {
					return
				}
			}
		}
	}
}

// left returns the places of a box that can hold a digit which the box lacks.
func (g *Grid) left(digit int, b grid.Box) grid.Places {
	rows := g.in[digit] >> (3 * b.Row()) & 0b111
	columns := g.in[digit] >> (firstColumn + 3*b.Col()) & 0b111
	return grid.AllPlaces &^ (g.filled[b] | placesOn[rows|columns<<3])
}

// placesOn has the places of a box on any of some lines through it: bits 0..2 of the index are its rows from the top,
// bits 3..5 its columns from the left.
var placesOn = func() (on [1 << 6]grid.Places) {
	for lines := range on {
		for place := range 9 {
			row, column := place/3, place%3
			if lines>>row&1 != 0 || lines>>(3+column)&1 != 0 {
				on[lines] |= 1 << place
			}
		}
	}
	return on
}()

// Round makes all the deductions that the grid allows as it stands, and returns their number: 0 if it is solved, if
// nothing follows, or if it holds a Contradiction. If two digits must go to one cell, it gets the smaller; the other
// digit then has no cell, which is a Contradiction.
func (g Grid) Round() (after Grid, deductions int) {
	after = g
	for step := range g.Deductions {
		if after.At(step.Cell) == 0 {
			after.put(step.Cell, step.Digit)
			deductions++
		}
	}
	return after, deductions
}
