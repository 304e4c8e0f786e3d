package session

// AskHint counts that a part of a hint was asked for, on the Sudoku shown.
func (s *Sudoku) AskHint() {
	start := s.Line()[0]
	s.hints[start]++
	s.SetState(start, s.State(start)) // so that it is kept
}

// Hints is how many parts of hints were asked for on the Sudoku shown, since it was opened.
func (s *Sudoku) Hints() int { return s.hints[s.Line()[0]] }
