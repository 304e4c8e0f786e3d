package session

import (
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/model/editor"
	"ninefold/gui/model/roster"
)

func TestAResignationIsInTheRecordAndIsKept(t *testing.T) {
	s := against(t, roster.Sides{O: machine}, 4)
	fail.Unless(t, s.Game.CanResign(), "one cannot resign on one's move")
	s.Game.Undo()
	fail.Unless(t, s.Game.CanResign(), "one cannot resign after Undo")
	s.Game.Resign()
	for _, s := range []*Session{restarted(t, s), s} {
		r, e := s.Game.Record(), s.Board().Entry()
		fail.If(t, r.Tag("Result") != "0-1" || r.Tag("Termination") != "X resigned" || e.Result != "0-1" ||
			s.Game.CanResign() || !s.Game.Rests(), "%+v, %+v", r.Tags, e)
		ending, counts := e.Ending()
		fail.If(t, ending != Lost || !counts, "it ended %v, and counts: %v", ending, counts)
		e.Result = "1-0" // played on and won
		_, counts = e.Ending()
		fail.If(t, counts, "a win after it counts")
		saved := New()
		saved.Import(notation.Reading{Record: DocumentOf(s.Game)})
		r = saved.Game.Record()
		fail.If(t, saved.Game.Current() != s.Game.Current() || r.Tag("Termination") != "X resigned",
			"of its document step %d is shown, and %+v said", saved.Game.Current(), r.Tags)
		fail.Unless(t, s.Game.Redo(), "what Undo took back is gone")
		fail.Unequal(t, s.Board().Entry().Result, "0-1", "after a look at that the result")
	}
}

// TestWhoLooksBackPlaysBothSides: a machine answers only in the game itself, as after Undo.
func TestWhoLooksBackPlaysBothSides(t *testing.T) {
	for name, test := range map[string]struct {
		lead   func(g *Game)
		answer bool
	}{
		"at the last move": {func(*Game) {}, true},
		"after Undo":       {func(g *Game) { g.Undo(); g.Undo() }, true},
		"looking back":     {func(g *Game) { g.GoTo(1) }, false},
		"in a variation":   {func(g *Game) { g.GoTo(1); fail.OnError(t, g.Play(grid.At(5, 6))) }, false},
		"after its end":    {func(g *Game) { g.Resign(); g.GoTo(1) }, false},
	} {
		s := New()
		s.SetSides(roster.Sides{O: roster.Side{Player: roster.Computer}})
		for _, c := range []grid.Cell{grid.At(5, 5), grid.At(4, 4)} {
			fail.OnError(t, s.Game.Play(c))
		}
		test.lead(s.Game)
		p := s.Game.Position()
		for c := range p.Legal().All() {
			if _, there := s.Game.Next(s.Game.Current()); !there || c != grid.At(4, 4) {
				fail.OnError(t, s.Game.Play(c))
				break
			}
		}
		fail.Unequal(t, s.Game.MachineMayMove, test.answer, "%s: a machine may answer", name)
	}
}

// TestAWinInTheComputersPlaceDoesNotCount: who makes a move for it, but in a side line, is as who was helped. That the
// move ends the game changes nothing.
func TestAWinInTheComputersPlaceDoesNotCount(t *testing.T) {
	s := against(t, roster.Sides{O: machine}, 3)
	s.Game.NoteMoved(tictactoe.O)
	s.SetSides(roster.Sides{})
	s.Game.GoTo(1)
	play(t, s.Game, grid.At(4, 5))
	fail.Unequal(t, s.Game.Entry().Hints, 0, "in a side line it has cost")
	s.Game.GoTo(4)
	play(t, s.Game, grid.At(4, 1), grid.At(3, 2))
	s.SetSides(roster.Sides{O: machine})
	fail.If(t, s.Game.Entry().Hints != 1 || IsRated(s.Game), "for the computer's side it costs nothing")
	end := tictactoetest.Drawn().WithMark(grid.At(9, 5), tictactoe.Empty)
	end, _ = end.WithLast(grid.At(6, 9))
	s = New()
	s.Game = newGame(tictactoe.Open)
	s.SetSides(roster.Sides{O: machine})
	s.Game.Set(tictactoe.Edited, end)
	s.Game.NoteMoved(tictactoe.O)
	play(t, s.Game, grid.At(9, 5))
	ending, counts := s.Game.Entry().Ending()
	fail.If(t, ending != Drawn || counts || s.Game.Entry().Hints != 1, "it ended %v, and counts: %v", ending, counts)
}

func TestAGradeHasTheAnswerThatTheNextOneExpects(t *testing.T) {
	g := playedOut(t, grid.At(5, 5), grid.At(4, 4))
	expected := []grid.Cell{grid.At(5, 6), grid.At(5, 7)}
	r := &Review{Line: g.Line(), Grades: []search.ReviewedMove{{Verdict: search.Good}, {Verdict: search.Good,
		Line: expected}}}
	first, _ := r.Grade(r.Line[1])
	last, ok := r.Grade(r.Line[2])
	fail.If(t, !slices.Equal(first.Answer, expected) || !ok || last.Answer != nil, "%+v, %+v", first, last)
	fail.If(t, r.Grades[0].Answer != nil, "what is kept changes")
}

func TestAReviewWithACellOutsideTheBoardIsRefused(t *testing.T) {
	g := playedOut(t, grid.At(5, 5))
	for name, grade := range map[string]search.ReviewedMove{
		"played": {Played: 81}, "best": {Best: 200}, "line": {Line: []grid.Cell{3, 81}},
	} {
		fail.If(t, (&Review{Line: g.Line(), Grades: []search.ReviewedMove{grade}}).fits(g), "%s fits", name)
	}
	fail.Unless(t, (&Review{Line: g.Line(), Grades: []search.ReviewedMove{{Played: 80}}}).fits(g),
		"a good one does not fit")
}

func TestOfAHugeGameTheLineShownIsListed(t *testing.T) {
	g := newGame(tictactoe.Judge)
	for g.Len() <= mostListed {
		g.GoTo(0)
		for p := g.Position(); !p.Over() && g.Len() <= mostListed; p = g.Position() {
			legal := slices.Collect(p.Legal().ByBox())
			fail.OnError(t, g.Play(legal[g.Len()%len(legal)]))
		}
	}
	rows, line := g.Rows(), g.Line()
	fail.If(t, len(rows) != len(line) || rows[len(rows)-1].ID != line[len(line)-1] || rows[1].Step != 2 ||
		rows[1].Number != 1, "%d rows for a line of %d steps, the second is %+v", len(rows), len(line), rows[1])
}

func TestAJudgesTextThatIsOnlyEditedStaysOneInTheList(t *testing.T) {
	s := importing(t, "tictactoe-1.in")
	fail.OnError(t, editor.Editor{Game: s.Game, Tool: editor.PutX}.Use(grid.At(1, 1)))
	fail.Unless(t, s.Game.Entry().Judge, "edited, it is no judge's text")
	p := s.Game.Position()
	for c := range p.Legal().ByBox() {
		play(t, s.Game, c)
		break
	}
	fail.If(t, s.Game.Entry().Judge, "played on, it is a judge's text")
}
