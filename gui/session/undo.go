package session

import "ninefold/engine/tictactoe"

// CanUndo reports whether there is a step to take back on the board shown, or another one that was shown before.
func (s *Session) CanUndo() bool { return s.Problem().CanUndo() || len(s.before) > 0 }

// CanRedo reports whether there is a step to make again, or a board to go on to from which Undo went back.
func (s *Session) CanRedo() bool {
	p := s.Problem()
	_, ok := p.Next(p.Current())
	return ok || s.leftHere()
}

// leftHere reports whether the board shown is at the step at which it was left for the one that Undo went back from.
func (s *Session) leftHere() bool {
	return len(s.after) > 0 && s.after[len(s.after)-1].at == s.Problem().Current()
}

// Undo takes back the last step, or at a board's first step shows what was shown before; then it reports true. A move
// that the computer, or a program, answered the user's with is taken back with that.
func (s *Session) Undo() (left bool) {
	if !s.Problem().CanUndo() {
		return s.goBackward()
	}
	if s.Shown == TicTacToe && s.Game.deleted == 0 {
		for s.facesMachine() && s.machineMoved() {
			before, ok := s.Game.Parent(s.Game.Current())
			if !ok || s.Game.State(before).Origin != tictactoe.Moved {
				break
			}
			s.Game.Undo()
		}
	}
	s.Problem().Undo()
	if s.leftHere() { // the user has gone on from here
		s.after = nil
	}
	return false
}

// goBackward shows what was shown before, and reports false if that is nothing that is still there.
func (s *Session) goBackward() bool {
	for len(s.before) > 0 {
		last := len(s.before) - 1
		v := s.before[last]
		s.before = s.before[:last]
		from := s.Problem()
		if s.goTo(v) && s.Problem() != from {
			s.after = append(s.after, visit{from, keyOf(from), s.Problem().Current()})
			return true
		}
	}
	return false
}

// goForward shows what Undo went back from.
func (s *Session) goForward() {
	last := len(s.after) - 1
	v := s.after[last]
	now := s.Problem()
	if s.goTo(v) {
		s.before = append(s.before, visit{board: now, key: keyOf(now), at: now.Current()})
	}
	s.after = s.after[:last]
}

// Redo makes the step again that was taken back, and the answer to it with it, or shows the board that Undo went back
// from.
func (s *Session) Redo() {
	if s.leftHere() {
		s.goForward()
		return
	}
	if !s.Problem().Redo() || s.Shown != TicTacToe {
		return
	}
	for s.facesMachine() && s.MachineToMove() {
		next, ok := s.Game.Next(s.Game.Current())
		if !ok || s.Game.State(next).Origin != tictactoe.Moved {
			break
		}
		s.Game.Redo()
	}
}

// CanGoBack reports whether the step shown is not the first of its line.
func (s *Session) CanGoBack() bool {
	p := s.Problem()
	return p.Current() != p.Line()[0]
}

// CanGoForward reports whether the step shown is not the last of its line.
func (s *Session) CanGoForward() bool {
	p := s.Problem()
	line := p.Line()
	return p.Current() != line[len(line)-1]
}

// GoFirst shows the first step of the line.
func (s *Session) GoFirst() {
	p := s.Problem()
	p.GoTo(p.Line()[0])
}

// GoLast shows the last step of the line.
func (s *Session) GoLast() {
	p := s.Problem()
	line := p.Line()
	p.GoTo(line[len(line)-1])
}

// MachineToMove reports whether it is the turn of the computer or of a program.
func (s *Session) MachineToMove() bool {
	p, sides := s.Game.Position(), s.Game.Sides()
	return s.GameShown() && !p.Over() && sides.Side(p.Turn()).Machine()
}

// facesMachine reports whether a person plays one side alone.
func (s *Session) facesMachine() bool {
	sides := s.Game.Sides()
	return sides.X.Person() != sides.O.Person()
}

// machineMoved reports whether the step shown is a move of the computer's or of a program's side.
func (s *Session) machineMoved() bool {
	step, sides := s.Game.Now(), s.Game.Sides()
	return step.Origin == tictactoe.Moved && sides.Side(step.Position.Turn().Other()).Machine()
}
