package generator

import (
	"context"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// Solutions is a number of ways to fill a grid.
type Solutions uint8

// None, One and Many are the numbers of solutions that matter.
const (
	None Solutions = iota
	One
	Many // two or more
)

// Count returns the number of ways to fill the empty cells of a grid so that every row, column and box holds every
// digit once. It is exact for any grid, and allocates nothing. If ctx ends first, the number means nothing.
func Count(ctx context.Context, g *sudoku.Grid) Solutions {
	return Solutions(CountUpTo(ctx, g, int(Many)))
}

// CountUpTo returns the number of ways to fill a grid, as Count, but counts on to most.
func CountUpTo(ctx context.Context, g *sudoku.Grid, most int) int {
	b, ok := newState(g)
	if !ok {
		return 0
	}
	return b.solutions(ctx, most)
}

// Solve returns the only solution of a grid, and the number of its solutions. If that is not One, the grid returned
// means nothing.
func Solve(ctx context.Context, g *sudoku.Grid) (sudoku.Grid, Solutions) {
	n := Count(ctx, g)
	if n != One {
		return sudoku.Grid{}, n
	}
	b, _ := newState(g)
	b, _ = b.complete(nil)
	return b.grid(), One
}

// solutions counts the state's solutions up to most.
func (b state) solutions(ctx context.Context, most int) (n int) {
	if ctx.Err() != nil || !b.propagate() {
		return 0
	}
	if b.solved == grid.AllCells {
		return 1
	}
	choice := b.choice()
	for _, p := range choice.of[:choice.n] {
		next := b
		if !next.put(p.cell, p.digit) {
			continue
		}
		if n += next.solutions(ctx, most-n); n >= most {
			break
		}
	}
	return n
}

// complete fills the state: at each choice it tries the placements in an order that random shuffles, or in theirs if
// random is nil, and keeps the first that works. It returns false if the state has no solution.
func (b state) complete(random *source) (state, bool) {
	if !b.propagate() {
		return b, false
	}
	if b.solved == grid.AllCells {
		return b, true
	}
	choice := b.choice()
	for _, i := range random.order(choice.n) {
		next := b
		if p := choice.of[i]; next.put(p.cell, p.digit) {
			if complete, ok := next.complete(random); ok {
				return complete, true
			}
		}
	}
	return b, false
}

// grid returns the digits of the solved cells.
func (b *state) grid() sudoku.Grid {
	var digits [grid.Cells]uint8
	for digit := range b.can {
		for solved := b.can[digit].And(b.solved); solved != (grid.CellSet{}); {
			digits[solved.Pop()] = uint8(digit) + 1
		}
	}
	return sudoku.FromCells(&digits)
}
