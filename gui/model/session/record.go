package session

import (
	"slices"

	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// Record returns the whole game, at the end of its main line, with its result.
func (g *Game) Record() record.Record {
	r := record.Record{Tags: slices.Clone(g.tags.list), Game: &tictactoe.Game{Tree: g.Clone()}}
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
	g.tags.list = ownTags(r.Tags)
	end := history.Last(g.Main())
	if p := g.State(end).Position; !p.Over() && r.Tag("Result") == record.LostBy(p.Turn()) {
		g.SetForfeit(end, r.Tag("Termination"))
	}
	return g
}
