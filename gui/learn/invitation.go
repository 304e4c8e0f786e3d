package learn

import (
	"ninefold/gui/insight"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/theme"
	"ninefold/gui/widgets"
)

// Invitation offers the lessons to somebody who has not done anything yet.
type Invitation struct {
	insight.Nothing
	session *session.Session
	course  *Course
}

// NewInvitation offers a course.
func NewInvitation(s *session.Session, course *Course) *Invitation {
	return &Invitation{session: s, course: course}
}

// Show offers the lessons until one was gone through or anything is on one of the boards.
func (i *Invitation) Show(v *insight.View) {
	if i.session.GameShown() && i.session.Game.Len() == 1 && i.session.Sudoku.Len() == 1 && !i.course.Taken() {
		v.Badge = widgets.BadgeData{Icon: theme.IconLearn, Words: locale.Text("learn.invite"), Offers: widgets.Offers{"learn"}}
	}
}
