package scene

import (
	"cmp"

	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
)

// Names returns what sentences call the players: by name, as machines, or as the user. If that is unknown, or the same
// for both, the mark is the name.
func (g Game) Names() language.Names {
	names := language.MarkNames()
	if x, o := g.nameOf(tictactoe.X), g.nameOf(tictactoe.O); x != o {
		names.X, names.O = cmp.Or(x, names.X), cmp.Or(o, names.O)
	}
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		if g.isUser(m) {
			names.Reader = m
		}
	}
	return names
}

// nameOf returns the name of a mark's player; empty if unknown.
func (g Game) nameOf(m tictactoe.Mark) string {
	sides := g.Sides()
	if name := language.Words().Player(g.Tag(m.String()), g.PlayedBy(m)); name != "" {
		return name
	}
	switch by := g.machine(m); {
	case sides.Side(m).Player == roster.Mail:
		return language.Text("who.friend")
	case by.Kind == record.Computer:
		return language.Text("who.computer")
	case sides.Side(m).Player == roster.Program:
		return sides.Side(m).ProgramName()
	case by.Kind == record.Program:
		return language.Words().Beginning(by.Name)
	}
	return ""
}

// machine returns the level or program that plays a mark or, in a game that is over, has played it; the zero Player for
// anybody else.
func (g Game) machine(m tictactoe.Mark) record.Player {
	sides := g.Sides()
	switch sides.Side(m).Player {
	case roster.Computer:
		return record.Player{Kind: record.Computer}
	case roster.Program:
		return record.Player{Kind: record.Program}
	}
	if g.HasEnded() {
		return g.PlayedBy(m)
	}
	return record.Player{}
}

// isUser reports whether the user plays a mark: the other is played here by a machine, or by mail. In a record a
// machine has played the other, and this one has a person without a name.
func (g Game) isUser(m tictactoe.Mark) bool {
	sides := g.Sides()
	switch other := sides.Side(m.Other()); {
	case !sides.Side(m).Person():
		return false
	case !other.Person():
		return true
	}
	return g.machine(m.Other()).Kind != "" && g.machine(m).Kind == "" && g.Tag(m.String()) == ""
}
