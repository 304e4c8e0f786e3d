package generator

import (
	"context"
	"math"

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
	b, ok := newState(g)
	if !ok {
		return None
	}
	return b.solutions(ctx, Many)
}

// Solve returns the only solution of a grid, and the number of its solutions. If that is not One, the grid returned
// means nothing.
func Solve(ctx context.Context, g *sudoku.Grid) (sudoku.Grid, Solutions) {
	n := Count(ctx, g)
	if n != One {
		return sudoku.Grid{}, n
	}
	b, _ := newState(g)
	tries := math.MaxInt
	b, _ = b.complete(nil, &tries)
	return b.grid(), One
}

// solutions counts the state's solutions up to most.
func (b state) solutions(ctx context.Context, most Solutions) Solutions {
	if ctx.Err() != nil || !b.propagate() {
		return None
	}
	if b.solved == grid.AllCells {
		return One
	}
	n := None
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
// random is nil, and keeps the first that works. It returns false if the state has no solution or tries is used up.
func (b state) complete(random *source, tries *int) (state, bool) {
	if !b.propagate() {
		return b, false
	}
	if b.solved == grid.AllCells {
		return b, true
	}
	choice := b.choice()
	for _, i := range random.order(choice.n) {
		if *tries--; *tries <= 0 {
			break
		}
		next := b
		if p := choice.of[i]; next.put(p.cell, p.digit) {
			if complete, ok := next.complete(random, tries); ok {
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
