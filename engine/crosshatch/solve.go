package crosshatch

import (
	"iter"
	"math/bits"

	"ninefold/engine/grid"
)

// Solve makes one deduction after another until none is left; cells may then still be open. It reports false, and gives
// no grid, when the answer is ERROR: when a Contradiction is there or turns up.
//
// The order of deductions does not matter. Candidates only ever vanish, so what can be deduced stays the only candidate
// until it is placed, or vanishes too and leaves a contradiction, which no deduction mends.
func (g Grid) Solve() (Grid, bool) {
	if !g.consistent() {
		return Grid{}, false
	}
	for more := true; more; {
		more = false
		for digit, b := range g.missing() {
			left := g.left(digit, b)
			switch left.len() {
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

// consistent reports whether no house holds a digit twice. Just then does each cell that holds a digit add three
// houses to those which that digit stands in.
func (g *Grid) consistent() bool {
	n := 0
	for _, in := range g.in {
		n += in.Len()
	}
	return n == 3*g.Count()
}

// missing yields each digit with each box that does not hold it, by digit and then by box. Before it goes on, the digit
// may be put into that box.
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

// left is the places of a box where a digit that the box does not hold can go.
func (g *Grid) left(digit int, b grid.Box) places {
	return allPlaces &^ (g.filled[b] | placesOn[g.in[digit].through(b)])
}
