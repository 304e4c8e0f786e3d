package desk

import (
	"time"

	"ninefold/gui/model/session"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// solving counts, and shows each second, how long a Sudoku has been in the window at the front, without a
// dialog, until it is solved.
type solving struct {
	overlay.Idle
	host   *overlay.Host
	away   bool // the window is not at the front
	since  time.Time
	counts *session.Sudoku // the Sudoku whose time runs; nil for none
	ticks  bool            // its seconds are shown
	wait   tasks.Latest    // for the next second
}

// due returns the Sudoku whose time must run; nil for none.
func (s *solving) due() *session.Sudoku {
	shown := s.host.Session.Sudoku
	if s.away || s.host.Dialogs.Busy() || shown.Typing() || shown.Solved() {
		return nil
	}
	return shown
}

// Advance counts the time of the Sudoku that is shown now.
func (s *solving) Advance() {
	if due := s.due(); due != s.counts || s.ticks != s.host.Session.Settings.Clock {
		s.count(due)
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

// count begins to count the time of a Sudoku; nil for none.
func (s *solving) count(due *session.Sudoku) {
	s.spend()
	s.wait.End()
	s.counts, s.ticks = due, s.host.Session.Settings.Clock
	if s.counts != nil && s.ticks {
		s.tick()
	}
}

// front is called when the window has come to the front, or left it. It reports whether that is news.
func (s *solving) front(on bool) bool {
	changed := s.away == on
	s.away = !on
	return changed
}

// tick shows the time each second.
func (s *solving) tick() {
	s.host.Tasks.Later(s.wait.Begin(), time.Second-s.counts.Spent()%time.Second, func() {
		s.counts.Pass(s.host.Tasks.Clock.Now().Sub(s.since))
		s.tick()
	})
}
