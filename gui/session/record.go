package session

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// Tags are what is said of the game shown, such as who plays.
func (g *Game) Tags() []record.Tag { return g.tags[g.Start()] }

// tagsOf are what is said of the game that a step starts.
func (g *Game) tagsOf(start history.ID) []record.Tag { return g.tags[start] }

// SetTags replaces what is said of the game that a step starts.
func (g *Game) SetTags(start history.ID, tags []record.Tag) {
	g.tags[start] = tags
	g.SetState(start, g.State(start)) // so that it is kept
}

// Start is the step that the game shown starts with.
func (g *Game) Start() history.ID { return g.Line()[0] }

// Tag is what is said of the game shown under a name; empty for nothing.
func (g *Game) Tag(name string) string {
	r := record.Record{Tags: g.Tags()}
	return r.Tag(name)
}

// SetTag says something of the game that a step starts under a name; with "" nothing.
func (g *Game) SetTag(start history.ID, name, value string) {
	r := record.Record{Tags: slices.Clone(g.tagsOf(start))}
	switch {
	case r.Tag(name) == value:
		return
	case value == "":
		r.DropTag(name)
	default:
		r.SetTag(name, value)
	}
	g.SetTags(start, r.Tags)
}

// Record is the whole game that a line is of, with that as its main line.
func (g *Game) Record(line []history.ID) record.Record {
	r := record.Record{Tags: slices.Clone(g.Tags()), Game: &tictactoe.Game{Tree: g.Clone()}}
	r.Game.GoTo(line[len(line)-1])
	last := g.State(line[len(line)-1]).Position
	result := record.Result(&last)
	if why := g.gameEnded(line); why != "" {
		result = lostBy(last.Turn())
		r.SetTag("Termination", why)
	}
	r.SetTag("Result", result)
	g.tellSender(&r)
	return r
}

// lostBy is the Result of a game that a side has lost.
func lostBy(m tictactoe.Mark) string {
	if m == tictactoe.X {
		return "0-1"
	}
	return "1-0"
}

// adopt goes on to a whole game that was read, with its branches and its tags. If these say that the side to move at
// its end has lost, and why, it has.
func (g *Game) adopt(r record.Record) {
	at := history.ID(g.Len())
	g.beginApart(func() { g.Graft(r.Game.Tree) })
	g.tags[at] = ownTags(r.Tags)
	g.tool = NoTool
	g.turned(false)
	line := g.Line()
	end := line[len(line)-1]
	if p := g.State(end).Position; !p.Over() && r.Tag("Result") == lostBy(p.Turn()) {
		g.forfeitAt(end, r.Tag("Termination"))
	}
}

// MovesHere are the moves that lead to the step shown since something else than a move was done, and the position that
// they go on from.
func (g *Game) MovesHere() (start tictactoe.Position, moves []grid.Cell) {
	id := g.Current()
	for g.State(id).Origin == tictactoe.Moved {
		moves = append(moves, g.State(id).Cell)
		id, _ = g.Parent(id)
	}
	slices.Reverse(moves)
	return g.State(id).Position, moves
}
