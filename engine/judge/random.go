package judge

import (
	"math/bits"
	"math/rand/v2"

	"ninefold/engine/grid"
)

// random is a source of random numbers that are the same on every machine.
type random struct{ *rand.PCG }

func newRandom(seed, stream uint64) random { return random{rand.NewPCG(seed, stream)} }

// below is a number from 0 to n-1. (D. Lemire's multiplication without its correction: n is so small that the bias is
// nothing.)
func (r random) below(n int) int {
	high, _ := bits.Mul64(r.Uint64(), uint64(n))
	return int(high)
}

// shuffle puts a slice in a random order.
func shuffle[E any](r random, s []E) {
	for i := len(s) - 1; i > 0; i-- {
		j := r.below(i + 1)
		s[i], s[j] = s[j], s[i]
	}
}

// cells are all cells in a random order.
func (r random) cells() []grid.Cell {
	cells := make([]grid.Cell, grid.Cells)
	for i := range cells {
		cells[i] = grid.Cell(i)
	}
	shuffle(r, cells)
	return cells
}

// cornerStream is the stream of the corner cases; random boards have theirs numbered from 0.
const cornerStream = 1 << 63
