package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
)

func TestADocumentIsOfItsMomentAndItsBoard(t *testing.T) {
	s := New()
	play(t, s.Game, grid.At(5, 5))
	then := s.Moment()
	play(t, s.Game, grid.At(5, 6))
	s.Show(CrossHatching)
	s.SetDocument(then, Document{Path: "/a", Form: notation.Record})
	if d, _ := s.Document(); d.Path != "" {
		t.Errorf("the Sudoku is in %v", d)
	}
	s.Show(TicTacToe)
	if d, changed := s.Document(); d.Path != "/a" || !changed {
		t.Errorf("%v, changed: %v", d, changed)
	}
	s.SetDocument(s.Moment(), Document{Path: "/a", Form: notation.Record})
	s.Undo()
	if _, changed := s.Document(); changed {
		t.Error("to look at a step changes the document")
	}
	play(t, s.Game, grid.At(4, 4))
	s.SetDocument(s.Moment(), Document{Path: "/a", Form: notation.Record})
	f := shelf{}
	f.keep(s)
	s.Game.GoTo(2)
	if _, changed := s.Document(); changed {
		t.Error("to look at a branch changes the document")
	}
	if f.keep(s); f.opened(t).Game.Line()[2] != s.Game.Line()[2] {
		t.Error("the branch that is looked at is not kept")
	}
	if s.Game.SetTag("X", "Ann"); !func() bool { _, changed := s.Document(); return changed }() {
		t.Error("what is said of the game does not change the document")
	}
}
