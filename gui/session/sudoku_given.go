package session

import "ninefold/engine/grid"

// FixedDigit says that a digit cannot be changed, because it is given.
type FixedDigit struct{ Cell grid.Cell }

func (*FixedDigit) Error() string { return "the digit is given" }

// Fixed reports whether a cell holds a given digit that cannot be changed.
func Fixed(s *Sudoku, c grid.Cell) bool {
	g, given := s.Grid(), s.Given()
	return !s.unlocked && given.At(c) != 0 && g.At(c) == given.At(c) && !s.EnteredCells().Has(c)
}

// Unlocked reports whether given digits can be changed.
func Unlocked(s *Sudoku) bool { return s.unlocked }

// ToggleLock allows given digits to be changed, or forbids it. At first it is forbidden for each Sudoku.
func ToggleLock(s *Sudoku) { s.unlocked = !s.unlocked }
