package session

import (
	"context"

	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
)

// CanReveal reports whether the digits of the solution can be shown: the givens are not being typed, and the Sudoku is
// not solved.
func (s *Sudoku) CanReveal() bool {
	given := s.Given()
	return !s.Typing() && given.Count() > 0 && !s.Solved()
}

// CanRevealCell reports whether the digit of the selected cell can be shown: it is open.
func (s *Sudoku) CanRevealCell() bool {
	g := s.Grid()
	return s.CanReveal() && s.selecting && g.At(s.selected) == 0
}

// Solving returns a function that finds the only solution of the givens. It may run on any goroutine. Its result is
// meaningless after ctx has ended.
func (s *Sudoku) Solving() func(ctx context.Context) Solution {
	given := s.Given()
	return func(ctx context.Context) Solution {
		g, n := generator.Solve(ctx, &given)
		return Solution{g, n}
	}
}

// Solution is the only solution of a Sudoku, if Count is one.
type Solution struct {
	Grid  sudoku.Grid
	Count generator.Solutions
}

// Reveal shows a grid with more digits of the solution, or with all, in one step.
func (s *Sudoku) Reveal(to *sudoku.Grid) {
	s.Game.Reveal(to)
	s.ended = false
}
