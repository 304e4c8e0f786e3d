package session

import (
	"context"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// Check is the result of checking a grid.
type Check struct {
	Verdict CheckVerdict
	Wrong   []WrongDigit // if the verdict is CheckWrong or CheckStruck
}

// CheckVerdict says whether a grid can be completed.
type CheckVerdict uint8

// The verdicts.
const (
	CheckRight      CheckVerdict = iota // it can
	CheckWrong                          // it cannot, because of digits that were entered or deduced since the start
	CheckStruck                         // it can, but candidates of the only solution were crossed out by hand
	CheckImpossible                     // the given digits alone allow no solution
)

// WrongDigit is a digit that stands in the way of a solution, or whose crossing out does.
type WrongDigit struct {
	Cell  grid.Cell
	Digit int
}

// Checking is a check of the grid as it is now: it finds out whether that can be completed and, if not, the fewest
// digits besides the given ones without which it can. It may run on any goroutine. What it returns after ctx has ended
// means nothing.
func (s *Sudoku) Checking() func(ctx context.Context) Check {
	g, given, now := s.Grid(), s.Given(), s.Now()
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
		if check.Verdict == CheckRight {
			check.Wrong = wronglyStruck(ctx, &given, &now)
			if len(check.Wrong) > 0 {
				check.Verdict = CheckStruck
			}
		}
		return check
	}
}

// Doubtful reports whether anything that may be wrong was done by hand to come to the grid: a digit was entered or a
// candidate crossed out.
func (s *Sudoku) Doubtful() bool {
	id, ok := s.Current(), true
	for ; ok && !s.State(id).Origin.Gives(); id, ok = s.Parent(id) {
		if o := s.State(id).Origin; o == crosshatch.Entered || o == crosshatch.Struck {
			return true
		}
	}
	return s.State(id).Entered.Len() > 0
}

// wronglyStruck is the candidates that were crossed out by hand although they are digits of the only solution.
func wronglyStruck(ctx context.Context, given *crosshatch.Grid, now *crosshatch.State) (wrong []WrongDigit) {
	if sudoku.Count(ctx, given) != sudoku.One {
		return nil
	}
	for c := range now.Open() {
		for digit := range now.StruckIn(c).All() {
			if with := given.WithDigit(c, digit); sudoku.Count(ctx, &with) != sudoku.None {
				wrong = append(wrong, WrongDigit{c, digit})
			}
		}
	}
	return wrong
}
