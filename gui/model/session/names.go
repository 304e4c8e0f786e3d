package session

import (
	"slices"
	"strings"

	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// NoteMoved notes in the tags that the machine playing a side has moved.
func (g *Game) NoteMoved(m tictactoe.Mark) {
	sides := g.Sides()
	by := sides.Side(m).Recorded()
	if by == g.PlayedBy(m) {
		return
	}
	r := record.Record{Tags: slices.Clone(g.Tags())}
	r.SetPlayer(m, by)
	g.SetTags(r.Tags)
}

// ownTags returns a record's tags without the sender, which the sides say, and without those of Kept.
func ownTags(tags []record.Tag) []record.Tag {
	r := record.Record{Tags: slices.Clone(tags)}
	r.SetSender(tictactoe.Empty)
	r.Tags = slices.DeleteFunc(r.Tags, func(tag record.Tag) bool { return strings.HasPrefix(tag.Name, keptTag) })
	return r.Tags
}
