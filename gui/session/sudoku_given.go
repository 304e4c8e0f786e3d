package session

import "ninefold/engine/grid"

// FixedDigit is why a digit is not changed: it is given.
type FixedDigit struct{ Cell grid.Cell }

func (*FixedDigit) Error() string { return "the digit is given" }

// Fixed reports whether a cell holds a given digit, unless these can be changed.
func Fixed(s *Sudoku, c grid.Cell) bool {
	g, given := s.Grid(), s.Given()
	return !s.unlocked && given.At(c) != 0 && g.At(c) == given.At(c) && !s.EnteredCells().Has(c)
}

// Unlocked reports whether given digits can be changed.
func Unlocked(s *Sudoku) bool { return s.unlocked }

// ToggleLock lets given digits be changed, or no longer. Those of another Sudoku cannot be at first.
func ToggleLock(s *Sudoku) { s.unlocked = !s.unlocked }
