package session

import (
	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/sudoku"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/roster"
)

// Import shows what was read from a text on a new board. A position in the judge's form gets the judge's rules. People
// play an imported game; if the text has a sender, that side plays by mail.
func (s *Session) Import(r notation.Reading) {
	switch {
	case r.Sheets != nil:
		read := sudokuFrom(r.Sudoku())
		read.spent, read.hints = r.Worksheet.Spent, r.Worksheet.Hints
		read.judge = r.Form == notation.Grid
		s.Show(read)
		return
	case r.Form == notation.Judge:
		s.Show(gameFrom(tictactoe.GameFrom(r.Record.Game.Position().WithRules(tictactoe.Judge))))
	default:
		s.Show(gameOf(r.Record))
	}
	s.leaveToPeople(r.Record.Sender())
}

// ShowSudoku shows a puzzle of a grade on a new board.
func (s *Session) ShowSudoku(puzzle sudoku.Grid, grade string) {
	new := sudokuFrom(sudoku.GameFrom(sudoku.Sheet{Grid: puzzle}))
	new.grade, new.graded = grade, puzzle
	s.Show(new)
}

// Replay shows the start of a new game between people, with the given moves from the empty board. The game is untouched
// until something is done on it. On an error, a tictactoe.Illegal, nothing changes.
func (s *Session) Replay(rules tictactoe.Rules, moves []grid.Cell) error {
	steps := tictactoe.NewGame(rules)
	for _, c := range moves {
		if err := steps.Play(c); err != nil {
			return err
		}
	}
	steps.GoTo(0)
	sides := s.Game.sides.ByPeople()
	s.Show(gameFrom(steps))
	s.Game.setSides(sides)
	s.Game.noteReplayed()
	return nil
}

func (g *Game) noteReplayed() {
	g.replayed = g.edits() + g.notes
}

// leaveToPeople lets people play the game shown; the sender, if there is one, by mail. Sides that a level of the
// computer has played remember the level.
func (s *Session) leaveToPeople(sender tictactoe.Mark) {
	sides := s.Settings.Players.ByPeople()
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		if by := s.Game.PlayedBy(m); by.Kind == record.Computer && by.Name != "" {
			sides.Side(m).Level = by.Name
		}
	}
	if sender != tictactoe.Empty {
		sides.Side(sender).Player = roster.Mail
	}
	s.Game.setSides(sides)
}
