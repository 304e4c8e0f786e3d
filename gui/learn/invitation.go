package learn

import (
	"ninefold/gui/insight"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// Invitation tells somebody who has not done anything yet of the lessons.
type Invitation struct {
	insight.Nothing
	session *session.Session
	course  *Course
}

// NewInvitation tells of a course.
func NewInvitation(s *session.Session, course *Course) *Invitation {
	return &Invitation{session: s, course: course}
}

// Show tells of the lessons until one was gone through or anything has been done on one of the boards.
func (i *Invitation) Show(v *insight.View) {
	if i.session.GameShown() && i.session.Game.Len() == 1 && i.session.Sudoku.Len() == 1 && !i.course.Taken() {
		v.Status.Why = locale.Text("learn.invite", locale.Args{"Menu": locale.Text("menu.help"), "Command": locale.Text("command.learn")})
	}
}
