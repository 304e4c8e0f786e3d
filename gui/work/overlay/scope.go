package overlay

import (
	"context"

	"ninefold/gui/model/session"
	"ninefold/gui/work/tasks"
)

// Subject identifies what the window shows: a place, in one of its states.
type Subject struct {
	Place    any
	Board    session.Board  // that stands there; nil for an exercise or a page
	Moment   session.Moment // of the session's board
	Revision int            // of the place
}

// Scope ends the work about what is shown as soon as anything else is shown. So no late answer acts on a board, or a
// state of it, that is no longer shown, nor on what has replaced it, and none speaks there.
type Scope struct {
	Now          func() Subject // what is shown
	shown        Subject
	place, state scope
}

// scope has the context of the work about one thing.
type scope struct {
	tasks.Latest
	context.Context
}

func (s *scope) begin(within context.Context) { s.Context = s.BeginIn(within) }

// Follow ends the work begun until now, unless the same is still shown. It is called after every event.
func (s *Scope) Follow() {
	now, was := s.Now(), s.shown
	s.shown = now
	begins := s.place.Context == nil || now.Place != was.Place || now.Board != was.Board
	if begins {
		s.place.begin(context.Background())
	}
	if begins || now != was {
		s.state.begin(s.place)
	}
}

// Place returns the context of work that ends when another place or board stands in the window.
func (s *Scope) Place() context.Context {
	s.Follow()
	return s.place
}

// Context returns the context of work about what is shown now, also if an event under way has just shown it.
func (s *Scope) Context() context.Context {
	s.Follow()
	return s.state
}
