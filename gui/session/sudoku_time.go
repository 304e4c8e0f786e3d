package session

import "time"

// Spend counts time that was spent on the Sudoku shown. Another Sudoku begins anew, at nothing.
func (s *Sudoku) Spend(d time.Duration) {
	if start := s.Line()[0]; s.timed != start {
		s.timed, s.spent = start, 0
		return
	}
	s.spent += d.Truncate(time.Millisecond)
}

// Spent is the time that was spent on the Sudoku shown.
func (s *Sudoku) Spent() time.Duration {
	if s.timed != s.Line()[0] {
		return 0
	}
	return s.spent
}
