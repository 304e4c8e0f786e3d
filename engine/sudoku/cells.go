package sudoku

import (
	"math/bits"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// cells is a set of cells: bit i of the 128 stands for cell i.
type cells [2]uint64

var allCells = cells{1<<64 - 1, 1<<(grid.Cells-64) - 1}

func (s *cells) add(c grid.Cell)      { s[c/64] |= 1 << (c % 64) }
func (s *cells) has(c grid.Cell) bool { return s[c/64]>>(c%64)&1 != 0 }
func (s *cells) count() int           { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }
func (s *cells) remove(t *cells)      { s[0] &^= t[0]; s[1] &^= t[1] }

// and returns the members of both sets, andNot the members of s that are not in t.
func (s cells) and(t cells) cells    { return cells{s[0] & t[0], s[1] & t[1]} }
func (s cells) andNot(t cells) cells { return cells{s[0] &^ t[0], s[1] &^ t[1]} }

// first returns the first member of a set that is not empty.
func (s cells) first() grid.Cell {
	if s[0] != 0 {
		return grid.Cell(bits.TrailingZeros64(s[0]))
	}
	return grid.Cell(64 + bits.TrailingZeros64(s[1]))
}

// pop removes and returns the first member of a set that is not empty.
func (s *cells) pop() grid.Cell {
	c := s.first()
	s[c/64] &= s[c/64] - 1
	return c
}

// houses are the rows, the columns and the boxes.
var houses = func() (houses [27]cells) {
	for h := range houses {
		for i := range 9 {
			houses[h].add(crosshatch.House(h).Cell(i))
		}
	}
	return houses
}()

// peers has for each cell the other cells of its houses.
var peers = func() (peers [grid.Cells]cells) {
	for c := range peers {
		for h := range crosshatch.HousesOf(grid.Cell(c)).All() {
			peers[c][0] |= houses[h][0]
			peers[c][1] |= houses[h][1]
		}
		var self cells
		self.add(grid.Cell(c))
		peers[c].remove(&self)
	}
	return peers
}()
