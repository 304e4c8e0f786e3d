package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
)

func TestAnImportShowsABoardOfItsOwn(t *testing.T) {
	for _, shown := range [...]ProblemID{TicTacToe, CrossHatching} {
		s := New()
		s.Show(shown)
		game := s.Game
		s.Import(reading(t, texttest.Sample(t, "crosshatch-2.in")))
		fail.If(t, s.Shown != CrossHatching || s.Sudoku.Len() != 1 || s.Game != game,
			"from %s a grid shows %s", shown, s.Shown)
		sudoku := s.Sudoku
		s.Import(reading(t, texttest.Sample(t, "tictactoe-2.in")))
		p := s.Game.Position()
		fail.If(t, s.Shown != TicTacToe || s.Game.Len() != 1 || s.Sudoku != sudoku || p.Rules() != tictactoe.Judge ||
			!s.Game.Sides().People(), "from %s a position shows %s", shown, s.Shown)
		s.Import(reading(t, "[X \"Ann\"]\n[OPlayer \"computer Master\"]\n\n1. 5 5\n"))
		sides := s.Game.Sides()
		fail.If(t, s.Shown != TicTacToe || s.Game.Tag("X") != "Ann" || !sides.People() || sides.O.Level != "Master",
			"from %s a record shows %s, between %+v", shown, s.Shown, sides)
		s.Undo()
		if s.Undo(); s.Game.Tag("X") != "" || s.Game.Now().Origin != tictactoe.Imported {
			t.Error("undo does not lead back to the position")
		}
	}
}

func TestARecordComesBackWithAllItHas(t *testing.T) {
	const text = "[Rules \"closed\"]\n[X \"Ann\"]\n[O \"Bob\"]\n[Result \"*\"]\n\n" +
		"1. 5 5 {the centre}  2. 5 6\n  (2. 4 4)\n"
	s := New()
	s.Import(reading(t, text))
	r := s.Game.Record()
	got := record.Append(nil, &r)
	fail.If(t, string(got) != text, "written again it is\n%s\nwant\n%s", got, text)
	s.Game.GoTo(1)
	r = s.Game.Record()
	if last := r.Game.Now(); last.Cell != grid.At(5, 6) || s.Game.Current() != 1 {
		t.Errorf("the record stands at %v, and step %d is shown", last.Cell, s.Game.Current())
	}
	g := playedOut(t, grid.At(5, 5))
	g.Set(tictactoe.Edited, tictactoetest.LineIn(tictactoe.New(tictactoe.Open), tictactoe.O, 0, 1, 2))
	g.Undo()
	if r = g.Record(); r.Tag("Result") != "0-1" || g.Tags() != nil {
		t.Errorf("at the end of the line O has won, and the result is %q; tags %v", r.Tag("Result"), g.Tags())
	}
}

func TestASideLineStandsBelowTheMainLine(t *testing.T) {
	g := playedOut(t, grid.At(5, 5), grid.At(5, 6))
	main := g.Current()
	g.Undo()
	play(t, g, grid.At(4, 4))
	rows := g.Rows()
	fail.NowIf(t, len(rows) != 4 || rows[2].ID != main || rows[2].Depth != 0,
		"the side line took the place of the main line: %+v", rows)
	side := rows[3]
	fail.If(t, side.Depth != 1 || side.Mark != tictactoe.O || side.Cell != grid.At(4, 4) || side.Number != 2 ||
		side.Step != 3 || rows[2].Step != 3, "the side line is %+v", side)
	g.GoTo(main)
	fail.Differ(t, g.Rows(), rows, "from the main line the rows")
	g.GoTo(rows[3].ID)
	play(t, g, grid.At(1, 1), grid.At(1, 2))
	rows = g.Rows()
	fail.If(t, rows[2].Cell != grid.At(4, 4) || rows[3].ID != main || rows[3].Depth != 1 || rows[5].Depth != 0,
		"the longest way on is not the main line: %+v", rows)
	g.GoTo(main)
	g.Forfeit("lost on time")
	rows = g.Rows()
	fail.If(t, rows[2].ID != main, "a longer line displaced the game that was played to its end: %+v", rows)
	g.Delete()
	rows = g.Rows()
	fail.If(t, len(rows) != 5 || rows[2].Depth != 0, "after deleting the other way the rows are %+v", rows)
}

func TestAReplayedGameStartsEmptyAndEndsInThePosition(t *testing.T) {
	cells := []grid.Cell{grid.At(5, 5), grid.At(5, 6), grid.At(5, 7)}
	s := importing(t, "tictactoe-1.in")
	asked := s.Game
	err := s.Replay(tictactoe.Judge, []grid.Cell{grid.At(1, 1), grid.At(9, 9)})
	fail.If(t, err == nil || s.Game != asked, "an illegal game: %v", err)
	fail.OnError(t, s.Replay(tictactoe.Judge, cells))
	if p := s.Game.Position(); p != (tictactoe.Position{}) || len(s.Game.Line()) != 4 {
		t.Errorf("it starts with %d moves and has %d steps", moves(s), len(s.Game.Line()))
	}
	s.GoLast()
	fail.If(t, lastMove(s) != grid.At(5, 7), "the game does not end in the position")
	s.GoFirst()
	s.Undo()
	fail.If(t, s.Game != asked, "one undo from the start of the game does not lead back to where it was asked for")
}

func TestEveryExampleCanBeImported(t *testing.T) {
	names := Examples()
	fail.If(t, len(names) < 9, "there are %d examples", len(names))
	for _, name := range names {
		New().Import(reading(t, string(ExampleText(name))))
	}
	fail.If(t, ExampleText("none") != nil, "a name of no example has a text")
}
