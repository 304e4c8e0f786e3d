package crosshatch

import (
	"iter"
	"math/bits"

	"ninefold/engine/grid"
)

// CellSet is a set of cells: bit i of the 128 stands for cell i.
type CellSet [2]uint64

// CellsOf is the set of some cells.
func CellsOf(cells ...grid.Cell) (s CellSet) {
	for _, c := range cells {
		s.Add(c)
	}
	return s
}

// Len is the number of members.
func (s CellSet) Len() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// Has reports whether the cell is a member.
func (s CellSet) Has(c grid.Cell) bool { return s[c/64]>>(c%64)&1 != 0 }

// All yields the members row by row.
func (s CellSet) All() iter.Seq[grid.Cell] {
	return func(yield func(grid.Cell) bool) {
		for half, members := range s {
			for ; members != 0; members &= members - 1 {
				if !yield(grid.Cell(64*half + bits.TrailingZeros64(members))) {
					return
				}
			}
		}
	}
}

// Add makes the cell a member.
func (s *CellSet) Add(c grid.Cell) { s[c/64] |= 1 << (c % 64) }

// Union is the cells of either set.
func (s CellSet) Union(t CellSet) CellSet { return CellSet{s[0] | t[0], s[1] | t[1]} }

// And is the cells of both sets.
func (s CellSet) And(t CellSet) CellSet { return CellSet{s[0] & t[0], s[1] & t[1]} }

// Minus is the cells of the first set that are not in the other.
func (s CellSet) Minus(t CellSet) CellSet { return CellSet{s[0] &^ t[0], s[1] &^ t[1]} }

// First is the first member of a set that has one.
func (s CellSet) First() grid.Cell {
	for c := range s.All() {
		return c
	}
	return grid.Cells
}
