package sudoku

import (
	"iter"
	"math/bits"

	"ninefold/engine/grid"
)

// House is one of the 27 sets of nine cells in which no digit may stand twice: 0..8 are the rows from the top, 9..17
// the columns from the left, 18..26 the boxes.
type House uint8

const (
	houses      = 27
	firstColumn = 9
	firstBox    = 18
)

// HouseKind says whether a house is a row, a column or a box.
type HouseKind uint8

const (
	Row HouseKind = iota
	Column
	Box
)

// Kind returns Row, Column or Box.
func (h House) Kind() HouseKind { return HouseKind(h / 9) }

// Number returns the number of the house among those of its kind, 1..9: rows from the top, columns from the left, boxes
// row by row.
func (h House) Number() int { return int(h)%9 + 1 }

// Cell returns the i-th cell of the house, 0..8, in reading order.
func (h House) Cell(i int) grid.Cell {
	switch h.Kind() {
	case Row:
		return grid.At(h.Number(), i+1)
	case Column:
		return grid.At(i+1, h.Number())
	}
	return grid.Box(h - firstBox).Cell(i)
}

// Houses is a set of houses: bit h stands for house h.
type Houses uint32

// The houses of each kind, and all.
const (
	AllRows    Houses = 1<<firstColumn - 1
	AllColumns Houses = 1<<firstBox - 1 - AllRows
	AllBoxes   Houses = AllHouses - AllColumns - AllRows
	AllHouses  Houses = 1<<houses - 1
)

// Cells returns the nine cells of the house.
func (h House) Cells() grid.CellSet { return cellsOf[h] }

var cellsOf = func() (of [houses]grid.CellSet) {
	for h := range House(houses) {
		for i := range 9 {
			of[h].Add(h.Cell(i))
		}
	}
	return of
}()

// Shared returns the houses that contain all the given cells.
func Shared(cells grid.CellSet) Houses {
	shared := AllHouses
	for c := range cells.All() {
		shared &= housesOf[c]
	}
	return shared
}

// HousesOf returns the row, the column and the box of a cell.
func HousesOf(c grid.Cell) Houses { return housesOf[c] }

var housesOf = func() (of [grid.Cells]Houses) {
	for h := range House(houses) {
		for i := range 9 {
			of[h.Cell(i)] |= 1 << h
		}
	}
	return of
}()

// Peers returns the cells that a cell sees: the others of its row, its column and its box.
func Peers(c grid.Cell) grid.CellSet { return peersOf[c] }

var peersOf = func() (of [grid.Cells]grid.CellSet) {
	for c := range of {
		for h := range housesOf[c].All() {
			of[c] = of[c].Union(h.Cells())
		}
		of[c] = of[c].Minus(grid.CellsOf(grid.Cell(c)))
	}
	return of
}()

// Len returns the number of members.
func (s Houses) Len() int { return bits.OnesCount32(uint32(s)) }

// All yields the members: rows first, then columns, then boxes.
func (s Houses) All() iter.Seq[House] {
	return func(yield func(House) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(House(bits.TrailingZeros32(uint32(s)))) {
				return
			}
		}
	}
}
