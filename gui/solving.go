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
	counts  *session.Sudoku // the one that is shown; nil for none
}

// note counts the time since it was called last. It is called after every change of what is shown.
func (s *solving) note() {
	now := s.clock.Now()
	if s.counts != nil {
		s.counts.Spend(now.Sub(s.since))
	}
	shown := s.session.Sudoku.Grid()
	s.counts, s.since = nil, now
	if s.session.Shown == session.CrossHatching && !s.session.Hidden && shown.Count() < grid.Cells {
		s.counts = s.session.Sudoku
	}
}
