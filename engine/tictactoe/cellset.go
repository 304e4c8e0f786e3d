package tictactoe

import (
	"iter"
	"math/bits"

	"ninefold/engine/grid"
)

// Len returns the number of members.
func (s Places) Len() int { return bits.OnesCount16(uint16(s)) }

// First returns the smallest member of a set that is not empty.
func (s Places) First() int { return bits.TrailingZeros16(uint16(s)) }

// Has reports whether place or box i is a member.
func (s Places) Has(i int) bool { return s>>i&1 != 0 }

// All yields the members, smallest first.
func (s Places) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}

// CellSet is a set of cells: for each box the places in it.
type CellSet [grid.Boxes]Places

// OneCell returns the set of one cell.
func OneCell(c grid.Cell) (s CellSet) {
	s[c.Box()] = 1 << c.Place()
	return s
}

// Only returns the only member of a set, and false if the set has none or several.
func (s *CellSet) Only() (grid.Cell, bool) {
	if s.Len() == 1 {
		for c := range s.All() {
			return c, true
		}
	}
	return 0, false
}

// Len returns the number of members.
func (s *CellSet) Len() int {
	n := 0
	for _, places := range s {
		n += places.Len()
	}
	return n
}

// Has reports whether the cell is a member.
func (s *CellSet) Has(c grid.Cell) bool { return s[c.Box()].Has(c.Place()) }

// All yields the members box by box, place by place.
func (s CellSet) All() iter.Seq[grid.Cell] {
	return func(yield func(grid.Cell) bool) {
		for b, places := range s {
			for ; places != 0; places &= places - 1 {
				if !yield(grid.Box(b).Cell(places.First())) {
					return
				}
			}
		}
	}
}
