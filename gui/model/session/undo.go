package session

import (
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// CanUndo reports whether there is a step of the board to undo. Against a machine that is one of the user.
func (s *Session) CanUndo() bool {
	return s.Board().CanUndo() && (!s.GameShown() || s.Game.hasOwnStep())
}

// hasOwnStep reports whether not only a machine's moves led to the step shown, in a game of the user against one.
func (g *Game) hasOwnStep() bool {
	if !g.sides.AgainstMachine() || g.deleted != 0 || g.promoted != nil {
		return true
	}
	for id := g.Current(); id != 0; id, _ = g.Parent(id) {
		step := g.State(id)
		if step.Origin != tictactoe.Moved || !g.sides.Side(step.Position.Turn().Other()).Machine() {
			return true
		}
	}
	return false
}

// CanRedo reports whether there is a step to redo.
func (s *Session) CanRedo() bool {
	b := s.Board()
	_, ok := b.Next(b.Current())
	return ok
}

// Undo undoes the last step, and with a move of the user the machine's answer. At a board's first step it does nothing.
func (s *Session) Undo() {
	if !s.CanUndo() {
		return
	}
	if s.Shown == TicTacToe && s.Game.deleted == 0 && s.Game.promoted == nil {
		for s.Game.Sides().AgainstMachine() && s.machineMoved() && s.Game.isMove(s.Game.Parent(s.Game.Current())) {
			s.Game.Undo()
		}
	}
	s.Board().Undo()
}

// Redo redoes the step undone last, with the machine's answer.
func (s *Session) Redo() {
	if !s.Board().Redo() || s.Shown != TicTacToe {
		return
	}
	for s.Game.Sides().AgainstMachine() && s.MachineToMove() && s.Game.isMove(s.Game.Next(s.Game.Current())) {
		s.Game.Redo()
	}
}

// isMove reports whether there is such a step and it is a move.
func (g *Game) isMove(id history.ID, there bool) bool {
	return there && g.State(id).Origin == tictactoe.Moved
}

// CanGoBack reports whether the step shown is not the first of its line.
func (s *Session) CanGoBack() bool { return s.Board().Current() != 0 }

// CanGoForward reports whether GoLast shows another step.
func (s *Session) CanGoForward() bool { return s.Board().Current() != s.last() }

// GoFirst shows the first step of the line.
func (s *Session) GoFirst() { s.Board().GoTo(0) }

// GoLast shows the last step: of a Sudoku's line or, from a variation too, of a game's main line.
func (s *Session) GoLast() { s.Board().GoTo(s.last()) }

func (s *Session) last() history.ID {
	if s.Shown == TicTacToe {
		return history.Last(s.Game.Main())
	}
	return history.Last(s.Sudoku.Line())
}

// MachineToMove reports whether the computer or a program is to move.
func (s *Session) MachineToMove() bool {
	p, side := s.Game.Position(), s.Game.ToMove()
	return s.GameShown() && !p.Over() && side.Machine()
}

// machineMoved reports whether the step shown is a move of a machine's side.
func (s *Session) machineMoved() bool {
	step, sides := s.Game.Now(), s.Game.Sides()
	return step.Origin == tictactoe.Moved && sides.Side(step.Position.Turn().Other()).Machine()
}
