package sudoku

import (
	"math/bits"

	"ninefold/engine/grid"
)

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
var placesOn = func() (on [1 << 6]grid.Places) {
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
