package insight

import (
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/session"
)

// A game of programs has their own estimates as its chart, if nothing else has values for it.
func TestWhatProgramsSaidOfTheirMovesIsTheChart(t *testing.T) {
	s := newFixture(t, tictactoe.New(tictactoe.Closed))
	review := &Review{Host: s.Host, Searcher: s.searcher}
	add(s, &Chart{Host: s.Host, Values: s.searcher.Values, Review: review})
	s.play(5, 5)
	fail.NowIf(t, s.view.Value != nil, "nothing was said: %+v", s.value())
	g := s.Session.Game
	g.SetComment(g.Current(), "62%, line 3 3 1 1 (0.021s)")
	s.play(4, 4)
	g.SetComment(g.Current(), "O 70% (0.021s)")
	s.render()
	points := s.value().Graph.Points
	fail.If(t, len(points) != 3 || points[0].Known || points[1].Value != 0.62 || points[2].Value != 0.3,
		"the chart is %+v", points)
	if v := s.value(); v.Number != "X 30%" || v.Best != "" || v.Work == "" {
		t.Errorf("the move is worth %+v", v)
	}
	g.Undo()
	s.Commit()
	v := s.value()
	fail.If(t, v.Number != "X 62%" || v.Best != "4,4 2,2", "the move before is worth %+v", v)
	sides := g.Sides()
	sides.O = session.Side{Player: session.Program, Command: "./bot"}
	s.Session.SetSides(sides)
	s.render()
	fail.Unequal(t, s.view.Value, nil, "it helps who plays: %+v", s.value())
}
