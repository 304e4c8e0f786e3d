// Package generator sets Sudokus: it makes puzzles with one solution, grades a grid with one, counts the solutions of
// any grid as none, one or several, and solves one that has one.
package generator

import (
	"context"
	"math/rand/v2"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// New makes a puzzle of a grade with one solution. In a symmetric one half a turn of the grid takes given cells to
// given cells. The same arguments give the same puzzle on every machine. If ctx ends first, New returns its error.
//
// A puzzle below Beyond is proved to have one solution by cross-hatching, whose every deduction is forced; any other is
// proved to have one by counting.
func New(ctx context.Context, seed uint64, grade Grade, symmetric bool) (sudoku.Grid, error) {
	random := newSource(seed, grade, symmetric)
	for {
		puzzle, err := dig(ctx, random, grade, symmetric)
		if err != nil || grade.includes(&puzzle) {
			return puzzle, err
		}
	}
}

// dig empties the cells of a full grid in a random order. It skips a cell if without it the puzzle would be harder than
// its grade or have a second solution. The result is seldom easier than its grade.
func dig(ctx context.Context, random *source, grade Grade, symmetric bool) (sudoku.Grid, error) {
	puzzle := fullGrid(random)
	for _, i := range random.order(grid.Cells) {
		if err := ctx.Err(); err != nil {
			return sudoku.Grid{}, err
		}
		c := grid.Cell(i)
		emptied := puzzle.WithDigit(c, 0)
		if symmetric {
			emptied = emptied.WithDigit(opposite(c), 0)
		}
		if allows(ctx, grade, &emptied) {
			puzzle = emptied
		}
	}
	return puzzle, nil
}

// opposite returns the cell to which half a turn of the grid takes a cell.
func opposite(c grid.Cell) grid.Cell { return grid.Cells - 1 - c }

// allows reports whether a grid with a solution has no other and is no harder than a grade.
func allows(ctx context.Context, grade Grade, g *sudoku.Grid) bool {
	if grade >= Beyond {
		return Count(ctx, g, 2) == 1
	}
	return GradeOf(g) <= grade
}

// fullGrid returns a random grid without an empty cell.
func fullGrid(random *source) sudoku.Grid {
	empty, _ := newState(&sudoku.Grid{})
	full, _ := empty.complete(random)
	return full.grid()
}

// source gives numbers that depend only on its seed, the same on every machine.
type source struct{ pcg *rand.PCG }

// newSource returns the source for a puzzle of New. Sources for different arguments are independent.
func newSource(seed uint64, grade Grade, symmetric bool) *source {
	stream := 2 * uint64(grade)
	if symmetric {
		stream++
	}
	return &source{rand.NewPCG(seed, stream)}
}

// order returns the numbers below n, shuffled unless the source is nil.
func (s *source) order(n int) []int {
	order := make([]int, n)
	for i := range order {
		j := i
		if s != nil {
			j = int(s.pcg.Uint64() % uint64(i+1))
		}
		order[i], order[j] = order[j], i
	}
	return order
}
