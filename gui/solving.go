package gui

import (
	"time"

	"ninefold/engine/grid"
	"ninefold/gui/session"
	"ninefold/gui/tasks"
)

// solving counts how long a Sudoku has been shown, until every cell of it is filled.
type solving struct {
	session *session.Session
	clock   tasks.Clock
	since   time.Time
	counts  bool
}

// note counts the time since it was called last. It is called after every change of what is shown.
func (s *solving) note() {
	now := s.clock.Now()
	if s.counts {
		s.session.Sudoku.Spend(now.Sub(s.since))
	}
	shown := s.session.Sudoku.Grid()
	s.counts = s.session.Shown == session.CrossHatching && !s.session.Away && shown.Count() < grid.Cells
	s.since = now
	if s.counts {
		s.session.Sudoku.Spend(0) // from now on, on the one that is shown
	}
}
