package session

import (
	"testing"

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

func TestOneResignsOnlyOnesOwnGameOnOnesMove(t *testing.T) {
	for name, s := range map[string]*Session{
		"between people":   against(t, Sides{}, 4),
		"of the machine":   against(t, Sides{X: machine}, 4),
		"before any move":  against(t, Sides{O: machine}, 0),
		"looked back in":   against(t, Sides{O: machine}, 2),
		"by mail":          against(t, Sides{O: Side{Player: Mail}}, 4),
		"between machines": against(t, Sides{X: machine, O: machine}, 4),
	} {
		fail.If(t, s.Game.CanResign(), "a game %s can be resigned", name)
	}
}
