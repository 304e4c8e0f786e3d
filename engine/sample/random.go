// Package sample makes boards to test programs with: random positions of Tic-Tac-Toe and random grids of
// cross-hatching, of named classes. The same seed makes the same boards on every machine.
package sample

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Random is a source of random boards.
type Random struct{ *rand.PCG }

// New is the source of a seed. Those of different streams have nothing to do with each other.
func New(seed, stream uint64) Random { return Random{rand.NewPCG(seed, stream)} }

// Below is a number from 0 to n-1. (D. Lemire's multiplication without its correction: n is so small that the bias is
// nothing.)
func (r Random) Below(n int) int {
	high, _ := bits.Mul64(r.Uint64(), uint64(n))
	return int(high)
}

// Pick is a random member of a set that is not empty.
func (r Random) Pick(set tictactoe.CellSet) grid.Cell {
	return slices.Collect(set.All())[r.Below(set.Len())]
}

// Cells are all cells in a random order.
func (r Random) Cells() []grid.Cell {
	cells := allCells()
	shuffle(r, cells)
	return cells
}

// allCells are all cells in their order.
func allCells() []grid.Cell {
	cells := make([]grid.Cell, grid.Cells)
	for i := range cells {
		cells[i] = grid.Cell(i)
	}
	return cells
}

// shuffle puts a slice in a random order.
func shuffle[E any](r Random, s []E) {
	for i := range s {
		draw(r, s, i)
	}
}

// draw puts a random one of the elements from an index on at that index, and gives it.
func draw[E any](r Random, s []E, i int) E {
	j := i + r.Below(len(s)-i)
	s[i], s[j] = s[j], s[i]
	return s[i]
}
