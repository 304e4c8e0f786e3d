package gui

import (
	"time"

	"ninefold/gui/session"
	"ninefold/gui/tasks"
)

// solving counts how long a Sudoku has been shown in a window at the front, until all its cells are filled, and shows
// that each second.
type solving struct {
	session *session.Session
	tasks   *tasks.Runner
	render  func()
	back    func() // called when the window has come to the front
	away    bool   // the window is not at the front
	since   time.Time
	counts  *session.Sudoku // the Sudoku whose time runs; nil for none
	wait    tasks.Latest    // for the next second
}

// note counts the time since its last call. It is called after every change of what is shown.
func (s *solving) note() {
	now := s.tasks.Clock.Now()
	if s.counts != nil {
		s.counts.Spend(now.Sub(s.since))
	}
	s.wait.End()
	s.counts, s.since = nil, now
	shown := s.session.Sudoku
	if s.away || !s.session.SudokuShown() || session.Typing(shown) || shown.Solved() {
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
	if !s.session.Settings.Clock {
		return
	}
	s.tasks.Later(s.wait.Begin(), time.Second-s.counts.Spent()%time.Second, func() {
		s.counts.Pass(s.tasks.Clock.Now().Sub(s.since))
		s.render()
		s.tick()
	})
}
