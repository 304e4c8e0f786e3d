package session

import (
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
	CheckImpossible                     // it never could
	CheckUndecided                      // to find out takes too long
)

// WrongDigit is a digit that differs from the solution.
type WrongDigit struct {
	Cell  grid.Cell
	Digit int
}

// checkTries limits the search for a solution to a fraction of a second.
const checkTries = 50_000

// Check finds out whether the grid can be completed. If not, it names the digits entered or deduced since the start
// that differ from a solution. It changes nothing.
func (s *Sudoku) Check() Check {
	g, given := s.Grid(), s.Given()
	if _, possible, decided := sudoku.Complete(&g, checkTries); possible {
		return Check{Verdict: CheckRight}
	} else if !decided {
		return Check{Verdict: CheckUndecided}
	}
	solution, possible, _ := sudoku.Complete(&given, checkTries)
	if !possible {
		return Check{Verdict: CheckImpossible}
	}
	check := Check{Verdict: CheckWrong}
	for c := range grid.Cell(grid.Cells) {
		if digit := g.At(c); digit != 0 && digit != solution.At(c) {
			check.Wrong = append(check.Wrong, WrongDigit{c, digit})
		}
	}
	return check
}
