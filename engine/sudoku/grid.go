// Package sudoku is the simplest deduction of Sudoku, as QOJ 17074 (CROSS) defines it: a digit goes to a cell if
// all other empty cells of the box are crossed out by that digit in their rows and columns. It has grids of any digits,
// the deductions with their reasons, the contradictions, and the judge's text.
package sudoku

import (
	"iter"

	"ninefold/engine/grid"
)

// Grid is a Sudoku grid. It is a small value, made to be copied, and == compares it. It may hold any digits, even
// contradictory ones. The zero Grid is the empty one.
type Grid struct {
	cells  [grid.Cells]uint8 // the digits, 0 for an empty cell; the other fields follow from them
	filled [grid.Boxes]grid.Places
	in     [10]Houses // for each digit 1..9 the houses that hold it; in[0] is empty
}

// FromCells returns the grid with the given digits, 0 for an empty cell.
func FromCells(cells *[grid.Cells]uint8) Grid {
	var g Grid
	for c, digit := range cells {
		if digit != 0 {
			g.put(grid.Cell(c), int(digit))
		}
	}
	return g
}

// put writes a digit into an empty cell.
func (g *Grid) put(c grid.Cell, digit int) {
	g.cells[c] = uint8(digit)
	g.filled[c.Box()] |= 1 << c.Place()
	g.in[digit] |= housesOf[c]
}

// At returns the digit in a cell, 1..9, and 0 if it is empty.
func (g *Grid) At(c grid.Cell) int { return int(g.cells[c]) }

// WithDigit returns the grid with a cell's digit set, 1..9, or cleared, 0, whatever it was before.
func (g Grid) WithDigit(c grid.Cell, digit int) Grid {
	g.cells[c] = uint8(digit)
	return FromCells(&g.cells)
}

// Count returns the number of cells that hold a digit.
func (g *Grid) Count() int {
	n := 0
	for _, filled := range g.filled {
		n += filled.Len()
	}
	return n
}

// Solved reports whether every cell has a digit and no two contradict.
func (g Grid) Solved() bool { return g.Count() == grid.Cells && g.consistent() }

// Stopped reports whether open cells are left but no deduction by cross-hatching.
func (g Grid) Stopped() bool {
	_, more := g.Next()
	return !more && g.Count() < grid.Cells
}

// Candidates returns the digits that an empty cell can hold: those not in its row, its column or its box. A filled cell
// has none.
func (g *Grid) Candidates(c grid.Cell) grid.Digits {
	var candidates grid.Digits
	for digit := 1; digit <= 9; digit++ {
		if g.cells[c] == 0 && g.in[digit]&housesOf[c] == 0 {
			candidates |= 1 << digit
		}
	}
	return candidates
}

// EmptyCells yields the empty cells, row by row, each with its candidates: the work left when cross-hatching stops.
func (g Grid) EmptyCells() iter.Seq2[grid.Cell, grid.Digits] {
	return func(yield func(grid.Cell, grid.Digits) bool) {
		for c := range grid.Cell(grid.Cells) {
			if g.cells[c] == 0 && !yield(c, g.Candidates(c)) {
				return
			}
		}
	}
}

// Houses returns the houses that hold a digit, 1..9: no other cell of them can hold it.
func (g *Grid) Houses(digit int) Houses { return g.in[digit] }

// Conflicts returns the cells whose digit stands twice in their row, column or box.
func (g *Grid) Conflicts() grid.CellSet {
	var conflicts grid.CellSet
	for h := range House(houses) {
		twice := g.twiceIn(h)
		for i := range 9 {
			if c := h.Cell(i); twice.Has(g.At(c)) {
				conflicts.Add(c)
			}
		}
	}
	return conflicts
}

// twiceIn returns the digits that a house holds more than once.
func (g *Grid) twiceIn(h House) grid.Digits {
	var once, twice grid.Digits
	for i := range 9 {
		digit := grid.Digits(1) << g.At(h.Cell(i))
		twice |= once & digit
		once |= digit
	}
	const empty grid.Digits = 1
	return twice &^ empty
}

// find returns the first cell from index i of a house on that holds a digit. There must be one.
func (g *Grid) find(digit int, h House, i int) int {
	for g.At(h.Cell(i)) != digit {
		i++
	}
	return i
}
