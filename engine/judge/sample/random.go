// Package sample makes boards for testing programs: random positions of Tic-Tac-Toe and random grids of cross-hatching,
// in named classes. The same seed makes the same boards on every machine.
package sample

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"ninefold/engine/grid"
)

// Random is a source of random boards.
type Random struct{ *rand.PCG }

// New returns the random source of a seed. Sources of different streams are independent.
func New(seed, stream uint64) Random { return Random{rand.NewPCG(seed, stream)} }

// Below returns a number 0..n-1, by D. Lemire's multiplication without its correction, since the bias is negligible for
// small n.
func (r Random) Below(n int) int {
	high, _ := bits.Mul64(r.Uint64(), uint64(n))
	return int(high)
}

// Pick returns a random member of a set. It panics if the set is empty.
func (r Random) Pick(set grid.CellSet) grid.Cell {
	return slices.Collect(set.ByBox())[r.Below(set.Len())]
}

// Cells returns all cells in a random order.
func (r Random) Cells() []grid.Cell {
	cells := allCells()
	shuffle(r, cells)
	return cells
}

// allCells returns all cells in order.
func allCells() []grid.Cell { return slices.Collect(grid.AllCells.All()) }

// shuffle puts a slice in a random order.
func shuffle[E any](r Random, s []E) {
	for i := range s {
		draw(r, s, i)
	}
}

// draw swaps the element at index i with a random one from there on, and returns it.
func draw[E any](r Random, s []E, i int) E {
	j := i + r.Below(len(s)-i)
	s[i], s[j] = s[j], s[i]
	return s[i]
}
