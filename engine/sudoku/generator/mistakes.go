package generator

import (
	"context"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

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
	if ctx.Err() != nil || !b.propagate() || b.excluded(own) > most {
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
