// Package solver says what a solver finds in a Sudoku: its grade, and what is wrong in it.
package solver

import (
	"context"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
)

// Check is the result of checking a grid.
type Check struct {
	Outcome Outcome
	Wrong   []Digit    // if the outcome is Wrong or Struck
	First   history.ID // the step since which the grid differs from the only solution; 0 if none is known
	Struck  int        // the digit of the solution that was crossed out then; 0 for none

	given sudoku.Grid
	right sudoku.Grid // excludes each of Wrong: the givens if they have one solution, else all other digits
}

// Outcome says whether a grid can be completed.
type Outcome uint8

// The outcomes.
const (
	Right      Outcome = iota // it can be completed
	Wrong                     // it cannot: digits entered or deduced since the start are wrong
	Struck                    // it can, but the user crossed out candidates of the only solution
	Impossible                // the givens alone allow no solution
)

// Digit is a digit that prevents the solution, or one of the solution that was crossed out.
type Digit struct {
	Cell  grid.Cell
	Digit int
}

// Checking returns a function that checks the grid as it is now. If it cannot be completed, that finds the fewest
// digits besides the givens without which it can. It may run on any goroutine. Its result is meaningless after ctx has
// ended.
func Checking(s *sudoku.Game) func(ctx context.Context) Check {
	g, given, now, steps := s.Grid(), s.Given(), s.Now(), &sudoku.Game{Tree: s.Clone()}
	return func(ctx context.Context) Check {
		wrong, possible := generator.Mistakes(ctx, &given, &g)
		if !possible {
			return Check{Outcome: Impossible}
		}
		check := Check{Outcome: Right, given: given, right: g}
		for c := range wrong.All() {
			check.Outcome = Wrong
			check.Wrong = append(check.Wrong, Digit{c, g.At(c)})
			check.right = check.right.WithDigit(c, 0)
		}
		solution, n := generator.Solve(ctx, &given)
		if n != 1 {
			return check
		}
		check.right = given
		check.First, check.Struck = firstWrong(steps, &solution)
		if struck := wronglyStruck(&solution, &now); check.Outcome == Right && len(struck) > 0 {
			check.Outcome, check.Wrong = Struck, struck
		}
		return check
	}
}

// StillWrong returns the digits that a check found wrong and that stand as they did, as long as the givens are the same
// and nothing that excludes these digits was changed.
func (check *Check) StillWrong(s *sudoku.Game) (still []Digit) {
	g, now := s.Grid(), s.Now()
	if s.Given() != check.given {
		return nil
	}
	for c := range grid.Cell(grid.Cells) {
		if digit := check.right.At(c); digit != 0 && digit != g.At(c) {
			return nil
		}
	}
	for _, w := range check.Wrong {
		stands := g.At(w.Cell) == w.Digit
		if check.Outcome == Struck {
			stands = g.At(w.Cell) == 0 && now.StruckIn(w.Cell).Has(w.Digit)
		}
		if stands {
			still = append(still, w)
		}
	}
	return still
}

// wronglyStruck returns the candidates that the user crossed out although they belong to the solution.
func wronglyStruck(solution *sudoku.Grid, now *sudoku.State) (wrong []Digit) {
	for c := range now.EmptyCells() {
		if digit := solution.At(c); now.StruckIn(c).Has(digit) {
			wrong = append(wrong, Digit{c, digit})
		}
	}
	return wrong
}

// firstWrong returns the step since which the grid differs from the solution, and the digit of it that was crossed out
// then. It returns no step if the grid does not, or did already when its digits were given.
func firstWrong(s *sudoku.Game, solution *sudoku.Grid) (first history.ID, struck int) {
	for id, ok := s.Current(), true; ok; id, ok = s.Parent(id) {
		state := s.State(id)
		if agrees(&state, solution) {
			return first, struck
		}
		if first, struck = id, 0; state.Origin == sudoku.Struck {
			struck = solution.At(state.Cell())
		}
		if state.Origin.Gives() {
			break
		}
	}
	return 0, 0
}

// agrees reports whether each digit is that of the solution and no candidate of it is crossed out.
func agrees(s *sudoku.State, solution *sudoku.Grid) bool {
	for c := range grid.Cell(grid.Cells) {
		right, digit := solution.At(c), s.Grid.At(c)
		if digit != 0 && digit != right || digit == 0 && s.Out[c].Has(right) {
			return false
		}
	}
	return true
}
