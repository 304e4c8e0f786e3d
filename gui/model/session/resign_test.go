package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/roster"
)

func TestAResignationIsInTheRecordAndIsKept(t *testing.T) {
	s := against(t, roster.Sides{O: machine}, 4)
	fail.Unless(t, s.Game.CanResign(), "one cannot resign on one's move")
	s.Game.Resign()
	for _, s := range []*Session{restarted(t, s), s} {
		r, e := s.Game.Record(), s.Board().Entry()
		fail.If(t, r.Tag("Result") != "0-1" || r.Tag("Termination") != "X resigned" || e.Result != "0-1" ||
			s.Game.CanResign(), "%+v, %+v", r.Tags, e)
		ending, counts := e.Ending()
		fail.If(t, ending != Lost || !counts, "it ended %v, and counts: %v", ending, counts)
		e.Result = "1-0" // played on and won
		_, counts = e.Ending()
		fail.If(t, counts, "a win after it counts")
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

// TestAWinInTheComputersPlaceDoesNotCount: who makes a move for it, but in a side line, is as who was helped.
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
}
