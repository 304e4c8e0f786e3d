package sudoku

import (
	"context"
	"math/rand/v2"
	"testing"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

// TestTheFewestMistakesAreFound makes puzzles with wrong digits, and checks that the grid can be completed without the
// cells found and that no smaller set would do.
func TestTheFewestMistakesAreFound(t *testing.T) {
	ctx, random := context.Background(), rand.New(rand.NewPCG(1, 2))
	for seed := range uint64(40) {
		given, _ := New(ctx, seed, Grade(seed%4), false)
		solution := completed(given)
		if seed%2 == 0 { // such a puzzle has several solutions
			for c := range grid.Cell(grid.Cells) {
				if random.IntN(4) == 0 {
					given = given.WithDigit(c, 0)
				}
			}
		}
		g := given
		for c := range given.Open() {
			if random.IntN(3) == 0 {
				g = g.WithDigit(c, solution.At(c))
			}
		}
		var changed []grid.Cell
		for c := range given.Open() {
			if len(changed) < 2 && random.IntN(12) == 0 {
				g = g.WithDigit(c, solution.At(c)%9+1)
				changed = append(changed, c)
			}
		}
		wrong, ok := Mistakes(ctx, &given, &g)
		fail.NowIf(t, !ok || wrong.Len() > len(changed) || !completes(g, wrong),
			"%d: %v of %v, %v", seed, wrong, changed, ok)
		for c := range wrong.All() {
			fail.If(t, given.At(c) != 0 || completes(g, wrong.Minus(crosshatch.CellsOf(c))),
				"%d: cell %d need not go", seed, c)
		}
		if wrong.Len() == 2 {
			for c := range given.Open() {
				fail.If(t, completes(g, crosshatch.CellsOf(c)), "%d: cell %d alone would do", seed, c)
			}
		}
	}
}

// completes reports whether a grid has a solution after some cells are cleared.
func completes(g crosshatch.Grid, without crosshatch.CellSet) bool {
	for c := range without.All() {
		g = g.WithDigit(c, 0)
	}
	return Count(context.Background(), &g) != None
}

func TestAGivenGridWithoutASolutionHasNoMistakes(t *testing.T) {
	given := crosshatch.Grid{}.WithDigit(0, 1).WithDigit(8, 1)
	wrong, ok := Mistakes(context.Background(), &given, &given)
	fail.If(t, ok, "%v", wrong)
}
