// Package exercise is what the window shows in the session's place for a while: something to do on a board of its own.
// The session stays as it is, and comes back as it was.
package exercise

import (
	"fyne.io/fyne/v2"

	"ninefold/engine/grid"
	"ninefold/gui/actions"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// Exercise is something to do on the board that is no part of the session.
type Exercise interface {
	// Begin is called when it comes to be shown, and End when it no longer is: nothing is under way then.
	Begin()
	End()
	// View is all that the window shows of it.
	View() view.View
	// Actions are what can be done in it, in the order of the menus.
	Actions() []*actions.Action
	// Choose takes a click on a row of its list.
	Choose(row int)
	// Scroll goes so many steps on, or back, where there are any.
	Scroll(steps int)
	// Tap, Type and Release are those of a session.Problem.
	Tap(grid.Cell) error
	Type(character rune, cursor grid.Cell) session.Typed
	Release() bool
}

// Room is where an exercise is shown in the session's place, or none.
type Room struct {
	session *session.Session
	shown   Exercise // nil for none
}

// NewRoom is an empty room beside a session.
func NewRoom(s *session.Session) *Room { return &Room{session: s} }

// Shown is the exercise that is shown, and nil while the session is.
func (r *Room) Shown() Exercise { return r.shown }

// Enter shows an exercise, and again after a restart: its ID is kept. While one is shown the session is away.
func (r *Room) Enter(id string, e Exercise) {
	r.Leave()
	r.shown, r.session.Away, r.session.Settings.Exercise = e, true, id
	e.Begin()
}

// Resume shows the exercise that was shown when the program ended, of those with IDs.
func (r *Room) Resume(exercises map[string]Exercise) {
	id := r.session.Settings.Exercise
	if e, ok := exercises[id]; ok {
		r.Enter(id, e)
	}
}

// Leave shows the session again.
func (r *Room) Leave() {
	if r.shown != nil {
		r.shown.End()
	}
	r.shown, r.session.Away, r.session.Settings.Exercise = nil, false, ""
}

// Entry is the action that enters an exercise, and leaves it while it is shown; then changed is called.
func (r *Room) Entry(id string, icon fyne.ThemeIconName, key fyne.KeyName, e Exercise, changed func()) *actions.Action {
	return &actions.Action{
		ID: id, Icon: icon, Key: key, Checked: func() bool { return r.shown == e },
		Run: func() {
			if r.shown == e {
				r.Leave()
			} else {
				r.Enter(id, e)
			}
			changed()
		},
	}
}
