package sudoku

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// Difficulty is how hard a grid is for someone who cross-hatches. It does not depend on the order of deductions: a
// round makes all that the grid allows as it stands.
type Difficulty struct {
	// Rounds is how many rounds it takes until no deduction is left.
	Rounds int
	// Looks is how narrow the narrowest round is: how many of the digits that are missing in boxes one has to look at,
	// in whatever order, until one of them can be placed, on average and rounded up. Of m missing ones of which n can
	// be placed that is (m+1)/(n+1), so that a round in which everything can be placed takes one look.
	Looks int
	// Left is how many cells are still empty then: 0 if cross-hatching alone solves the grid.
	Left int
}

// measure is the difficulty of any grid.
func measure(g *crosshatch.Grid) Difficulty {
	var d Difficulty
	now := *g
	for {
		d.Left = grid.Cells - now.Count()
		after, n := now.Round()
		if n == 0 {
			return d
		}
		d.Rounds++
		d.Looks = max(d.Looks, (d.Left+1+n)/(n+1))
		now = after
	}
}
