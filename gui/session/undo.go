package session

import "ninefold/engine/tictactoe"

// CanUndo reports whether there is a step to take back on the board shown.
func (s *Session) CanUndo() bool {
	if s.Shown == CrossHatching {
		return s.Sudoku.CanUndo()
	}
	return s.Game.CanUndo()
}

// CanRedo reports whether there is a step to make again.
func (s *Session) CanRedo() bool {
	p := s.Problem()
	_, ok := p.Next(p.Current())
	return ok
}

// Undo takes back the last step. A move of the computer that answered the user's is taken back with that.
func (s *Session) Undo() {
	if s.Shown == TicTacToe && s.Game.deleted == 0 {
		for s.facesComputer() && s.computerMoved() {
			before, ok := s.Game.Parent(s.Game.Current())
			if !ok || s.Game.State(before).Origin != tictactoe.Moved {
				break
			}
			s.Game.Undo()
		}
	}
	s.Problem().Undo()
}

// Redo makes the step again that was taken back. The computer's answer to it is made again with it.
func (s *Session) Redo() {
	if !s.Problem().Redo() || s.Shown != TicTacToe {
		return
	}
	for s.facesComputer() && s.ComputerToMove() {
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

// ComputerToMove reports whether it is the computer's turn.
func (s *Session) ComputerToMove() bool {
	p := s.Game.Position()
	return s.GameShown() && !p.Over() && s.Settings.Computer.Has(p.Turn())
}

// facesComputer reports whether the user plays one side and the computer the other.
func (s *Session) facesComputer() bool { return s.Settings.Computer.X != s.Settings.Computer.O }

// computerMoved reports whether the step shown is a move of the computer.
func (s *Session) computerMoved() bool {
	step := s.Game.Now()
	return step.Origin == tictactoe.Moved && s.Settings.Computer.Has(step.Position.Turn().Other())
}
