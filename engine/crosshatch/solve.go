package crosshatch

import (
	"iter"
	"math/bits"

	"ninefold/engine/grid"
)

// Solve makes one deduction after another until none is left; cells may then still be open. It reports false, and gives
// no grid, when the answer is ERROR: when a Contradiction is there or turns up.
//
// The order of deductions does not matter. A deduction only ever takes candidates away. So the only candidate for a
// digit in a box stays the only one until the digit is placed there, or it is taken away too; then the box has none
// left, and that contradiction stays whatever is deduced after it.
func (g Grid) Solve() (Grid, bool) {
	if !g.consistent() {
		return Grid{}, false
	}
	for more := true; more; {
		more = false
		for digit, b := range g.missing() {
			left := g.left(digit, b)
			switch left.count() {
			case 0:
				return Grid{}, false
			case 1:
				g.put(left.first(b), digit)
				more = true
			}
		}
	}
	return g, true
}

// consistent reports whether no house holds a digit twice. That is so exactly if each cell that holds a digit adds
// three houses to those in which that digit stands.
func (g *Grid) consistent() bool {
	n := 0
	for _, in := range g.in {
		n += in.Len()
	}
	return n == 3*g.Count()
}

// missing yields each digit with each box that does not hold it, by digit and then by box. The caller may put the digit
// into the box that was yielded.
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

// left returns the places of a box where a digit that the box does not hold can go.
func (g *Grid) left(digit int, b grid.Box) places {
	return allPlaces &^ (g.filled[b] | placesOn[g.in[digit].through(b)])
}

// Round makes all the deductions that the grid allows as it stands, and says how many they are: none when it is solved,
// when nothing follows, or when it holds a Contradiction. If two digits had to go to one cell, it gets the smaller; the
// other then has no place, which is a Contradiction.
func (g Grid) Round() (after Grid, deductions int) {
	if _, found := g.Contradiction(); found {
		return g, 0
	}
	after = g
	for digit, b := range g.missing() {
		left := g.left(digit, b)
		if left.count() != 1 {
			continue
		}
		if c := left.first(b); after.At(c) == 0 {
			after.put(c, digit)
			deductions++
		}
	}
	return after, deductions
}
