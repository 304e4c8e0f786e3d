package solver

import (
	"context"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
	"ninefold/engine/sudoku/technique"
)

// The grades of grids that do not have exactly one solution.
const (
	NoSolution       = "none"
	SeveralSolutions = "many"
)

// NotUnique reports whether a grade is one of these.
func NotUnique(grade string) bool { return grade == NoSolution || grade == SeveralSolutions }

// Unsolved follows the dot in the grade of a puzzle that no technique solves.
const Unsolved = "more"

// IsOutdated reports whether a puzzle with a grade that was kept is graded again: today a technique may solve it.
func IsOutdated(grade string) bool { return strings.HasSuffix(grade, "."+Unsolved) }

// Grade returns the grade of the given digits: NoSolution, SeveralSolutions, what GradeIn returns, or "" if they fill
// the grid rightly. It may run on any goroutine. Its result is meaningless after ctx has ended.
func Grade(ctx context.Context, given sudoku.Grid) string {
	switch n := generator.Count(ctx, &given, 2); {
	case n == 0:
		return NoSolution
	case n > 1:
		return SeveralSolutions
	case given.Count() == grid.Cells:
		return ""
	}
	return GradeIn(generator.GradeOf(&given), given)
}

// GradeIn returns the name of a puzzle's grade. Beyond cross-hatching a dot follows, and then the name of the hardest
// technique needed, or Unsolved.
func GradeIn(grade generator.Grade, given sudoku.Grid) string {
	if grade < generator.Beyond {
		return grade.String()
	}
	solved, hardest := technique.Solve(given)
	if solved.Count() < grid.Cells {
		return generator.Beyond.String() + "." + Unsolved
	}
	return generator.Beyond.String() + "." + hardest.String()
}
