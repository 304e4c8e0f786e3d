// Package exercise lets the window show a puzzle or a lesson, on a board of its own, in place of the session. The
// session is hidden meanwhile and does not change.
package exercise

import (
	"ninefold/engine/grid"
	"ninefold/gui/actions"
	"ninefold/gui/icon"
	"ninefold/gui/keys"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// Exercise is a puzzle, a lesson or a similar task that is no part of the session.
type Exercise interface {
	// Begin is called when the exercise is shown, End when it no longer is. End stops its work.
	Begin()
	End()
	// View returns everything that the window shows.
	View() view.View
	// Revision grows with each change that the exercise makes by itself.
	Revision() int
	// Actions returns the actions of the exercise, in the order of the menus.
	Actions() []*actions.Action
	// Choose handles a click on a row of the list.
	Choose(row int)
	// Scroll goes forward by the given number of steps, or back if negative, to the ends at most.
	Scroll(steps int)
	// Tap, Type and Release do what those of a session.Problem do.
	Tap(grid.Cell) error
	Type(character rune, cursor grid.Cell) session.Typed
	Release() bool
}

// Switcher shows at most one exercise in place of the session.
type Switcher struct {
	Session *session.Session
	shown   Exercise // nil while the session is shown
}

// Shown returns the exercise that is shown, or nil while the session is.
func (s *Switcher) Shown() Exercise { return s.shown }

// Enter shows an exercise and hides the session. It keeps the ID, so that Resume shows the exercise after a restart.
func (s *Switcher) Enter(id string, e Exercise) {
	s.Leave()
	s.shown, s.Session.Hidden, s.Session.Settings.Exercise = e, true, id
	e.Begin()
}

// Resume shows the exercise that was shown when the program ended, if one of the given ones was.
func (s *Switcher) Resume(exercises map[string]Exercise) {
	id := s.Session.Settings.Exercise
	if e, ok := exercises[id]; ok {
		s.Enter(id, e)
	}
}

// Leave ends the exercise and shows the session again.
func (s *Switcher) Leave() {
	if s.shown != nil {
		s.shown.End()
	}
	s.shown, s.Session.Hidden, s.Session.Settings.Exercise = nil, false, ""
}

// Entry returns an action that enters the exercise, or leaves it if it is shown.
func (s *Switcher) Entry(id string, picture icon.Name, key keys.Key, e Exercise) *actions.Action {
	return &actions.Action{
		ID: id, Icon: picture, Keys: keys.Alone(key), Checked: func() bool { return s.shown == e },
		Run: func() {
			if s.shown == e {
				s.Leave()
			} else {
				s.Enter(id, e)
			}
		},
	}
}
