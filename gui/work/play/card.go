package play

import (
	"cmp"
	"strings"

	"ninefold/engine/judge/program"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/scene"
)

// card returns a row for each player: name, fields won, and what a machine is doing.
func (p *Players) card() (card deck.Players) {
	g := p.host.Session.Game
	position := g.Position()
	for i, m := range marks {
		card.Players[i] = p.row(m)
		if position.Rules().HaveWinner() {
			card.Players[i].Score = language.Plural("players.fields", position.Owned(m).Len())
		}
	}
	if sides := g.Sides(); session.CanBeRated(g) {
		own, _ := sides.Own()
		key := map[bool]string{true: "players.rated", false: "players.unrated"}[session.IsRated(g)]
		card.Players[own-tictactoe.X].Tag = language.Text(key)
	}
	if g.Ended() {
		return card
	}
	toMove := &card.Players[position.Turn()-tictactoe.X]
	toMove.ToMove = true
	if p.ToMove() {
		toMove.Thinking = p.thinking()
		words := []string{toMove.Kind, toMove.Thinking.Words}
		if g.LooksBack() && !p.Thinks() { // a past position is shown, where going on is only an offer
			words = words[:1]
		}
		toMove.Thinking.Words = language.Listed(words...)
	}
	return card
}

func (p *Players) row(m tictactoe.Mark) deck.Player {
	g := p.host.Session.Game
	sides := g.Sides()
	side := sides.Side(m)
	row := deck.Player{Mark: icon.OfMark(m == tictactoe.X),
		Name: language.Words().Player(g.Tag(m.String()), g.PlayedBy(m)), Kinds: p.kinds(m)}
	switch side.Player {
	case roster.Computer:
		row.Kind = p.level(side.OwnLevel())
		row.Name = cmp.Or(row.Name, language.Text("who.computer"))
	case roster.Program:
		row.Kind = language.Text("players.program", language.Args{"Time": side.SecondsText()})
		row.Name = cmp.Or(row.Name, side.ProgramName())
	case roster.Mail:
		row.Kind = language.Text("players.mail")
		row.Name = cmp.Or(row.Name, language.Text("who.friend"))
	default:
		by := g.PlayedBy(m)
		row.Kind = language.Words().Played(by)
		switch {
		case row.Name == "" && by.Kind == record.Computer && by.Name != "":
			row.Name, row.Kind = language.Text("who.computer"), language.Words().Level(by.Name)
		case row.Name == "" && (!sides.People() || by.Kind == "" && g.PlayedBy(m.Other()).Kind == record.Computer):
			row.Name = language.Text("who.you")
		case row.Name == "":
			row.Name = language.Text("who.person")
		case row.Kind == "":
			row.Kind = language.Text("who.person")
		}
	}
	return row
}

// level names a level, and its time if that alone limits it.
func (p *Players) level(level search.Level) string {
	if level.Timed() {
		return strength{level, p.host.Session.Settings.ThinkingTime()}.words()
	}
	return language.Words().Level(level.Name)
}

// The ID of a player of a side consists of a prefix, the mark, and the kind of player or the level.
const (
	sidePrefix = "side."
	asPerson   = "person"
	asMail     = "mail"
	asProgram  = "program"
	asLevel    = "level."
	asMore     = "more" // the dialog
)

// kinds lists who can play a side: a person, also by mail, each level, its last program, and "more" for the dialog.
func (p *Players) kinds(m tictactoe.Mark) []view.Choice {
	sides := p.host.Session.Game.Sides()
	side, prefix := *sides.Side(m), sidePrefix+m.String()+"."
	all := []view.Choice{
		{ID: prefix + asPerson, Words: language.Text("who.person"), On: side.Person()},
		{ID: prefix + asMail, Words: language.Text("who.mail"), On: side.Player == roster.Mail},
	}
	for _, level := range search.Levels {
		all = append(all, view.Choice{
			ID:       prefix + asLevel + level.Name,
			Words:    language.Listed(language.Text("who.computer"), p.level(level)),
			On:       side.Player == roster.Computer && side.OwnLevel() == level,
			Sentence: scene.OutcomesAgainst(p.host.Session, level.Name),
		})
	}
	if program.Supported && side.Command != "" {
		all = append(all,
			view.Choice{ID: prefix + asProgram, Words: side.ProgramName(), On: side.Player == roster.Program})
	}
	return append(all, view.Choice{ID: prefix + asMore, Words: language.Text("players.more")})
}

// Do gives a side to the player named by an ID of kinds, or opens the dialog at that side. It reports whether it is
// such an ID.
func (s *Setup) Do(id string) bool {
	rest, ok := strings.CutPrefix(id, sidePrefix)
	if !ok {
		return false
	}
	mark, kind, _ := strings.Cut(rest, ".")
	m := tictactoe.X
	if mark == tictactoe.O.String() {
		m = tictactoe.O
	}
	sides := s.Players.host.Session.Game.Sides()
	side, other := sides.Side(m), sides.Side(m.Other())
	level, isLevel := strings.CutPrefix(kind, asLevel)
	switch {
	case kind == asMore:
		d := s.newPlayers(sides)
		d.focus = d.sides[m-tictactoe.X].focus()
		d.open()
		return true
	case isLevel:
		side.Player, side.Level = roster.Computer, level
	case kind == asProgram:
		side.Player = roster.Program
	case kind == asMail:
		side.Player = roster.Mail
		if other.Player == roster.Mail { // one of the two must be the user
			other.Player = roster.Person
		}
	default:
		side.Player = roster.Person
	}
	s.Players.setSides(sides)
	return true
}

// thinking says what the machine to move is doing, with buttons for it.
func (p *Players) thinking() deck.Thinking {
	if !p.Thinks() {
		return deck.Thinking{
			Words:  language.Text("players.waits"),
			Offers: []view.Button{{ID: "pause", Words: language.Text("players.goOn")}},
		}
	}
	t := deck.Thinking{
		Words: language.Text("players.thinks"), Progress: p.asked.progress(),
		Offers: []view.Button{{ID: "pause", Words: language.Text("players.stop")}},
	}
	if p.CanMoveNow() {
		t.Offers = append(t.Offers, view.Button{ID: "moveNow", Words: language.Text("players.moveNow")})
	}
	return t
}
