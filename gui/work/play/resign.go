package play

import (
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/scene"
)

// Resign asks whether to give up the game shown, and does so.
func (s *Setup) Resign() {
	host := s.Players.host
	g := host.Session.Game
	host.Ask(func() dialog.Question {
		return dialog.Question{Title: language.Text("resign.ask"), Words: resigning(g),
			Yes: language.Text("resign.do"), No: language.Text("dialog.cancel"), Loses: true}
	}, g.Resign)
}

// resigning says what follows if the side to move resigns.
func resigning(g *session.Game) string {
	key, sides := "resign.about", g.Sides()
	switch {
	case sides.Has(roster.Mail):
		key = "resign.mail"
	case sides.People():
		key = "resign.people"
	}
	position, names := g.Position(), scene.Game{Game: g}.Names()
	return language.Text(key, language.Args{"Winner": names.Name(position.Turn().Other())})
}
