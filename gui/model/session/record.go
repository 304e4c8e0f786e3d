package session

import (
	"slices"

	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// Tags returns what is said of the game, for example its players.
func (g *Game) Tags() []record.Tag { return g.tags }

// SetTags replaces what is said of the game.
func (g *Game) SetTags(tags []record.Tag) {
	g.tags = tags
	g.retagged++
}

// Tag returns the value of a tag; empty for none.
func (g *Game) Tag(name string) string {
	r := record.Record{Tags: g.Tags()}
	return r.Tag(name)
}

// SetTag sets a tag, or removes it if value is "".
func (g *Game) SetTag(name, value string) {
	r := record.Record{Tags: slices.Clone(g.tags)}
	switch {
	case r.Tag(name) == value:
		return
	case value == "":
		r.DropTag(name)
	default:
		r.SetTag(name, value)
	}
	g.SetTags(r.Tags)
}

// Record returns the whole game, at the end of its main line, with its result.
func (g *Game) Record() record.Record {
	r := record.Record{Tags: slices.Clone(g.tags), Game: &tictactoe.Game{Tree: g.Clone()}}
	r.Game.GoTo(history.Last(g.Main()))
	last := r.Game.Now()
	result := record.Result(&last.Position)
	if last.Forfeit != "" {
		result = record.LostBy(last.Position.Turn())
		r.SetTag("Termination", last.Forfeit)
	}
	r.SetTag("Result", result)
	r.SetSender(g.sides.Sender())
	return r
}

// gameOf returns a game read from a record, with its branches and tags. If the tags say so, the side to move at its end
// has lost other than on the board.
func gameOf(r record.Record) *Game {
	g := gameFrom(r.Game)
	g.tags = ownTags(r.Tags)
	end := history.Last(g.Main())
	if p := g.State(end).Position; !p.Over() && r.Tag("Result") == record.LostBy(p.Turn()) {
		g.SetForfeit(end, r.Tag("Termination"))
	}
	return g
}
