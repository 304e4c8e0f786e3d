package session

import (
	"cmp"
	"slices"
	"strings"

	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// NoteMoved notes in the tags that the machine playing a side has moved.
func (g *Game) NoteMoved(m tictactoe.Mark) {
	sides := g.Sides()
	by := sides.Side(m).recorded()
	if by == g.PlayedBy(m) {
		return
	}
	r := record.Record{Tags: slices.Clone(g.Tags())}
	r.SetPlayer(m, by)
	g.SetTags(r.Tags)
}

// recorded returns the level or program that plays a side, in a record's terms.
func (s Side) recorded() record.Player {
	if s.Player == Program {
		return record.Player{Kind: record.Program, Name: s.ProgramName()}
	}
	return record.Player{Kind: record.Computer, Name: s.OwnLevel().Name}
}

// LastLevel returns the name of the level that was played last, or of the one for a first game.
func (s *Settings) LastLevel() string {
	x, o := s.Players.X, s.Players.O
	if o.Player != Computer && x.Player == Computer {
		x, o = o, x
	}
	return cmp.Or(o.Level, x.Level, search.Levels[firstLevel].Name)
}

// ownTags returns a record's tags without the sender, which the sides say, and without those of Kept.
func ownTags(tags []record.Tag) []record.Tag {
	r := record.Record{Tags: slices.Clone(tags)}
	r.SetSender(tictactoe.Empty)
	r.Tags = slices.DeleteFunc(r.Tags, func(tag record.Tag) bool { return strings.HasPrefix(tag.Name, keptTag) })
	return r.Tags
}
