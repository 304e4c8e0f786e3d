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
	wait   tasks.Latest    // for the next second
}

// note counts the time since its last call. It is called after every change of what is shown.
func (s *solving) note() {
	now := s.host.Tasks.Clock.Now()
	if s.counts != nil {
		s.counts.Spend(now.Sub(s.since))
	}
	s.wait.End()
	s.counts, s.since = nil, now
	shown := s.host.Session.Sudoku
	if s.away || !s.host.Session.SudokuShown() || session.Typing(shown) || shown.Solved() {
		return
	}
	s.counts = shown
	s.tick()
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

// tick shows the time each second, if the clock is shown.
func (s *solving) tick() {
	if !s.host.Session.Settings.Clock {
		return
	}
	s.host.Tasks.Later(s.wait.Begin(), time.Second-s.counts.Spent()%time.Second, func() {
		s.counts.Pass(s.host.Tasks.Clock.Now().Sub(s.since))
		s.host.Render()
		s.tick()
	})
}
