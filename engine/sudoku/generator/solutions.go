package generator

import (
	"context"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// Count returns the number of ways to fill the empty cells of a grid so that every row, column and box holds every
// digit once; most if there are more. It is exact for any grid, and allocates nothing. If ctx ends first, the number
// means nothing.
func Count(ctx context.Context, g *sudoku.Grid, most int) int {
	b, ok := newState(g)
	if !ok {
		return 0
	}
	return b.solutions(ctx, most)
}

// Solve returns the only solution of a grid, and the number of its solutions, 2 if there are more. If that is not 1,
// the grid returned means nothing.
func Solve(ctx context.Context, g *sudoku.Grid) (sudoku.Grid, int) {
	n := Count(ctx, g, 2)
	if n != 1 {
		return sudoku.Grid{}, n
	}
	b, _ := newState(g)
	b, _ = b.complete(nil)
	return b.grid(), 1
}

// solutions counts the state's solutions up to most.
func (b state) solutions(ctx context.Context, most int) (n int) {
	choice, ok := b.settle()
	switch {
	case ctx.Err() != nil || !ok:
		return 0
	case b.solved == grid.AllCells:
		return 1
	}
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
	choice, ok := b.settle()
	if !ok || b.solved == grid.AllCells {
		return b, ok
	}
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

// Mistakes returns a smallest set of cells of g without which it can be completed. given must be a part of g; none of
// its cells is in the set. If given itself cannot be completed, Mistakes returns false. If ctx ends first, the results
// mean nothing.
func Mistakes(ctx context.Context, given, g *sudoku.Grid) (grid.CellSet, bool) {
	start, ok := newState(given)
	if !ok || start.solutions(ctx, 1) == 0 {
		return grid.CellSet{}, false
	}
	var own []placement
	for c := range grid.Cell(grid.Cells) {
		if digit := g.At(c); digit != 0 && given.At(c) == 0 {
			own = append(own, placement{c, digit - 1})
		}
	}
	for most := range len(own) + 1 {
		if wrong, ok := start.mistakes(ctx, own, most); ok {
			return wrong, true
		}
	}
	return grid.CellSet{}, false // ctx has ended
}

// mistakes returns at most most cells of own without which the state has a solution, or false if that is impossible.
func (b state) mistakes(ctx context.Context, own []placement, most int) (grid.CellSet, bool) {
	if _, ok := b.settle(); ctx.Err() != nil || !ok || b.excluded(own) > most {
		return grid.CellSet{}, false
	}
	if len(own) == 0 {
		return grid.CellSet{}, b.solutions(ctx, 1) == 1
	}
	next, p := b, own[0]
	if b.solved.Has(p.cell) && b.can[p.digit].Has(p.cell) || !b.solved.Has(p.cell) && next.put(p.cell, p.digit) {
		if wrong, ok := next.mistakes(ctx, own[1:], most); ok {
			return wrong, true
		}
	}
	if most == 0 {
		return grid.CellSet{}, false
	}
	wrong, ok := b.mistakes(ctx, own[1:], most-1)
	wrong.Add(p.cell)
	return wrong, ok
}

// excluded returns the number of placements that the state does not allow.
func (b *state) excluded(own []placement) (n int) {
	for _, p := range own {
		if !b.can[p.digit].Has(p.cell) {
			n++
		}
	}
	return n
}
