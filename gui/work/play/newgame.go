package play

import (
	"cmp"
	"slices"

	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/mail"
	"ninefold/gui/model/results"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
)

// NewGame opens the dialog that begins a game, filled in with the last choices.
func (s *Setup) NewGame() {
	settings := &s.Players.host.Session.Settings
	sides := settings.Players
	if settings.Rules == "" && sides.People() { // the first game is against the computer
		sides.O.Player = roster.Computer
	}
	s.newGame(sides).open()
}

// newGame returns the dialog that begins a game, filled in with its players. Names of the game shown are filled in if
// its players are those chosen last, and the user's own where somebody else plays the other side.
func (s *Setup) newGame(sides roster.Sides) *sidesDialog {
	p := s.Players
	settings := &p.host.Session.Settings
	var names [2]string
	if g := p.host.Session.Game; g.Sides() == settings.Players {
		names = [2]string{g.Tag("X"), g.Tag("O")}
	}
	d := s.newDialog(sides, names)
	d.own = settings.Name
	d.nameOwn()
	d.title, d.confirm, d.offered = "newGame.title", "newGame.begin", tictactoe.OfferedRules()
	d.rules = slices.Index(d.offered, settings.NewRules())
	d.use = func(sides roster.Sides) {
		settings.Rules = d.Chosen().String()
		if m, alone := sides.Own(); alone {
			settings.Name = d.sides[m-tictactoe.X].called()
		}
		p.begin(d.Chosen(), sides, d.sides[0].called(), d.sides[1].called())
	}
	return d
}

// CanRematch reports whether a game has ended that can be played again.
func (s *Setup) CanRematch() bool {
	host := s.Players.host
	g := host.Session.Game
	return g.Ended() || g.LooksBack() && g.HasEnded()
}

// Rematch begins another game by the same rules. The players change sides.
func (s *Setup) Rematch() {
	p := s.Players
	g := p.host.Session.Game
	position := g.Position()
	p.begin(position.Rules(), rematch(g), g.Tag("O"), g.Tag("X"))
	p.host.Inform(language.Text("rematch.begun"))
}

// rematch returns the same players with sides changed. A program takes part only if it plays now, because a record does
// not say how to start it.
func rematch(g *session.Game) roster.Sides {
	sides := g.Sides()
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		side, by := sides.Side(m), g.PlayedBy(m)
		if side.Person() && by.Kind == record.Computer {
			side.Player, side.Level = roster.Computer, cmp.Or(by.Name, side.Level)
		}
	}
	return roster.Sides{X: sides.O, O: sides.X}
}

// PlayComputer begins a game against the level played last, under the rules of the board at home.
func (s *Setup) PlayComputer() {
	settings := &s.Players.host.Session.Settings
	sides, level := settings.Players.ByPeople(), settings.LastLevel()
	sides.O.Player, sides.O.Level = roster.Computer, level
	s.Players.begin(settings.HomeRules(), sides, "", "")
}

// PlayProposed begins a game at the level that is proposed after the last games, with the rules and the user's side of
// the last one.
func (s *Setup) PlayProposed() {
	p := s.Players
	games := p.host.Session.EndedGames()
	level, ok := results.NextLevel(games)
	if !ok {
		return
	}
	last := games[len(games)-1]
	own, _, _ := last.Own()
	position, sides := last.EndPosition(), p.host.Session.Settings.Players.ByPeople()
	machine := sides.Side(own.Other())
	machine.Player, machine.Level = roster.Computer, level.Name
	p.begin(position.Rules(), sides, "", "")
}

// goOnAgainst gives a side to the level that is offered for it, which plays on.
func (p *Players) goOnAgainst() {
	m, level, ok := results.Offered(p.host.Session)
	if !ok {
		return
	}
	sides := p.host.Session.Game.Sides()
	*sides.Side(m) = roster.Side{Player: roster.Computer, Level: level}
	p.setSides(sides)
	p.goOn()
}

// PlayByMail asks who the two of a game by mail are, and begins it. If a game without mail is under way it goes on by
// mail; the user plays the side to move. From an imported position it goes on as a board of its own.
func (s *Setup) PlayByMail() {
	host := s.Players.host
	g, shown := host.Shown().(*session.Game)
	sides, friend, dialog := host.Session.Settings.Players.ByPeople(), tictactoe.O, s.newGame
	goesOn := shown && !g.Unbegun() && !g.Rests() && !g.Sides().Has(roster.Mail)
	if goesOn {
		position := g.Position()
		sides, friend, dialog = g.Sides().ByPeople(), position.Turn().Other(), s.newPlayers
	}
	sides.Side(friend).Player = roster.Mail
	d := dialog(sides)
	d.focus = d.sides[friend-tictactoe.X].focus()
	use := d.use
	d.use = func(sides roster.Sides) {
		if goesOn && sides.Has(roster.Mail) && g.State(0).Origin == tictactoe.Imported {
			r := g.Record()
			r.Game = &tictactoe.Game{Tree: g.Along(g.Standing())}
			host.Session.Import(notation.Reading{Form: notation.Record, Record: r})
			host.Arrive(g)
		}
		use(sides)
		if sides.Has(roster.Mail) && !mail.Waits(host.Session.Game) {
			position := host.Session.Game.Position()
			host.Inform(language.Text("mail.begun", language.Args{"Mark": position.Turn().String()}))
		}
	}
	d.open()
}

// begin begins a game, without the analysis of what was shown before. Its programs may start, because their commands
// were just shown.
func (p *Players) begin(rules tictactoe.Rules, sides roster.Sides, x, o string) {
	p.Rest()
	p.dismiss(func(*programPlayer) bool { return true })
	from := p.host.Session.Board()
	p.host.Session.Begin(rules, x, o)
	p.host.Session.SetSides(sides)
	settings := &p.host.Session.Settings
	settings.Analysis, settings.Rules = false, rules.String()
	p.host.Arrive(from)
	p.goOn()
}
