// Package overlaytest has the part of the window that overlays, players and dialogs use, without a window.
package overlaytest

import (
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/dialog"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// Host remembers what it was told.
type Host struct {
	*overlay.Host
	Said    string // the last message
	Warned  bool   // it was a warning
	Entered int    // how often the session's board was entered
	Place   any    // what stands in the window; nil for the session's board
}

// New returns a host for a session.
func New(s *session.Session, run *tasks.Runner) *Host {
	h := &Host{}
	say := func(warns bool) func(string) {
		return func(words string) { h.Said, h.Warned = words, warns }
	}
	h.Host = &overlay.Host{
		Session: s, Tasks: run, Inform: say(false), InformIfSilent: say(false), Warn: say(true),
		Dialogs: &dialog.Stack{Show: func([]view.Sheet) {}, Closed: func() {}},
		Enter:   func() { h.Entered, h.Place = h.Entered+1, nil },
		Arrive:  func(session.Board) { h.Enter() },
	}
	h.Scope.Now = func() overlay.Subject {
		now := overlay.Subject{Place: h.Place, Moment: s.Moment()}
		if h.Place == nil {
			now.Board = s.Board()
		}
		return now
	}
	return h
}
