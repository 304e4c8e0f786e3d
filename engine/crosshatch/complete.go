package crosshatch

import "ninefold/engine/grid"

// Complete fills the grid so that every row, column and box holds every digit once, by trying. It reports false if that
// cannot be done, and decided is false if that was not found out within a number of tries. Grids that people set as
// puzzles need far fewer than 100,000.
func (g Grid) Complete(tries int) (complete Grid, possible, decided bool) {
	if !g.consistent() {
		return g, false, true
	}
	complete, possible = g.complete(&tries)
	return complete, possible, possible || tries > 0
}

// complete fills the cell with the fewest candidates with each of them in turn.
func (g Grid) complete(tries *int) (Grid, bool) {
	var best grid.Cell
	var candidates Digits
	open := false
	for c, can := range g.Open() {
		if !open || can.Len() < candidates.Len() {
			best, candidates, open = c, can, true
		}
	}
	if !open {
		return g, true
	}
	for digit := range candidates.All() {
		if *tries--; *tries <= 0 {
			return g, false
		}
		if complete, ok := g.With(best, digit).complete(tries); ok {
			return complete, true
		}
	}
	return g, false
}
