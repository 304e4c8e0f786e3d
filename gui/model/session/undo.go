package session

import (
	"slices"

	"ninefold/engine/history"
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

// Standing returns the main line, up to what Undo took back and, by mail, up to an answer that did not come.
func (g *Game) Standing() []history.ID {
	main := g.Main()
	for i, id := range main[1:] {
		if id == g.undone || isTried(g, id) {
			return main[:i+1]
		}
	}
	return main
}

// isTried reports whether a step after all that was sent or came by mail is the other player's, but was only tried.
func isTried(g *Game, id history.ID) bool {
	return id > g.posted && id != g.told && mover(g, id).Player == roster.Mail
}

// InVariation reports whether the step shown lies beside the game as it stands.
func (g *Game) InVariation() bool { return !slices.Contains(g.Standing(), g.Current()) }

// Decided reports whether the game itself, as it stands, is over at its end.
func (g *Game) Decided() bool { return g.State(history.Last(g.Standing())).Ended() }

// HasEnded reports whether the game is over at the end of the line shown, without what Undo took back.
func (g *Game) HasEnded() bool {
	line := g.Line()
	if taken := slices.Index(line, g.undone); taken > 0 {
		line = line[:taken]
	}
	return g.State(history.Last(line)).Ended()
}

// undoneHere reports whether Undo has led to the step shown, and what it took back is neither deleted since nor, by
// mail, a side line.
func undoneHere(g *Game) bool {
	if parent, ok := g.Parent(g.undone); !ok || parent != g.Current() || g.Deleted(g.undone) {
		return false
	}
	return !g.sides.Has(roster.Mail) || slices.Contains(g.Main(), g.undone)
}

// CanDelete reports whether the step shown and those after it can be deleted: none of the main line was sent or came by
// mail.
func (g *Game) CanDelete() bool { return g.InVariation() || g.Current() > g.posted }

// CanPromote reports whether the line to the step shown can be the game: it has all that was sent or came by mail, and
// more than tried answers after that.
func (g *Game) CanPromote() bool {
	path := g.Path()
	next := slices.Index(path, g.posted) + 1
	return next > 0 && (next == len(path) || !isTried(g, path[next]))
}

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

// NoteSent notes that the game was sent by mail up to a step. Undo does not take back a deletion before that, nor what
// made another line the game.
func (g *Game) NoteSent(last history.ID) {
	g.posted, g.deleted, g.promoted = last, 0, nil
	g.notes++
}

// NoteCame notes that the line to the step shown has come by mail, and makes it the game. What was tried or taken back
// after that is not the user's move yet.
func (g *Game) NoteCame() {
	for _, id := range g.Path()[1:] {
		g.Place(id, 0)
	}
	g.posted, g.told = g.Current(), 0
	endHere(g)
	g.notes++
}

// endHere lets the game end at the step shown, with what follows taken back.
func endHere(g *Game) {
	g.undone = 0
	if after := g.Children(g.Current()); len(after) > 0 {
		g.undone = after[0]
	}
}

// NoteTold notes that the move shown has come by mail, told in words. It may be mistyped, so it can be taken back until
// the user sends the next one.
func (g *Game) NoteTold() {
	g.told = g.Current()
	g.posted, _ = g.Parent(g.told)
}

// Undo undoes the last step, and with a move of the user the machine's answer; or restores what was just deleted or the
// line that was just the game. In a game that has ended, but by an answer in words, it only looks back: what is tried
// there is a side line, and the result stays.
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
	corrects := g.told > g.posted && g.told == g.Current()
	looks := g.Decided() && !corrects || g.sides.Has(roster.Mail) && g.InVariation()
	for g.sides.AgainstMachine() && mover(g, g.Current()).Machine() && g.isMove(g.Parent(g.Current())) {
		g.Game.Undo()
	}
	g.Game.Undo()
	g.afterStepChange(false)
	if !looks {
		g.undone, _ = g.Next(g.Current())
	}
}

// Redo redoes the step undone last, with the machine's answer. It reports whether there was one. In a game that has
// ended it only looks.
func (g *Game) Redo() bool {
	next, _ := g.Next(g.Current())
	redoes := next != 0 && next == g.undone && !g.Decided()
	ok := g.StepForward()
	for ok && g.sides.AgainstMachine() && g.MachineToMove() && g.isMove(g.Next(g.Current())) {
		g.StepForward()
	}
	if redoes {
		endHere(g)
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
	ok := g.Game.Redo()
	g.afterStepChange(g.MachineMayMove && !ok)
	return ok
}

// isMove reports whether there is such a step and it is a move.
func (g *Game) isMove(id history.ID, there bool) bool {
	return there && g.State(id).IsMove()
}

// mover returns who plays the side that made a move; a person for a step that is no move.
func mover(g *Game, id history.ID) roster.Side {
	if step := g.State(id); step.IsMove() {
		return *g.sides.Side(step.Position.Turn().Other())
	}
	return roster.Side{}
}

// MachineToMove reports whether the computer or a program is to move.
func (g *Game) MachineToMove() bool {
	p := g.Position()
	return !p.Over() && g.ToMove().Machine()
}

// Promote makes the side line to the step shown the main line, by mail up to an answer that was only tried, and its
// result the game's. Since the user played both of its sides, it counts like a game with a hint. Undo takes all that
// back until something else is done.
func (g *Game) Promote() {
	path := g.Path()
	from := slices.Index(path, g.posted) + 1
	if tried := slices.IndexFunc(path[from:], func(id history.ID) bool { return isTried(g, id) }); tried >= 0 {
		g.GoTo(path[from+tried-1])
	}
	if slices.Contains(g.Path(), g.undone) {
		g.undone = 0
	}
	var places []int
	moved := false // else the line was only taken back, and Undo takes it back again
	for id := g.Current(); id != 0; id, _ = g.Parent(id) {
		places = append(places, g.Place(id, 0))
		moved = moved || places[len(places)-1] != 0
	}
	g.hints++
	if g.afterStepChange(false); moved {
		g.promoted = places
	}
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
