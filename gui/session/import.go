package session

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// Import shows what was read from a text on a board of its own. A position in the judge's text goes by the judge's
// rules. People play an imported game, and its sender plays by mail if there is one.
func (s *Session) Import(r notation.Reading) {
	switch {
	case r.Sheets != nil:
		read := sudokuFrom(crosshatch.GameFrom(r.Sheets[0]))
		read.judge = r.Form == notation.Grid
		s.show(read)
		return
	case r.Form == notation.Judge:
		s.show(gameFrom(tictactoe.GameFrom(r.Record.Game.Position().WithRules(tictactoe.Judge))))
	default:
		s.show(gameOf(r.Record))
	}
	s.leaveToPeople(r.Record.Sender())
}

// ShowSudoku shows a puzzle of a grade on a board of its own.
func (s *Session) ShowSudoku(puzzle crosshatch.Grid, grade string) {
	new := sudokuFrom(crosshatch.GameFrom(crosshatch.Sheet{Grid: puzzle}))
	new.grade, new.graded = grade, puzzle
	s.show(new)
}

// Replay shows a new game of people at its start, with the given moves from the empty board. On an error, a
// tictactoe.Illegal, nothing changes.
func (s *Session) Replay(rules tictactoe.Rules, moves []grid.Cell) error {
	steps := tictactoe.NewGame(rules)
	for _, c := range moves {
		if err := steps.Play(c); err != nil {
			return err
		}
	}
	steps.GoTo(0)
	sides := s.Game.sides.ByPeople()
	s.show(gameFrom(steps))
	s.Game.setSides(sides)
	return nil
}

// leaveToPeople lets people play the game shown, and its sender by mail if there is one. A side that a level of the
// computer has played remembers that level.
func (s *Session) leaveToPeople(sender tictactoe.Mark) {
	sides := s.Settings.Players.ByPeople()
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		if by := s.Game.PlayedBy(m); by.Kind == record.Computer && by.Name != "" {
			sides.Side(m).Level = by.Name
		}
	}
	if sender != tictactoe.Empty {
		sides.Side(sender).Player = Mail
	}
	s.Game.setSides(sides)
}
