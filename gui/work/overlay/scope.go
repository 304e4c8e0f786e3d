package overlay

import (
	"context"

	"ninefold/gui/model/session"
	"ninefold/gui/work/tasks"
)

// Subject identifies what the window shows: a place, in one of its states.
type Subject struct {
	Place    any
	Board    session.Moment // of the session's board
	Revision int            // of the place
}

// Scope ends the work about what is shown as soon as anything else is shown. So no late answer acts on a board, or a
// state of it, that is no longer shown, nor on what has replaced it.
type Scope struct {
	Now     func() Subject // what is shown
	shown   Subject
	work    tasks.Latest
	context context.Context
}

// Follow ends the work begun until now, unless the same is still shown. It is called after every event.
func (s *Scope) Follow() {
	if now := s.Now(); s.context == nil || now != s.shown {
		s.shown, s.context = now, s.work.Begin()
	}
}

// Context returns the context of work about what is shown now, also if an event under way has just shown it.
func (s *Scope) Context() context.Context {
	s.Follow()
	return s.context
}
