package play

import (
	"ninefold/gui/dialog"
	"ninefold/gui/locale"
)

// Resign asks whether to give up the game against the computer or a program, and does so.
func (s *Setup) Resign() {
	host := s.Players.host
	g, at := host.Session.Game, host.Session.Game.Current()
	s.Files.Dialogs.Ask(func() dialog.Question {
		return dialog.Question{Title: locale.Text("resign.ask"), Words: locale.Text("resign.about"),
			Yes: locale.Text("resign.do"), No: locale.Text("dialog.cancel"), Loses: true}
	}, func() {
		if g == host.Session.Game && g.Current() == at && g.CanResign() {
			g.Resign()
		}
	}, nil)
}
