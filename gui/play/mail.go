package play

import (
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// showMail says of a game by mail that it is the user's turn, or what the user does until the answer comes.
func (p *Players) showMail(v *view.Board) {
	s := p.host.Session
	sides, position := s.Game.Sides(), s.Game.Position()
	switch {
	case !s.GameShown() || !sides.Has(session.Mail):
	case s.MailToMove():
		v.Status.Why = locale.Text("mail.waits", locale.Args{"Mark": position.Turn().String()})
	case p.sideToMove().Person() && !s.Game.Ended():
		v.Status.Headline = locale.Text("mail.yours", locale.Args{"Where": locale.Words().Where(&position)})
	}
}
