package sample

import (
	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// Twice returns a grid with one digit in two cells of a house, and nothing else.
func (r Random) Twice(h sudoku.House) sudoku.Grid {
	places := []int{0, 1, 2, 3, 4, 5, 6, 7, 8}
	shuffle(r, places)
	digit := 1 + r.Below(9)
	return sudoku.Grid{}.WithDigit(h.Cell(places[0]), digit).WithDigit(h.Cell(places[1]), digit)
}

// NoPlace returns a grid with a box that has no place left for a digit.
func (r Random) NoPlace() sudoku.Grid { return r.until(hasNoPlace) }

// LateError returns a grid that contradicts itself only after some deductions.
func (r Random) LateError() sudoku.Grid { return r.until(failsLate) }

// until draws grids without a digit twice in a house until it finds a wanted one.
func (r Random) until(wanted func(sudoku.Grid) bool) sudoku.Grid {
	for {
		if g := r.consistent(10 + r.Below(20)); wanted(g) {
			return g
		}
	}
}

// hasNoPlace reports whether some box has no place left for a digit.
func hasNoPlace(g sudoku.Grid) bool {
	contradiction, found := g.Contradiction()
	return found && contradiction.Fault == sudoku.NoCandidate
}

// failsLate reports whether deductions lead to a contradiction that was not there before.
func failsLate(g sudoku.Grid) bool {
	_, found := g.Contradiction()
	_, ok := g.Solve()
	return !found && !ok
}

// Chain returns a grid that cross-hatching fills, and fills no longer if any digit is removed.
func (r Random) Chain() sudoku.Grid {
	g := r.Solved()
	for _, c := range r.Cells() {
		fewer := g.WithDigit(c, 0)
		if answer, ok := fewer.Solve(); ok && answer.Count() == grid.Cells {
			g = fewer
		}
	}
	return g
}
