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
