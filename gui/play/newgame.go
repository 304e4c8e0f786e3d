package play

import (
	"slices"

	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/widgets"
)

// NewGame lets the user begin a game: by which rules, and who plays. What was chosen last is offered again.
func (s *Setup) NewGame() {
	p := s.Players
	settings := &p.host.Session.Settings
	form := s.newForm()
	var sentences []string
	for _, r := range tictactoe.AllRules {
		sentences = append(sentences, locale.Text("newGame."+r.String()))
	}
	rules := widgets.NewChoice(sentences, slices.Index(tictactoe.AllRules[:], settings.NewRules()))
	s.show(locale.Text("newGame.title"), locale.Text("newGame.begin"), form, rules.Column, func() error {
		sides, err := form.read()
		if err != nil {
			return err
		}
		chosen := tictactoe.AllRules[rules.Chosen]
		settings.Rules = chosen.String()
		form.keepTime(settings)
		p.begin(chosen, sides, form.name(0), form.name(1))
		return nil
	})
}

// Rematch begins another game by the same rules, in which the players change sides.
func (s *Setup) Rematch() {
	p := s.Players
	g, sides := p.host.Session.Game, p.host.Session.Settings.Sides
	position := g.Position()
	p.begin(position.Rules(), session.Sides{X: sides.O, O: sides.X}, g.Tag("O"), g.Tag("X"))
}

// begin begins a game. Its programs may be started: the user has seen them and told to begin.
func (p *Players) begin(rules tictactoe.Rules, sides session.Sides, x, o string) {
	p.stop()
	p.dismiss(func(*programPlayer) bool { return true })
	p.host.Session.Settings.Sides = sides
	p.host.Session.Game.Begin(rules, x, o)
	p.seen = p.host.Session.Snapshot()
	p.goOn()
	p.host.Commit()
}
