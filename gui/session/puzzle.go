package session

import (
	"context"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/technique"
)

// Puzzle is a Sudoku with its grade: the name of a sudoku.Grade, or "". Beyond cross-hatching a dot follows, and then
// the name of the hardest technique needed, or Unsolved.
type Puzzle struct {
	Grid  crosshatch.Grid
	Grade string
}

// Unsolved follows the dot in the grade of a puzzle that no technique solves.
const Unsolved = "more"

// NewPuzzle returns a puzzle that was made in a grade.
func NewPuzzle(g crosshatch.Grid, grade sudoku.Grade) Puzzle {
	if grade < sudoku.Beyond {
		return Puzzle{g, grade.String()}
	}
	const beyond = sudoku.Beyond
	solved, hardest := technique.Solve(g)
	if solved.Count() < grid.Cells {
		return Puzzle{g, beyond.String() + "." + Unsolved}
	}
	return Puzzle{g, beyond.String() + "." + hardest.String()}
}

// Grading returns a function that finds the grade of the givens as they are now; "" if they do not have exactly one
// solution. It may run on any goroutine. Its result is meaningless after ctx has ended.
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
