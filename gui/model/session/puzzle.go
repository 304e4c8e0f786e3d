package session

import (
	"context"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
	"ninefold/engine/sudoku/technique"
)

// Puzzle is a Sudoku with its grade: the name of a sudoku.Grade, NoSolution, SeveralSolutions, or "". Beyond
// cross-hatching a dot follows, and then the name of the hardest technique needed, or Unsolved.
type Puzzle struct {
	Grid  sudoku.Grid
	Grade string
}

// Unsolved follows the dot in the grade of a puzzle that no technique solves.
const Unsolved = "more"

// outdated reports whether a puzzle with a grade that was kept is graded again: today a technique may solve it.
func outdated(grade string) bool { return strings.HasSuffix(grade, "."+Unsolved) }

// NewPuzzle returns a puzzle that was made in a grade.
func NewPuzzle(g sudoku.Grid, grade generator.Grade) Puzzle {
	if grade < generator.Beyond {
		return Puzzle{g, grade.String()}
	}
	const beyond = generator.Beyond
	solved, hardest := technique.Solve(g)
	if solved.Count() < grid.Cells {
		return Puzzle{g, beyond.String() + "." + Unsolved}
	}
	return Puzzle{g, beyond.String() + "." + hardest.String()}
}

// The grades of grids that do not have exactly one solution.
const (
	NoSolution       = "none"
	SeveralSolutions = "many"
)

// Grading returns a function that finds the grade of the givens as they are now; "" if they fill the grid rightly. It
// may run on any goroutine. Its result is meaningless after ctx has ended.
func (s *Sudoku) Grading() func(ctx context.Context) string {
	given := s.Given()
	return func(ctx context.Context) string { return gradeOf(ctx, given) }
}

// GradeOf returns the grade of a Sudoku's entry, as Grading does.
func GradeOf(ctx context.Context, e *Entry) string {
	given, _ := e.Grids()
	return gradeOf(ctx, given)
}

func gradeOf(ctx context.Context, given sudoku.Grid) string {
	grade, ok := generator.GradeOf(ctx, &given)
	switch n := generator.Count(ctx, &given); {
	case ok:
		return NewPuzzle(given, grade).Grade
	case n == generator.None:
		return NoSolution
	case n == generator.Many:
		return SeveralSolutions
	}
	return ""
}
