package grid

import (
	"iter"
	"math/bits"
)

// CellSet is a set of cells: bit i of low stands for cell i, bit i of high for cell 64 + i. A shift by 64 or more
// leaves no bit, and c - 64 is more than 64 for a cell c below 64, because a Cell has no negative numbers.
type CellSet struct{ low, high uint64 }

// AllCells has all 81.
var AllCells = CellSet{1<<64 - 1, 1<<(Cells-64) - 1}

// CellsOf returns the set of some cells.
func CellsOf(cells ...Cell) (s CellSet) {
	for _, c := range cells {
		s.Add(c)
	}
	return s
}

// Cells returns the cells at the places of a box.
func (s Places) Cells(b Box) CellSet {
	rows := uint64(s&7|s>>3&7<<9) | uint64(s>>6&7)<<18
	first := 27*b.Row() + 3*b.Col()
	return CellSet{rows << first, rows >> (64 - first)}
}

// In returns the places of the members in a box.
func (s CellSet) In(b Box) Places {
	first := 27*b.Row() + 3*b.Col()
	rows := s.low>>first | s.high<<(64-first)
	return Places(rows&7 | rows>>9&7<<3 | rows>>18&7<<6)
}

// Len returns the number of members.
func (s CellSet) Len() int { return bits.OnesCount64(s.low) + bits.OnesCount64(s.high) }

// Has reports whether the cell is a member.
func (s CellSet) Has(c Cell) bool { return (s.low>>c|s.high>>(c-64))&1 != 0 }

// Add makes the cell a member.
func (s *CellSet) Add(c Cell) {
	s.low |= 1 << c
	s.high |= 1 << (c - 64)
}

// Remove makes the cell no member.
func (s *CellSet) Remove(c Cell) {
	s.low &^= 1 << c
	s.high &^= 1 << (c - 64)
}

// Union returns the cells of either set.
func (s CellSet) Union(t CellSet) CellSet { return CellSet{s.low | t.low, s.high | t.high} }

// And returns the cells of both sets.
func (s CellSet) And(t CellSet) CellSet { return CellSet{s.low & t.low, s.high & t.high} }

// Minus returns the cells of the first set that are not in the other.
func (s CellSet) Minus(t CellSet) CellSet { return CellSet{s.low &^ t.low, s.high &^ t.high} }

// First returns the first member of a set that is not empty.
func (s CellSet) First() Cell {
	if s.low != 0 {
		return Cell(bits.TrailingZeros64(s.low))
	}
	return Cell(64 + bits.TrailingZeros64(s.high))
}

// Pop removes and returns the first member of a set that is not empty.
func (s *CellSet) Pop() Cell {
	c := s.First()
	if s.low != 0 {
		s.low &= s.low - 1
	} else {
		s.high &= s.high - 1
	}
	return c
}

// Only returns the only member of a set, and false if the set has none or several.
func (s CellSet) Only() (Cell, bool) { return s.First(), s.Len() == 1 }

// All yields the members row by row.
func (s CellSet) All() iter.Seq[Cell] {
	return func(yield func(Cell) bool) {
		for s != (CellSet{}) {
			if !yield(s.Pop()) {
				return
			}
		}
	}
}

// ByBox yields the members box by box, in each place by place.
func (s CellSet) ByBox() iter.Seq[Cell] {
	return func(yield func(Cell) bool) {
		for b := range Box(Boxes) {
			for places := s.In(b); places != 0; places &= places - 1 {
				if !yield(b.Cell(places.First())) {
					return
				}
			}
		}
	}
}
