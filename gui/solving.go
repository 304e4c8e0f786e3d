package gui

import (
	"time"

	"ninefold/gui/overlay"
	"ninefold/gui/session"
	"ninefold/gui/tasks"
)

// solving counts, and shows each second, how long a Sudoku has been in the window at the front, until it is solved.
type solving struct {
	host   *overlay.Host
	back   func() // called when the window has come to the front
	away   bool   // the window is not at the front
	since  time.Time
	counts *session.Sudoku // the Sudoku whose time runs; nil for none
	ticks  bool            // its seconds are shown
	wait   tasks.Latest    // for the next second
}

// due returns the Sudoku whose time must run; nil for none.
func (s *solving) due() *session.Sudoku {
	shown := s.host.Session.Sudoku
	if s.away || !s.host.Session.SudokuShown() || session.Typing(shown) || shown.Solved() {
		return nil
	}
	return shown
}

// advance counts the time of the Sudoku that is shown now.
func (s *solving) advance() {
	if s.due() != s.counts || s.ticks != s.host.Session.Settings.Clock {
		s.note()
	}
}

// spend adds the time since its last call to the Sudoku's.
func (s *solving) spend() {
	now := s.host.Tasks.Clock.Now()
	if s.counts != nil {
		s.counts.Spend(now.Sub(s.since))
	}
	s.since = now
}

// note begins to count the time of the Sudoku shown.
func (s *solving) note() {
	s.spend()
	s.wait.End()
	s.counts, s.ticks = s.due(), s.host.Session.Settings.Clock
	if s.counts != nil && s.ticks {
		s.tick()
	}
}

// front is called when the window has come to the front, or left it.
func (s *solving) front(on bool) {
	if s.away != on {
		return // nothing changed
	}
	s.away = !on
	s.note()
	if on {
		s.back()
	}
}

// tick shows the time each second.
func (s *solving) tick() {
	s.host.Tasks.Later(s.wait.Begin(), time.Second-s.counts.Spent()%time.Second, func() {
		s.counts.Pass(s.host.Tasks.Clock.Now().Sub(s.since))
		s.tick()
	})
}
