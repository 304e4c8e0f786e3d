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

// settle puts every digit for which a cell or a house leaves no choice. If cells are left, it returns a choice with few
// placements, two if there is such a choice. It returns false if it finds that the state has no solution.
func (b *state) settle() (fewest choice, ok bool) {
	for b.solved != grid.AllCells {
		before := b.solved
		one, two, three := b.counts()
		if one != grid.AllCells || !b.putSingles(one.Minus(two).Minus(before)) {
			return fewest, false
		}
		open := two.Minus(three)
		if open == (grid.CellSet{}) {
			open = three
		}
		fewest = b.digitsOf(open.First())
		for digit := range b.can {
			for h := range sudoku.AllHouses.All() {
				places := b.can[digit].And(h.Cells())
				switch n := places.Len(); {
				case n == 0:
					return fewest, false
				case n == 1 && !b.solved.Has(places.First()):
					b.put(places.First(), digit)
				case b.solved == before && 1 < n && n < fewest.n:
					for fewest.n = 0; places != (grid.CellSet{}); {
						fewest.add(placement{places.Pop(), digit})
					}
				}
			}
		}
		if b.solved == before {
			break
		}
	}
	return fewest, true
}

// putSingles solves cells for each of which one digit is left. It returns false if two of these digits exclude each
// other.
func (b *state) putSingles(cells grid.CellSet) bool {
	for digit := range b.can {
		for singles := b.can[digit].And(cells); singles != (grid.CellSet{}); {
			if !b.put(singles.Pop(), digit) {
				return false
			}
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

// digitsOf returns the digits left for a cell.
func (b *state) digitsOf(c grid.Cell) (digits choice) {
	for digit := range b.can {
		if b.can[digit].Has(c) {
			digits.add(placement{c, digit})
		}
	}
	return digits
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
