package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/test/fail"
	"ninefold/gui/model/settings"
)

func TestOnlyAChangeMakesABoardTheLatest(t *testing.T) {
	s, f := New(), shelf{}
	for _, c := range []grid.Cell{grid.At(5, 5), grid.At(1, 1)} {
		s.Begin(settings.FirstRules, "", "")
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

func TestADocumentIsOfItsMomentAndItsBoard(t *testing.T) {
	s := New()
	play(t, s.Game, grid.At(5, 5))
	then := s.Moment()
	play(t, s.Game, grid.At(5, 6))
	s.Show(s.Sudoku)
	s.SetDocument(then, Document{Path: "/a", Form: notation.Record})
	d, _ := s.Document()
	fail.If(t, d.Path != "", "the Sudoku is in %v", d)
	s.Show(s.Game)
	d, changed := s.Document()
	fail.If(t, d.Path != "/a" || !changed, "%v, changed: %v", d, changed)
	s.SetDocument(s.Moment(), Document{Path: "/a", Form: notation.Record})
	s.Board().Undo()
	_, changed = s.Document()
	fail.If(t, changed, "to look at a step changes the document")
	play(t, s.Game, grid.At(4, 4))
	s.SetDocument(s.Moment(), Document{Path: "/a", Form: notation.Record})
	f := shelf{}
	f.keep(s)
	s.Game.GoTo(2)
	_, changed = s.Document()
	fail.If(t, changed, "to look at a branch changes the document")
	f.keep(s)
	again := f.opened(t).Game
	fail.If(t, again.State(again.Line()[2]) != s.Game.State(2), "the branch that is looked at is not kept")
	if s.Game.SetTag("X", "Ann"); !func() bool { _, changed := s.Document(); return changed }() {
		t.Error("what is said of the game does not change the document")
	}
}
