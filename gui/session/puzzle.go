package session

import (
	"context"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/technique"
)

// Puzzle is a Sudoku with the name of its grade: that of a sudoku.Grade, empty for none. Beyond cross-hatching a dot
// follows and the name of the hardest technique that is needed, or Unsolved.
type Puzzle struct {
	Grid  crosshatch.Grid
	Grade string
}

// Unsolved is the grade of a puzzle that no technique solves, behind the dot.
const Unsolved = "more"

// NewPuzzle is a puzzle that was made in a grade.
func NewPuzzle(g crosshatch.Grid, grade sudoku.Grade) Puzzle {
	if grade != sudoku.Beyond {
		return Puzzle{g, grade.String()}
	}
	solved, hardest := technique.Solve(g)
	if solved.Count() < grid.Cells {
		return Puzzle{g, grade.String() + "." + Unsolved}
	}
	return Puzzle{g, grade.String() + "." + hardest.String()}
}

// Grading finds the grade of the given digits as they are now, empty if they do not have one solution. It may run on
// any goroutine. What it returns after ctx has ended means nothing.
func (s *Sudoku) Grading() func(ctx context.Context) string {
	given := s.Given()
	return func(ctx context.Context) string {
		grade, ok := sudoku.GradeOf(ctx, &given)
		if !ok {
			return ""
		}
		return NewPuzzle(given, grade).Grade
	}
}
