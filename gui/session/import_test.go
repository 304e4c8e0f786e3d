package session

import (
	"slices"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
)

func TestAnImportShowsTheBoardItIsFor(t *testing.T) {
	for _, shown := range [...]ProblemID{TicTacToe, CrossHatching} {
		s := New()
		s.Show(shown)
		if take(t, s, sample(t, "crosshatch-2.in")); s.Shown != CrossHatching || s.Sudoku.Len() != 2 ||
			s.Game.Len() != 1 {
			t.Errorf("from %s a grid shows %s", shown, s.Shown)
		}
		if take(t, s, sample(t, "tictactoe-2.in")); s.Shown != TicTacToe || s.Game.Len() != 2 || s.Sudoku.Len() != 2 {
			t.Errorf("from %s a position shows %s", shown, s.Shown)
		}
		if take(t, s, "[X \"Ann\"]\n\n1. 5 5\n"); s.Shown != TicTacToe || players(s.Game) != "Ann-" {
			t.Errorf("from %s a record shows %s", shown, s.Shown)
		}
	}
}

func TestTheTwoBoardsKeepTheirHistoriesApart(t *testing.T) {
	s := New()
	if err := s.Game.Tap(grid.At(5, 5)); err != nil {
		t.Fatal(err)
	}
	take(t, s, sample(t, "crosshatch-2.in"))
	s.Show(TicTacToe)
	if d := s.Problem().Diagram(); d.Cells[grid.At(5, 5)].Symbol != diagram.Cross {
		t.Error("the game is not as it was left")
	}
	s.Show(CrossHatching)
	if text, err := s.Problem().Text(); err != nil || string(text) != sample(t, "crosshatch-2.in") {
		t.Errorf("the grid is not as it was left: %q, %v", text, err)
	}
}

func TestAJudgesPositionGoesByTheJudgesRules(t *testing.T) {
	s := New()
	p := s.Game.Position()
	s.Game.Set(tictactoe.RulesChanged, p.WithRules(tictactoe.Closed))
	take(t, s, sample(t, "tictactoe-1.in"))
	if p := s.Game.Position(); p.Rules() != tictactoe.Judge || !s.Game.Sides().People() {
		t.Errorf("the rules are %s, sides %+v", p.Rules(), s.Game.Sides())
	}
}

// commented is a record with comments, a branch and tags.
const commented = "[X \"Ann\"]\n[O \"Bob\"]\n\n1. 5 5 {the centre}  2. 5 6\n  (2. 4 4)\n"

func TestARecordComesBackWithAllItHas(t *testing.T) {
	s := New()
	take(t, s, commented)
	r := s.Game.Record(s.Game.Line())
	text := record.Append(nil, &r)
	again := New()
	take(t, again, string(text))
	second := again.Game.Record(again.Game.Line())
	if twice := record.Append(nil, &second); string(twice) != string(text) {
		t.Errorf("written again it is\n%s\nwant\n%s", twice, text)
	}
	for again.Game.Now().Comment == "" {
		if again.Undo(); !again.CanUndo() {
			t.Fatal("the comment is gone")
		}
	}
	if id := again.Game.Current(); again.Game.Now().Comment != "the centre" || len(again.Game.Children(id)) != 2 {
		t.Errorf("comment %q, %d ways on", again.Game.Now().Comment, len(again.Game.Children(id)))
	}
}

func TestARecordOfAGameSaysHowItStands(t *testing.T) {
	g := playedOut(t, grid.At(5, 5))
	r := g.Record(g.Line())
	if r.Tag("Result") != "*" {
		t.Errorf("the result of a game that goes on is %q", r.Tag("Result"))
	}
	g.Set(tictactoe.Edited, tictactoetest.LineIn(tictactoe.New(tictactoe.Open), tictactoe.O, 0, 1, 2))
	g.Undo()
	if r = g.Record(g.Line()); r.Tag("Result") != "0-1" || g.Tags() != nil {
		t.Errorf("at the end of the line O has won, and the result is %q; tags %v", r.Tag("Result"), g.Tags())
	}
}

func TestASideLineStandsBelowTheMainLine(t *testing.T) {
	g := playedOut(t, grid.At(5, 5), grid.At(5, 6))
	main := g.Current()
	g.Undo()
	if err := g.Tap(grid.At(4, 4)); err != nil {
		t.Fatal(err)
	}
	rows := g.Rows()
	if len(rows) != 4 || rows[2].ID != main || rows[2].Depth != 0 {
		t.Fatalf("the side line took the place of the main line: %+v", rows)
	}
	if side := rows[3]; side.Depth != 1 || side.Mark != tictactoe.O || side.Cell != grid.At(4, 4) || side.Number != 2 {
		t.Errorf("the side line is %+v", side)
	}
	if rows[2].Step != 3 || rows[3].Step != 3 {
		t.Errorf("the two are steps %d and %d of their lines, want 3", rows[2].Step, rows[3].Step)
	}
	g.GoTo(main)
	if again := g.Rows(); !slices.Equal(again, rows) {
		t.Errorf("from the main line the rows are %+v", again)
	}
	g.GoTo(rows[3].ID)
	for range 2 {
		playAnywhere(t, g)
	}
	if rows = g.Rows(); rows[2].Cell != grid.At(4, 4) || rows[3].ID != main || rows[3].Depth != 1 ||
		rows[5].Depth != 0 {
		t.Errorf("the longest way on is not the main line: %+v", rows)
	}
	g.GoTo(main)
	g.Delete()
	if rows = g.Rows(); len(rows) != 5 || rows[2].Depth != 0 {
		t.Errorf("after deleting the other way the rows are %+v", rows)
	}
	g.Undo()
	if rows = g.Rows(); len(rows) != 6 {
		t.Errorf("after undo the rows are %+v", rows)
	}
}

// playAnywhere plays the first legal cell.
func playAnywhere(t *testing.T, g *Game) {
	t.Helper()
	p := g.Position()
	for c := range p.Legal().All() {
		if err := g.Tap(c); err != nil {
			t.Fatal(err)
		}
		return
	}
}

func TestAGamePlayedToItsEndStaysTheMainLine(t *testing.T) {
	g := playedOut(t, grid.At(5, 5), grid.At(5, 6), grid.At(4, 8))
	end := g.Current()
	g.Forfeit("lost on time")
	g.Undo()
	g.Undo()
	for range 5 {
		playAnywhere(t, g)
	}
	if rows := g.Rows(); rows[len(rows)-1].ID != end || rows[len(rows)-1].Depth != 0 || len(g.Line()) <= 4 {
		t.Errorf("a longer line displaced the game: %+v", rows)
	}
}

func TestAnotherGameIsNoOtherWayInTheList(t *testing.T) {
	g := playedOut(t, grid.At(5, 5))
	g.Restart()
	g.Undo()
	if err := g.Tap(grid.At(5, 6)); err != nil {
		t.Fatal(err)
	}
	if got := g.Rows(); len(got) != 3 {
		t.Errorf("the rows are %+v", got)
	}
}

func TestEveryExampleCanBeImported(t *testing.T) {
	names := Examples()
	if len(names) < 9 {
		t.Errorf("there are %d examples", len(names))
	}
	for _, name := range names {
		s := New()
		take(t, s, string(ExampleText(name)))
	}
	if ExampleText("none") != nil {
		t.Error("a name of no example has a text")
	}
}
