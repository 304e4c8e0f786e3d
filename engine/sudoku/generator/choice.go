package generator

import (
	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// placement is a digit, 0..8, in a cell.
type placement struct {
	cell  grid.Cell
	digit int
}

// choice is a set of placements. Every solution of a state has exactly one of them: they are the digits left for a
// cell, or the cells of a house left for a digit.
type choice struct {
	of [9]placement
	n  int
}

func (c *choice) add(p placement) {
	c.of[c.n] = p
	c.n++
}

// choice returns a choice with few placements, two if there is such a choice. The state must have an unsolved cell, and
// no singles left to put.
func (b *state) choice() choice {
	fewest := b.cellChoice()
	if fewest.n == 2 {
		return fewest
	}
	for digit := range b.can {
		for h := range sudoku.AllHouses.All() {
			places := b.can[digit].And(h.Cells())
			if n := places.Len(); n == 1 || n >= fewest.n {
				continue // solved, or no better
			}
			for fewest.n = 0; places != (grid.CellSet{}); {
				fewest.add(placement{places.Pop(), digit})
			}
			if fewest.n == 2 {
				return fewest
			}
		}
	}
	return fewest
}

// cellChoice returns the digits left for a cell: the first cell with two, or else one with few.
func (b *state) cellChoice() (digits choice) {
	_, two, three := b.counts()
	open := two.Minus(three)
	if open == (grid.CellSet{}) {
		open = three
	}
	c := open.First()
	for digit := range b.can {
		if b.can[digit].Has(c) {
			digits.add(placement{c, digit})
		}
	}
	return digits
}
