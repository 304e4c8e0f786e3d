package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/test/fail"
)

func TestOnlyAChangeMakesABoardTheLatest(t *testing.T) {
	s, f := New(), shelf{}
	for _, c := range []grid.Cell{grid.At(5, 5), grid.At(1, 1)} {
		s.Begin(firstRules, "", "")
		play(t, s.Game, c)
		f.keep(s)
	}
	first := func() *Entry { return s.AllBoards()[0] }
	old := s.AllBoards()[1]
	fail.OnError(t, s.OpenBoard(old))
	for look, at := range map[string]func(){
		"step":   func() { s.Game.GoTo(0) },
		"review": func() { s.Game.SetReview(&Review{Line: s.Game.Line()}) },
		"copy":   func() { s.Copied("1234567890abcdef", notation.Record) },
	} {
		at()
		f.keep(s)
		fail.If(t, first().ID == old.ID || s.Entry(old.ID).Used != old.Used, "after a %s it is the latest", look)
	}
	play(t, s.Game, grid.At(9, 9))
	f.keep(s)
	fail.If(t, first().ID != old.ID || first().Used == old.Used, "after a move it is not the latest")
}
