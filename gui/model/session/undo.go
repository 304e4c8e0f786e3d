package session

import (
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// CanUndo reports whether there is a step to undo. Against a machine that is one of the user.
func (g *Game) CanUndo() bool {
	return (g.Current() != 0 || g.deleted != 0) && hasOwnStep(g)
}

// hasOwnStep reports whether not only a machine's moves led to the step shown, in a game of the user against one.
func hasOwnStep(g *Game) bool {
	if !g.sides.AgainstMachine() || g.deleted != 0 || g.promoted != nil {
		return true
	}
	for _, id := range g.Path()[1:] {
		if !byMachine(g, id) {
			return true
		}
	}
	return false
}

// Undo undoes the last step, and with a move of the user the machine's answer; or restores what was just deleted or the
// line that was just the game. In a game that has ended it only looks back: what is tried there is a side line, and the
// result stays. It reports whether there was anything to undo.
func (g *Game) Undo() bool {
	switch {
	case !g.CanUndo():
		return false
	case g.deleted != 0:
		g.Undelete(g.deleted)
		g.afterStepChange(false)
		return true
	case g.promoted != nil:
		g.demote()
		return true
	}
	for g.sides.AgainstMachine() && byMachine(g, g.Current()) && g.isMove(g.Parent(g.Current())) {
		g.Game.Undo()
	}
	g.Game.Undo()
	g.afterStepChange(false)
	g.undone = !g.Decided()
	return true
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

// byMachine reports whether a step is a move of a machine's side.
func byMachine(g *Game, id history.ID) bool {
	step := g.State(id)
	return step.Origin == tictactoe.Moved && g.sides.Side(step.Position.Turn().Other()).Machine()
}

// MachineToMove reports whether the computer or a program is to move.
func (g *Game) MachineToMove() bool {
	p := g.Position()
	return !p.Over() && g.ToMove().Machine()
}
