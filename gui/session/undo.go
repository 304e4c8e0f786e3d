package session

import "ninefold/engine/tictactoe"

// CanUndo reports whether there is a step to take back on the board shown.
func (s *Session) CanUndo() bool { return s.Problem().CanUndo() }

// CanRedo reports whether there is a step to make again.
func (s *Session) CanRedo() bool {
	p := s.Problem()
	_, ok := p.Next(p.Current())
	return ok
}

// Undo takes back the last step. A move that the computer, or a program, answered the user's with is
// taken back with that.
func (s *Session) Undo() {
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
}

// Redo makes the step again that was taken back. The answer to it is made again with it.
func (s *Session) Redo() {
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
	return s.GameShown() && !p.Over() && sides.Of(p.Turn()).Machine()
}

// facesMachine reports whether a person plays one side alone.
func (s *Session) facesMachine() bool {
	sides := s.Game.Sides()
	return sides.X.Person() != sides.O.Person()
}

// machineMoved reports whether the step shown is a move of the computer's or of a program's side.
func (s *Session) machineMoved() bool {
	step, sides := s.Game.Now(), s.Game.Sides()
	return step.Origin == tictactoe.Moved && sides.Of(step.Position.Turn().Other()).Machine()
}
