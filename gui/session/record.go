package session

import (
	"slices"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// Tags are what is said of the game shown, such as who plays.
func (g *Game) Tags() []record.Tag { return g.tags[g.Start()] }

// TagsOf are what is said of the game that a step starts.
func TagsOf(g *Game, start history.ID) []record.Tag { return g.tags[start] }

// SetTags replaces what is said of the game that a step starts.
func (g *Game) SetTags(start history.ID, tags []record.Tag) {
	g.tags[start] = tags
	g.SetState(start, g.State(start)) // so that it is kept
}

// Start is the step that the game shown starts with.
func (g *Game) Start() history.ID { return g.Line()[0] }

// Name is what a mark's player is called in the game shown: the mark itself while there is no name.
func (g *Game) Name(m tictactoe.Mark) string {
	if name := g.Tag(m.String()); name != "" {
		return name
	}
	return m.String()
}

// Tag is what is said of the game shown under a name; empty for nothing.
func (g *Game) Tag(name string) string {
	r := record.Record{Tags: g.Tags()}
	return r.Tag(name)
}

// SetTag says something of the game that a step starts under a name; with "" nothing.
func (g *Game) SetTag(start history.ID, name, value string) {
	r := record.Record{Tags: slices.Clone(TagsOf(g, start))}
	if r.Tag(name) == value {
		return
	}
	if r.SetTag(name, value); value == "" {
		r.Tags = slices.DeleteFunc(r.Tags, func(tag record.Tag) bool { return tag.Name == name })
	}
	g.SetTags(start, r.Tags)
}

// Record is the whole game that the line shown is of.
func (g *Game) Record() record.Record {
	r := record.Record{Tags: slices.Clone(g.Tags()), Game: g.Game}
	line := g.Line()
	last := g.State(line[len(line)-1]).Position
	result := record.Result(&last)
	if why := gameEnded(g, line); why != "" {
		loser := last.Turn()
		result = map[tictactoe.Mark]string{tictactoe.X: "0-1", tictactoe.O: "1-0"}[loser]
		r.SetTag("Termination", loser.String()+": "+why)
	}
	r.SetTag("Result", result)
	return r
}

// adopt goes on to a whole game that was read, with its branches and its tags.
func adopt(g *Game, r record.Record) {
	at := history.ID(g.Len())
	g.Graft(r.Game.Tree)
	g.tags[at] = r.Tags
	g.tool = NoTool
	g.turned(false)
}

// importPosition goes on to a position, which keeps the rule set that is played.
func importPosition(g *Game, p tictactoe.Position) {
	now := g.Position()
	g.Set(tictactoe.Imported, p.WithRules(now.Rules()))
}

// MovesHere are the moves that lead to the step shown since something else than a move was done, and the position that
// they go on from.
func MovesHere(g *Game) (start tictactoe.Position, moves []grid.Cell) {
	id := g.Current()
	for g.State(id).Origin == tictactoe.Moved {
		moves = append(moves, g.State(id).Cell)
		id, _ = g.Parent(id)
	}
	slices.Reverse(moves)
	return g.State(id).Position, moves
}

// Annotate adds remarks on the steps of a line, "" for none, behind the comments of a record. The session's game stays as it
// is. A remark that a comment has already, perhaps from an earlier review, is not added again.
func Annotate(r *record.Record, line []history.ID, remarks []string) {
	if remarks == nil {
		return
	}
	r.Game = &tictactoe.Game{Tree: r.Game.Clone()}
	for i, id := range line {
		comment := r.Game.State(id).Comment
		about, _, _ := strings.Cut(remarks[i], ":")
		if remarks[i] == "" || strings.Contains(comment, about) {
			continue
		}
		r.Game.SetComment(id, strings.TrimSpace(comment+" "+remarks[i]))
	}
}
