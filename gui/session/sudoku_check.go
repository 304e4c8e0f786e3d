package session

import (
	"context"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// Check is the result of checking a grid.
type Check struct {
	Verdict CheckVerdict
	Wrong   []WrongDigit // if the verdict is CheckWrong
}

// CheckVerdict says whether a grid can be completed.
type CheckVerdict uint8

// The verdicts.
const (
	CheckRight      CheckVerdict = iota // it can
	CheckWrong                          // it cannot, because of digits that were entered or deduced since the start
	CheckImpossible                     // the given digits alone allow no solution
)

// WrongDigit is a digit that stands in the way of a solution.
type WrongDigit struct {
	Cell  grid.Cell
	Digit int
}

// Checking is a check of the grid as it is now: it finds out whether that can be completed and, if not, the fewest
// digits besides the given ones without which it can. It may run on any goroutine. What it returns after ctx has ended
// means nothing.
func (s *Sudoku) Checking() func(ctx context.Context) Check {
	g, given := s.Grid(), s.Given()
	return func(ctx context.Context) Check {
		wrong, possible := sudoku.Mistakes(ctx, &given, &g)
		if !possible {
			return Check{Verdict: CheckImpossible}
		}
		check := Check{Verdict: CheckRight}
		for c := range wrong.All() {
			check.Verdict = CheckWrong
			check.Wrong = append(check.Wrong, WrongDigit{c, g.At(c)})
		}
		return check
	}
}
