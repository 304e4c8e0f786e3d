package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

func TestAResignationIsInTheRecordAndIsKept(t *testing.T) {
	s := against(t, Sides{O: machine}, 4)
	fail.Unless(t, s.Game.CanResign(), "one cannot resign on one's move")
	s.Game.Resign()
	for _, s := range []*Session{restarted(t, s), s} {
		r, e := s.Game.Record(), s.Board()
		fail.If(t, r.Tag("Result") != "0-1" || r.Tag("Termination") != "X resigned" || e.Result != "0-1" ||
			s.Game.CanResign(), "%+v, %+v", r.Tags, e)
	}
}

// TestAVariationDecidesNoGame: the result is that of the main line.
func TestAVariationDecidesNoGame(t *testing.T) {
	s := against(t, Sides{O: machine}, 2)
	play(t, s.Game, grid.At(4, 9))
	s.Game.Forfeit("O timed out")
	_, ended := s.Milestone()
	fail.If(t, s.Board().Result != "" || s.Board().Moves != 4 || ended, "in a variation it is %+v", s.Board())
}

func TestOneResignsOnlyOnesOwnGameOnOnesMove(t *testing.T) {
	aside := against(t, Sides{O: machine}, 2)
	play(t, aside.Game, grid.At(4, 9), grid.At(1, 7))
	for name, s := range map[string]*Session{
		"between people":   against(t, Sides{}, 4),
		"of the machine":   against(t, Sides{X: machine}, 4),
		"before any move":  against(t, Sides{O: machine}, 0),
		"looked back in":   against(t, Sides{O: machine}, 2),
		"beside":           aside,
		"by mail":          against(t, Sides{O: Side{Player: Mail}}, 4),
		"between machines": against(t, Sides{X: machine, O: machine}, 4),
	} {
		fail.If(t, s.Game.CanResign(), "a game %s can be resigned", name)
	}
}
