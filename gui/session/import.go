package session

import (
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// Take goes on to what a text was read as and shows it, of whichever problem. A position in the judge's text goes by
// the judge's rules. A game is played by nobody but people, one of them by mail if who sent it is: who plays another is
// nothing to it, and who has played it is history.
func (s *Session) Take(r notation.Reading) {
	s.Shown = TicTacToe
	switch {
	case r.Grids != nil:
		s.Shown = CrossHatching
		importSheet(s.Sudoku, r.Sheet(0))
		return
	case r.Form == notation.Judge:
		s.Game.Set(tictactoe.Imported, r.Record.Game.Position().WithRules(tictactoe.Judge))
	default:
		s.Game.adopt(r.Record)
	}
	s.leaveToPeople(r.Record.Sender())
}

// leaveToPeople lets people play the game shown, its sender by mail if there is one. A side that a level of the
// computer has played is offered to that one.
func (s *Session) leaveToPeople(sender tictactoe.Mark) {
	sides := s.Settings.Players.ByPeople()
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		if by := s.Game.PlayedBy(m); by.Kind == record.Computer && by.Name != "" {
			sides.Of(m).Level = by.Name
		}
	}
	if sender != tictactoe.Empty {
		sides.Of(sender).Player = Mail
	}
	s.Game.setSides(sides)
}
