package session

import (
	"slices"

	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// Tags are what is said of the game shown, such as who plays.
func (g *Game) Tags() []record.Tag { return g.tags[g.Start()] }

// TagsOf are what is said of the game that a step starts.
func (g *Game) TagsOf(start history.ID) []record.Tag { return g.tags[start] }

// SetTags replaces what is said of the game that a step starts.
func (g *Game) SetTags(start history.ID, tags []record.Tag) {
	g.tags[start] = tags
	g.SetState(start, g.State(start)) // so that it is kept
}

// Start is the step that the game shown starts with.
func (g *Game) Start() history.ID { return g.Line()[0] }

// Record is the whole game that the line shown is of.
func (g *Game) Record() record.Record {
	r := record.Record{Tags: slices.Clone(g.Tags()), Game: g.Game}
	line := g.Line()
	last := g.State(line[len(line)-1]).Position
	r.SetTag("Result", record.Result(&last))
	return r
}

// adopt goes on to a whole game that was read, with its branches and its tags.
func (g *Game) adopt(r record.Record) {
	at := history.ID(g.Len())
	g.Graft(r.Game.Tree)
	g.tags[at] = r.Tags
	g.tool = NoTool
	g.turned(false)
}

// importPosition goes on to a position, which keeps the rule set that is played.
func (g *Game) importPosition(p tictactoe.Position) {
	now := g.Position()
	g.Set(tictactoe.Imported, p.WithRules(now.Rules()))
}

// Comment replaces the comment on a step.
func (g *Game) Comment(id history.ID, comment string) { g.SetComment(id, comment) }
