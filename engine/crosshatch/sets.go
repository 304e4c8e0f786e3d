package crosshatch

import (
	"iter"
	"math/bits"

	"ninefold/engine/grid"
)

// Digits is a set of digits: bit d stands for digit d, 1..9.
type Digits uint16

// Len returns the number of members.
func (s Digits) Len() int { return bits.OnesCount16(uint16(s)) }

// Toggled returns the set with a digit, 1..9, added if it was no member and removed if it was.
func (s Digits) Toggled(digit int) Digits { return s ^ 1<<digit }

// Has reports whether a digit, 1..9, is a member.
func (s Digits) Has(digit int) bool { return s>>digit&1 != 0 }

// First returns the smallest member of a set that is not empty.
func (s Digits) First() int { return bits.TrailingZeros16(uint16(s)) }

// All yields the members, smallest first.
func (s Digits) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(bits.TrailingZeros16(uint16(s))) {
				return
			}
		}
	}
}

// CellSet is a set of cells: bit i of the 128 stands for cell i.
type CellSet [2]uint64

// CellsOf returns the set of some cells.
func CellsOf(cells ...grid.Cell) (s CellSet) {
	for _, c := range cells {
		s.Add(c)
	}
	return s
}

// Len returns the number of members.
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

// Union returns the cells of either set.
func (s CellSet) Union(t CellSet) CellSet { return CellSet{s[0] | t[0], s[1] | t[1]} }

// And returns the cells of both sets.
func (s CellSet) And(t CellSet) CellSet { return CellSet{s[0] & t[0], s[1] & t[1]} }

// Minus returns the cells of the first set that are not in the other.
func (s CellSet) Minus(t CellSet) CellSet { return CellSet{s[0] &^ t[0], s[1] &^ t[1]} }

// First returns the first member of a set that is not empty.
func (s CellSet) First() grid.Cell {
	for c := range s.All() {
		return c
	}
	return grid.Cells
}

// places is a set of the nine places of a box: bit i stands for place i.
type places uint16

const allPlaces places = 1<<9 - 1

func (s places) count() int { return bits.OnesCount16(uint16(s)) }

// first returns the cell of the first member, in a box.
func (s places) first(b grid.Box) grid.Cell { return b.Cell(bits.TrailingZeros16(uint16(s))) }

// cells returns the members as cells of a box.
func (s places) cells(b grid.Box) CellSet {
	var cells CellSet
	for ; s != 0; s &= s - 1 {
		cells.Add(s.first(b))
	}
	return cells
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
var placesOn = func() (on [1 << 6]places) {
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
