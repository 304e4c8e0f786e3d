package generator

import (
	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// state is a grid as a solver sees it. It is a small value, because the solver copies it to go back.
type state struct {
	can    [9]grid.CellSet // for each digit, 0..8, the cells that may still hold it: for a solved cell only its digit
	solved grid.CellSet
}

// newState returns a grid as a state. It returns false if a digit of the grid forbids another.
func newState(g *sudoku.Grid) (state, bool) {
	var b state
	for digit := range b.can {
		b.can[digit] = grid.AllCells
	}
	for c := range grid.Cell(grid.Cells) {
		if digit := g.At(c); digit != 0 && !b.put(c, digit-1) {
			return b, false
		}
	}
	return b, true
}

// put writes a digit, 0..8, into an unsolved cell. It returns false if the digit cannot stand there.
func (b *state) put(c grid.Cell, digit int) bool {
	if !b.can[digit].Has(c) {
		return false
	}
	b.solved.Add(c)
	for other := range b.can {
		b.can[other].Remove(c)
	}
	b.can[digit].Add(c)
	b.can[digit] = b.can[digit].Minus(sudoku.Peers(c))
	return true
}

// propagate puts every digit for which a cell or a house leaves no choice. It returns false if it finds that the state
// has no solution.
func (b *state) propagate() bool {
	for {
		before := b.solved
		if !b.nakedSingles() || !b.hiddenSingles() {
			return false
		}
		if b.solved == before {
			return true
		}
	}
}

// nakedSingles solves the cells for which one digit is left.
func (b *state) nakedSingles() bool {
	one, two, _ := b.counts()
	if one != grid.AllCells {
		return false
	}
	for singles := one.Minus(two).Minus(b.solved); singles != (grid.CellSet{}); {
		c := singles.Pop()
		digit, left := b.first(c)
		if !left || !b.put(c, digit) {
			return false
		}
	}
	return true
}

// counts returns the cells with at least one, two and three digits left.
func (b *state) counts() (one, two, three grid.CellSet) {
	for digit := range b.can {
		can := b.can[digit]
		three = three.Union(two.And(can))
		two = two.Union(one.And(can))
		one = one.Union(can)
	}
	return one, two, three
}

// first returns the smallest digit left for a cell, and false if there is none.
func (b *state) first(c grid.Cell) (int, bool) {
	for digit := range b.can {
		if b.can[digit].Has(c) {
			return digit, true
		}
	}
	return 0, false
}

// hiddenSingles solves the cells that are the only one in a house left for a digit.
func (b *state) hiddenSingles() bool {
	for digit := range b.can {
		for h := range sudoku.AllHouses.All() {
			places := b.can[digit].And(h.Cells())
			switch places.Len() {
			case 0:
				return false
			case 1:
				if c := places.First(); !b.solved.Has(c) {
					b.put(c, digit)
				}
			}
		}
	}
	return true
}

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
