package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

// TestWhatIsImportedAgainIsThereOnce imports texts again after some others and a restart.
func TestWhatIsImportedAgainIsThereOnce(t *testing.T) {
	position, sudoku := reading(t, texttest.Sample(t, "tictactoe-1.in")), reading(t, texttest.Sample(t,
		"crosshatch-2.in"))
	a := Document{Path: "/a/17.in", Form: notation.Judge, Stamp: "the stamp of a position"}
	b, pasted, saved, other := a, a, a, a
	b.Path, pasted.Path, saved.Stamp, other.Stamp = "/b/17.in", "", "the stamp of what was saved", "another stamp"
	grids := Document{Path: "/g", Stamp: "the stamp of Sudokus"}
	goOn := func(s *Session) { play(t, s.Game, grid.At(7, 1)) }
	for name, c := range map[string]struct {
		first, again Document
		number       int
		meanwhile    func(*Session)
		before       bool
		copy         int
	}{
		"the same file":          {first: a, again: a, before: true},
		"the same text":          {first: pasted, again: pasted, before: true},
		"a file that was pasted": {first: pasted, again: a, before: true},
		"a copy of the file":     {first: a, again: b, copy: 2},
		"a changed file":         {first: a, again: other, copy: 2},
		"a changed board":        {first: a, again: a, meanwhile: goOn, copy: 2},
		"a changed text":         {first: pasted, again: pasted, meanwhile: goOn, copy: 2},
		"a board that was looked at": {first: a, again: a, before: true,
			meanwhile: func(s *Session) { goOn(s); s.SetDocument(s.Moment(), a); s.Game.Undo() }},
		"a board that was saved": {first: a, again: saved, before: true,
			meanwhile: func(s *Session) { goOn(s); s.SetDocument(s.Moment(), saved) }},
		"one of several":      {first: grids, again: grids, number: 2, before: true},
		"another one of them": {first: grids, again: grids, number: 3},
		"no text":             {first: Document{}, again: Document{}},
	} {
		for _, restart := range []bool{false, true} {
			s, f := New(), shelf{}
			take := func(d Document, number int) bool {
				r := position
				if number > 0 {
					r = sudoku
				}
				before := s.ImportOnce(r, d, number)
				if d.Path != "" {
					s.SetDocument(s.Moment(), d)
				}
				f.keep(s)
				return before
			}
			take(c.first, min(c.number, 2))
			if c.meanwhile != nil {
				c.meanwhile(s)
				f.keep(s)
			}
			if restart {
				s = f.opened(t)
			}
			s.Restart()
			before := take(c.again, c.number)
			boards := len(s.AllBoards()())
			if e := s.Board(); before != c.before || (boards == 1) != c.before || e.Copy != c.copy {
				t.Errorf("%s, restart %v: there before: %v, boards %d, copy %d", name, restart, before, boards, e.Copy)
			}
		}
	}
}

// TestALinkThatIsOpenedAgainShowsItsStep although another step of its board was shown last.
func TestALinkThatIsOpenedAgainShowsItsStep(t *testing.T) {
	s, f := New(), shelf{}
	play(t, s.Game, grid.At(5, 5))
	play(t, s.Game, grid.At(4, 4))
	s.Game.Undo()
	code, _ := notation.AppendLink(nil, &record.Record{Game: s.Game.Game})
	r, d := reading(t, string(code)), Document{Stamp: "the stamp of a link"}
	s.ImportOnce(r, d, 0)
	f.keep(s)
	for s.Game.Redo() {
		f.keep(s)
	}
	s.Restart()
	fail.If(t, !s.ImportOnce(r, d, 0) || s.Game.Position() != r.Record.Game.Position(),
		"the link shows %v", s.Game.Line())
}
