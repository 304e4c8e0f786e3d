package session

import (
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/search"
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
		s.Undo() // says that the board begins here
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

func TestTheLinePlayedOnIsTheMainLine(t *testing.T) {
	undo := func(g *Game) { g.Undo() }
	reviewed := func(g *Game) { g.SetReview(&Review{Line: g.Line(), Grades: make([]search.Grade, 2)}) }
	for name, test := range map[string]struct {
		do, back func(*Game)
		leads    bool // the move made instead
	}{
		"taken back":               {func(*Game) {}, undo, true},
		"looked at":                {func(*Game) {}, (*Game).StepBack, true},
		"taken back at the end":    {func(g *Game) { g.Forfeit("time") }, undo, true},
		"looked at after the end":  {func(g *Game) { g.Forfeit("time") }, (*Game).StepBack, false},
		"taken back from a review": {reviewed, undo, true},
		"looked at in a review":    {reviewed, (*Game).StepBack, false},
	} {
		g := playedOut(t, grid.At(5, 5), grid.At(5, 6))
		test.do(g)
		old := g.Current()
		test.back(g)
		play(t, g, grid.At(4, 4), grid.At(1, 1))
		rows, side := g.Rows(), grid.At(4, 4)
		if test.leads {
			side = grid.At(5, 6)
		}
		at := slices.IndexFunc(rows, func(r Row) bool { return r.Depth == 1 })
		fail.NowIf(t, len(rows) != 5 || at != 3, "%s: %+v", name, rows)
		r := rows[at]
		fail.If(t, r.Cell != side || r.Mark != tictactoe.O || r.Number != 2 || r.Step != 3 || rows[2].Step != 3,
			"%s: the side line is %+v", name, r)
		g.GoTo(old)
		fail.Differ(t, g.Rows(), rows, "%s: from the other line the rows", name)
	}
	g := playedOut(t, grid.At(5, 5), grid.At(5, 6))
	g.Undo()
	play(t, g, grid.At(4, 4), grid.At(1, 1))
	g.GoTo(2)
	play(t, g, grid.At(5, 7))
	fail.If(t, g.Rows()[2].ID != 2, "the game that went on in the old line is a side line: %+v", g.Rows())
}

func TestAnOpenedGameKeepsItsLineUntilItIsPlayedOn(t *testing.T) {
	s := New()
	s.Import(reading(t, "1. 5 5 2. 5 6\n"))
	main := func(want ...history.ID) {
		t.Helper()
		fail.Differ(t, s.Game.Main(), want, "the main line")
	}
	s.Game.GoTo(1)
	play(t, s.Game, grid.At(4, 4))
	main(0, 1, 2)
	s.Game.GoTo(2)
	play(t, s.Game, grid.At(5, 7))
	main(0, 1, 2, 4)
	s.Game.GoTo(1)
	play(t, s.Game, grid.At(6, 6))
	main(0, 1, 5)
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
