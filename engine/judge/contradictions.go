package judge

import (
	"iter"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// corners yields the empty and a full grid; grids with one empty cell and with one digit; a digit twice in each row, column
// and box; boxes without a place for a digit; and grids whose answer, or whose contradiction, takes many deductions.
func (digits) corners(seed uint64) iter.Seq2[Source, board] {
	r := newRandom(seed, cornerStream)
	return func(yield func(Source, board) bool) {
		for _, corner := range []struct {
			source Source
			count  int
			make   func(i int) crosshatch.Grid
		}{
			{EmptyBoard, 1, func(int) crosshatch.Grid { return crosshatch.Grid{} }},
			{FullBoard, 1, func(int) crosshatch.Grid { return r.solved() }},
			{OneEmpty, 9, func(int) crosshatch.Grid { return r.part(r.solved(), grid.Cells-1) }},
			{OneDigit, 9, func(i int) crosshatch.Grid { return crosshatch.Grid{}.With(r.cells()[0], 1+i) }},
			{Twice, 27, func(i int) crosshatch.Grid { return r.twice(i/9, i%9) }},
			{NoPlace, 9, func(int) crosshatch.Grid { return r.until(hasNoPlace) }},
			{Chain, 9, func(int) crosshatch.Grid { return r.chain() }},
			{LateError, 9, func(int) crosshatch.Grid { return r.until(failsLate) }},
		} {
			for i := range corner.count {
				if !yield(corner.source, sudoku{corner.make(i)}) {
					return
				}
			}
		}
	}
}

// twice has one digit in two cells of a row (0), a column (1) or a box (2), and no other.
func (r random) twice(kind, index int) crosshatch.Grid {
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
	digit := 1 + r.below(9)
	return crosshatch.Grid{}.With(cell(places[0]), digit).With(cell(places[1]), digit)
}

// until draws grids without a digit twice in a house until one is as wanted.
func (r random) until(wanted func(crosshatch.Grid) bool) crosshatch.Grid {
	for {
		if g := r.consistent(10 + r.below(20)); wanted(g) {
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

// chain is a grid that cross-hatching fills, from which no digit can be taken away.
func (r random) chain() crosshatch.Grid {
	g := r.solved()
	for _, c := range r.cells() {
		fewer := g.With(c, 0)
		if answer, ok := fewer.Solve(); ok && answer.Count() == grid.Cells {
			g = fewer
		}
	}
	return g
}
