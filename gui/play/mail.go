package play

import (
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
)

// showMail says in a game by mail what the user does until the answer comes.
func (p *Players) showMail(v *overlay.Board) {
	if p.host.Session.MailToMove() {
		v.Status.Why = locale.Text("mail.waits", p.whoMoves())
	}
}
