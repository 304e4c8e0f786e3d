package session

import (
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
)

// CanUndo reports whether there is a step to undo, or a board shown before.
func (s *Session) CanUndo() bool { return s.CanTakeBack() || len(s.before) > 0 }

// CanTakeBack reports whether there is a step of the board to undo. Against a machine that is one of the user.
func (s *Session) CanTakeBack() bool {
	return s.Problem().CanUndo() && (!s.GameShown() || s.Game.hasOwnStep())
}

// hasOwnStep reports whether not only a machine's moves led to the step shown, in a game of the user against one.
func (g *Game) hasOwnStep() bool {
	if !g.sides.AgainstMachine() || g.deleted != 0 {
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

// CanRedo reports whether there is a step to redo, or a board that Undo left.
func (s *Session) CanRedo() bool {
	p := s.Problem()
	_, ok := p.Next(p.Current())
	return ok || s.leftHere()
}

// leftHere reports whether the board is still at the step at which Undo came to it.
func (s *Session) leftHere() bool {
	return len(s.after) > 0 && s.after[len(s.after)-1].at == s.Problem().Current()
}

// Undone says what Undo has done.
type Undone uint8

// What Undo can do.
const (
	UndidStep   Undone = iota // or nothing, if no board was shown before
	UndidNone                 // the steps of the board are undone; the next Undo leaves it
	LeftBoard                 // the board shown before is shown
	BroughtBack               // it is shown, and had been deleted
)

// Undo undoes the last step, and with a move of the user the machine's answer. At a board's first step it shows the
// board shown before; if Undo led to the first step, it only does so when called once more.
func (s *Session) Undo() Undone {
	if !s.CanTakeBack() {
		if s.emptied == s.Problem() && len(s.before) > 0 {
			s.emptied = nil
			return UndidNone
		}
		return s.goBackward()
	}
	if s.Shown == TicTacToe && s.Game.deleted == 0 {
		for s.Game.Sides().AgainstMachine() && s.machineMoved() && s.Game.isMove(s.Game.Parent(s.Game.Current())) {
			s.Game.Undo()
		}
	}
	s.Problem().Undo()
	if s.leftHere() { // the user went on from here
		s.after = nil
	}
	s.emptied = nil
	if !s.CanTakeBack() {
		s.emptied = s.Problem()
	}
	return UndidStep
}

// goBackward shows the board shown before, if any can be shown.
func (s *Session) goBackward() Undone {
	for len(s.before) > 0 {
		last := len(s.before) - 1
		v := s.before[last]
		s.before = s.before[:last]
		from, shown := s.Problem(), LeftBoard
		if s.removalOf(v.key) >= 0 || v.board != nil && s.isRemoved(v.board) {
			shown = BroughtBack
		}
		if s.goTo(v) && s.Problem() != from {
			s.after = append(s.after, visit{from, keyOf(from), s.Problem().Current()})
			return shown
		}
	}
	return UndidStep
}

func (s *Session) goForward() {
	last := len(s.after) - 1
	v := s.after[last]
	now := s.Problem()
	if s.goTo(v) {
		s.before = append(s.before, visit{board: now, key: keyOf(now), at: now.Current()})
	}
	s.after = s.after[:last]
}

// Redo redoes the step undone last, with the machine's answer, or shows the board that Undo left.
func (s *Session) Redo() {
	if s.leftHere() {
		s.goForward()
		return
	}
	if !s.Problem().Redo() || s.Shown != TicTacToe {
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
func (s *Session) CanGoBack() bool { return s.Problem().Current() != 0 }

// CanGoForward reports whether GoLast shows another step.
func (s *Session) CanGoForward() bool { return s.Problem().Current() != s.last() }

// GoFirst shows the first step of the line.
func (s *Session) GoFirst() { s.Problem().GoTo(0) }

// GoLast shows the last step: of a Sudoku's line or, from a variation too, of a game's main line.
func (s *Session) GoLast() { s.Problem().GoTo(s.last()) }

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
