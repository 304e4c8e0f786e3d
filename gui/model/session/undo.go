package session

import (
	"slices"

	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/roster"
)

// CanUndo reports whether there is a step to undo. Against a machine that is one of the user, by mail one after the
// last that was sent or came.
func (g *Game) CanUndo() bool {
	if g.deleted != 0 || g.promoted != nil {
		return true
	}
	return g.Current() != 0 && hasOwnStep(g) && (g.Decided() || g.CanDelete())
}

// Standing returns the main line, without what Undo has just taken back at its end.
func (g *Game) Standing() []history.ID {
	main := g.Main()
	if g.undone && history.Last(g.Line()) == history.Last(main) {
		return g.Path()
	}
	return main
}

// CanDelete reports whether the step shown and those after it can be deleted: none of the main line was sent or came by
// mail.
func (g *Game) CanDelete() bool { return g.InVariation() || g.Current() > posted(g) }

// CanPromote reports whether the line to the step shown can be the main line: it has all that was sent or came by mail.
func (g *Game) CanPromote() bool { return slices.Contains(g.Path(), posted(g)) }

// hasOwnStep reports whether not only a machine's moves led to the step shown, in a game of the user against one.
func hasOwnStep(g *Game) bool {
	if !g.sides.AgainstMachine() {
		return true
	}
	for _, id := range g.Path()[1:] {
		if !mover(g, id).Machine() {
			return true
		}
	}
	return false
}

// posted returns the last step of the main line that was sent or came by mail, without an answer in words alone; 0 for
// none.
func posted(g *Game) history.ID {
	if !g.sides.Has(roster.Mail) {
		return 0
	}
	for _, id := range slices.Backward(g.Main()) {
		if id == g.sent || id != g.told && mover(g, id).Player == roster.Mail {
			return id
		}
	}
	return 0
}

// NoteSent notes that the game was sent by mail up to a step. Undo does not take back a deletion before that, nor what
// made another line the game.
func (g *Game) NoteSent(last history.ID) {
	g.sent, g.deleted, g.promoted = last, 0, nil
	g.notes++
}

// NoteTold notes that the move shown is the other player's by mail, told in words. It may be mistyped, so it can be
// taken back until the user sends the next one.
func (g *Game) NoteTold() { g.told = g.Current() }

// Undo undoes the last step, and with a move of the user the machine's answer; or restores what was just deleted or the
// line that was just the game. In a game that has ended it only looks back: what is tried there is a side line, and the
// result stays.
func (g *Game) Undo() {
	switch {
	case !g.CanUndo():
		return
	case g.deleted != 0:
		g.Undelete(g.deleted)
		g.afterStepChange(false)
		return
	case g.promoted != nil:
		demote(g)
		return
	}
	for g.sides.AgainstMachine() && mover(g, g.Current()).Machine() && g.isMove(g.Parent(g.Current())) {
		g.Game.Undo()
	}
	g.Game.Undo()
	g.afterStepChange(false)
	g.undone = !g.Decided() && g.Current() >= posted(g)
}

// Redo redoes the step undone last, with the machine's answer. It reports whether there was one.
func (g *Game) Redo() bool {
	ok := g.StepForward()
	for ok && g.sides.AgainstMachine() && g.MachineToMove() && g.isMove(g.Next(g.Current())) {
		g.StepForward()
	}
	return ok
}

// StepBack shows the step before.
func (g *Game) StepBack() {
	ok := g.Game.Undo()
	g.afterStepChange(g.MachineMayMove && !ok)
}

// StepForward shows the next step of the line visited last, and reports whether there is one.
func (g *Game) StepForward() bool {
	undone := g.undone
	ok := g.Game.Redo()
	g.afterStepChange(g.MachineMayMove && !ok)
	g.undone = undone && g.CanRedo()
	return ok
}

// isMove reports whether there is such a step and it is a move.
func (g *Game) isMove(id history.ID, there bool) bool {
	return there && g.State(id).Origin == tictactoe.Moved
}

// mover returns who plays the side that made a move; a person for a step that is no move.
func mover(g *Game, id history.ID) roster.Side {
	if step := g.State(id); step.Origin == tictactoe.Moved {
		return *g.sides.Side(step.Position.Turn().Other())
	}
	return roster.Side{}
}

// MachineToMove reports whether the computer or a program is to move.
func (g *Game) MachineToMove() bool {
	p := g.Position()
	return !p.Over() && g.ToMove().Machine()
}

// Promote makes the side line to the step shown the main line, and its result the game's. Since the user played both of
// its sides, it counts like a game with a hint. Undo takes all that back until something else is done.
func (g *Game) Promote() {
	var places []int
	for id := g.Current(); id != 0; id, _ = g.Parent(id) {
		places = append(places, g.Place(id, 0))
	}
	g.hints++
	g.afterStepChange(false)
	g.promoted = places
}

// demote takes back what Promote has just done.
func demote(g *Game) {
	id := g.Current()
	for _, place := range g.promoted {
		g.Place(id, place)
		id, _ = g.Parent(id)
	}
	g.hints--
	g.afterStepChange(false)
}

// canDemote reports whether demote can be done with what was read from a file.
func canDemote(g *Game) bool {
	id := g.Current()
	for _, place := range g.promoted {
		parent, ok := g.Parent(id)
		if !ok || place < 0 || place >= len(g.Children(parent)) {
			return false
		}
		id = parent
	}
	return true
}
