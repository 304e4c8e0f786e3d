package crosshatch

import (
	"math/bits"

	"ninefold/engine/grid"
)

// places is a set of the nine places of a box: bit i stands for place i.
type places uint16

const allPlaces places = 1<<9 - 1

func (s places) count() int { return bits.OnesCount16(uint16(s)) }

// first is the cell of the first member, in a box.
func (s places) first(b grid.Box) grid.Cell { return b.Cell(bits.TrailingZeros16(uint16(s))) }

// cells is the members as cells of a box.
func (s places) cells(b grid.Box) CellSet {
	var cells CellSet
	for ; s != 0; s &= s - 1 {
		cells.Add(s.first(b))
	}
	return cells
}
