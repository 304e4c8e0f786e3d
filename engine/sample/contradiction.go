package sample

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// Twice has one digit in two cells of a row (0), a column (1) or a box (2), and no other.
func (r Random) Twice(kind, index int) crosshatch.Grid {
	cell := func(place int) grid.Cell {
		switch kind {
		case 0:
			return grid.At(1+index, 1+place)
		case 1:
			return grid.At(1+place, 1+index)
		}
		return grid.Box(index).Cell(place)
	}
	places := []int{0, 1, 2, 3, 4, 5, 6, 7, 8}
	shuffle(r, places)
	digit := 1 + r.Below(9)
	return crosshatch.Grid{}.With(cell(places[0]), digit).With(cell(places[1]), digit)
}

// NoPlace has a box without a place left for a digit.
func (r Random) NoPlace() crosshatch.Grid { return r.until(hasNoPlace) }

// LateError has a contradiction that is not there before some deductions.
func (r Random) LateError() crosshatch.Grid { return r.until(failsLate) }

// until draws grids without a digit twice in a house until one is as wanted.
func (r Random) until(wanted func(crosshatch.Grid) bool) crosshatch.Grid {
	for {
		if g := r.consistent(10 + r.Below(20)); wanted(g) {
			return g
		}
	}
}

// hasNoPlace reports whether a box has no place left for a digit.
func hasNoPlace(g crosshatch.Grid) bool {
	contradiction, found := g.Contradiction()
	return found && contradiction.Fault == crosshatch.NoCandidate
}

// failsLate reports whether deductions lead to a contradiction that was not there before.
func failsLate(g crosshatch.Grid) bool {
	_, found := g.Contradiction()
	_, ok := g.Solve()
	return !found && !ok
}

// Chain is a grid that cross-hatching fills, from which no digit can be taken away.
func (r Random) Chain() crosshatch.Grid {
	g := r.Solved()
	for _, c := range r.Cells() {
		fewer := g.With(c, 0)
		if answer, ok := fewer.Solve(); ok && answer.Count() == grid.Cells {
			g = fewer
		}
	}
	return g
}
