package session

import (
	"context"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
)

// Check is the result of checking a grid.
type Check struct {
	Verdict CheckVerdict
	Wrong   []WrongDigit // if the verdict is CheckWrong or CheckStruck
	First   Row          // the step since which the grid differs from the only solution; of no ID if none is known

	given sudoku.Grid
	right sudoku.Grid // excludes each of Wrong: the givens if they have one solution, else all other digits
}

// CheckVerdict says whether a grid can be completed.
type CheckVerdict uint8

// The verdicts.
const (
	CheckRight      CheckVerdict = iota // it can be completed
	CheckWrong                          // it cannot: digits entered or deduced since the start are wrong
	CheckStruck                         // it can, but the user crossed out candidates of the only solution
	CheckImpossible                     // the givens alone allow no solution
)

// WrongDigit is a digit that prevents the solution, or one of the solution that was crossed out.
type WrongDigit struct {
	Cell  grid.Cell
	Digit int
}

// Checking returns a function that checks the grid as it is now. If it cannot be completed, that finds the fewest
// digits besides the givens without which it can. It may run on any goroutine. Its result is meaningless after ctx has
// ended.
func (s *Sudoku) Checking() func(ctx context.Context) Check {
	g, given, now, done := s.Grid(), s.Given(), s.Now(), s.sinceGiven()
	return func(ctx context.Context) Check {
		wrong, possible := generator.Mistakes(ctx, &given, &g)
		if !possible {
			return Check{Verdict: CheckImpossible}
		}
		check := Check{Verdict: CheckRight, given: given, right: g}
		for c := range wrong.All() {
			check.Verdict = CheckWrong
			check.Wrong = append(check.Wrong, WrongDigit{c, g.At(c)})
			check.right = check.right.WithDigit(c, 0)
		}
		solution, n := generator.Solve(ctx, &given)
		if n != generator.One {
			return check
		}
		check.right, check.First = given, firstWrong(done, &solution)
		if struck := wronglyStruck(&solution, &now); check.Verdict == CheckRight && len(struck) > 0 {
			check.Verdict, check.Wrong = CheckStruck, struck
		}
		return check
	}
}

// StillWrong returns the digits that a check found wrong and that stand as they did, as long as the givens are the same
// and nothing that excludes these digits was changed.
func (s *Sudoku) StillWrong(check *Check) (still []WrongDigit) {
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
		if check.Verdict == CheckStruck {
			stands = g.At(w.Cell) == 0 && now.StruckIn(w.Cell).Has(w.Digit)
		}
		if stands {
			still = append(still, w)
		}
	}
	return still
}

// wronglyStruck returns the candidates that the user crossed out although they belong to the solution.
func wronglyStruck(solution *sudoku.Grid, now *sudoku.State) (wrong []WrongDigit) {
	for c := range now.EmptyCells() {
		if digit := solution.At(c); now.StruckIn(c).Has(digit) {
			wrong = append(wrong, WrongDigit{c, digit})
		}
	}
	return wrong
}

// taken is a step with the state to which it led.
type taken struct {
	step  Row
	state sudoku.State
}

// sinceGiven returns the steps that led to the grid since its digits were given, the last first.
func (s *Steps) sinceGiven() (done []taken) {
	for id, ok := s.Current(), true; ok; id, ok = s.Parent(id) {
		state := s.State(id)
		done = append(done, taken{s.row(id), state})
		if state.Origin.Gives() {
			break
		}
	}
	return done
}

// firstWrong returns the step since which the grid differs from the solution. It returns no step if the grid does not,
// or did already when its digits were given.
func firstWrong(done []taken, solution *sudoku.Grid) (first Row) {
	for _, t := range done {
		if agrees(&t.state, solution) {
			return first
		}
		first = t.step
		if first.Kind == StepStruck {
			first.Pencil = 1 << solution.At(first.Cell)
		}
	}
	return Row{}
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
