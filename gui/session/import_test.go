package session

import (
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

func TestAnImportShowsTheBoardItIsFor(t *testing.T) {
	for _, shown := range [...]ProblemID{TicTacToe, CrossHatching} {
		s := New()
		s.Show(shown)
		if take(t, s, sample(t, "crosshatch-2.in")); s.Shown != CrossHatching || s.Sudoku.Len() != 2 || s.Game.Len() != 1 {
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

func TestAJudgesPositionKeepsTheRulesInForce(t *testing.T) {
	s := New()
	p := s.Game.Position()
	s.Game.Set(tictactoe.RulesChanged, p.WithRules(tictactoe.Closed))
	take(t, s, sample(t, "tictactoe-1.in"))
	if p := s.Game.Position(); p.Rules() != tictactoe.Closed {
		t.Errorf("the rules are %s", p.Rules())
	}
}

func TestOtherProgramsTextsAreNamedAndTheirLimitsSaid(t *testing.T) {
	s := New()
	readings, err := notation.Read([]byte("8o/9/9/9/9/9/9/9/9 x 8"))
	if err != nil {
		t.Fatal(err)
	}
	s.Take(readings[0])
	if p := s.Game.Position(); p.At(grid.At(3, 3)) != tictactoe.O || p.Rules() != tictactoe.Closed {
		t.Errorf("read %+v", p)
	}
	if said := s.News("clipboard", readings[0]); !strings.Contains(said, "bttt") {
		t.Errorf("said %q", said)
	}
}

func TestAfterAnImportTheStatusIsSaid(t *testing.T) {
	for _, name := range []string{"tictactoe-1.in", "crosshatch-2.in"} {
		s := New()
		readings, err := notation.Read([]byte(sample(t, name)))
		if err != nil {
			t.Fatal(err)
		}
		s.Take(readings[0])
		if said := s.News(name, readings[0]); !strings.Contains(said, name) || !strings.HasSuffix(said, s.Problem().Status().Why) {
			t.Errorf("said %q", said)
		}
	}
}

// commented is a record with comments, a branch and tags.
const commented = "[X \"Ann\"]\n[O \"Bob\"]\n\n1. 5 5 {the centre}  2. 5 6\n  (2. 4 4)\n"

func TestARecordComesBackWithAllItHas(t *testing.T) {
	s := New()
	take(t, s, commented)
	r := s.Game.Record()
	text := record.Append(nil, &r)
	again := New()
	take(t, again, string(text))
	second := again.Game.Record()
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
	r := g.Record()
	if r.Tag("Result") != "*" {
		t.Errorf("the result of a game that goes on is %q", r.Tag("Result"))
	}
	g.Set(tictactoe.Edited, lineIn(tictactoe.New(tictactoe.Open), tictactoe.O, 0, 1, 2))
	g.Undo()
	if r = g.Record(); r.Tag("Result") != "0-1" || g.Tags() != nil {
		t.Errorf("at the end of the line O has won, and the result is %q; tags %v", r.Tag("Result"), g.Tags())
	}
}

func TestGoingAnotherWayKeepsTheOldOneInTheList(t *testing.T) {
	g := playedOut(t, grid.At(5, 5), grid.At(5, 6))
	g.Undo()
	if err := g.Tap(grid.At(4, 4)); err != nil {
		t.Fatal(err)
	}
	rows := g.Rows()
	if len(rows) != 4 || !rows[3].Branch || !strings.Contains(rows[3].Words, "O (5, 6)") {
		t.Fatalf("rows %+v", rows)
	}
	g.GoTo(rows[3].ID)
	if rows = g.Rows(); !rows[3].Branch || !strings.Contains(rows[3].Words, "O (4, 4)") {
		t.Errorf("from the other way the rows are %+v", rows)
	}
	g.Delete()
	if rows = g.Rows(); len(rows) != 3 || rows[2].Branch {
		t.Errorf("after deleting the way shown the rows are %+v", rows)
	}
	g.Undo()
	if rows = g.Rows(); len(rows) != 4 {
		t.Errorf("after undo the rows are %+v", rows)
	}
}

func TestAnotherGameIsNoOtherWayInTheList(t *testing.T) {
	g := playedOut(t, grid.At(5, 5))
	g.Restart()
	g.Undo()
	if err := g.Tap(grid.At(5, 6)); err != nil {
		t.Fatal(err)
	}
	if got := words(g); len(got) != 3 {
		t.Errorf("the rows are %q", got)
	}
}

func TestALongCommentIsShownInPart(t *testing.T) {
	for name, comment := range map[string]string{
		"long":       strings.Repeat("word ", 10_000),
		"many lines": strings.Repeat("\n", 50),
		"no spaces":  strings.Repeat("中", shownCharacters+1),
	} {
		shown := excerpt(comment)
		if len(shown) > 4*shownCharacters || strings.Count(shown, "\n") > shownLines || !strings.Contains(shown, "Ctrl+M") {
			t.Errorf("%s: shown is %q", name, shown)
		}
	}
	for _, comment := range []string{"", "short", strings.Repeat("中", shownCharacters), "a\nb\nc\nd\ne\nf\ng\nh"} {
		if shown := excerpt(comment); shown != comment {
			t.Errorf("%q is shown as %q", comment, shown)
		}
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
