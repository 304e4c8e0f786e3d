package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
)

// TestKeepShown holds what is kept to the game shown, with its other ways, its comments and its tags, and to what can
// be keptSudoku between starts.
func TestKeepShown(t *testing.T) {
	s := New()
	g := s.Game
	play := func(row, col int) {
		t.Helper()
		if err := g.Play(grid.At(row, col)); err != nil {
			t.Fatal(err)
		}
	}
	play(5, 5)
	g.Restart()
	play(1, 1)
	g.SetComment(g.Current(), "the second game")
	g.SetTags(g.Start(), []record.Tag{{Name: "X", Value: "Ada"}})
	play(2, 2)
	g.Forfeit("no answer")
	g.Undo()
	play(3, 3)
	g.Undo()
	g.GoTo(g.Current())
	rows, position, why := s.Game.Rows(), s.Game.Position(), s.Game.Forfeited()
	other := g.Start()
	g.GoTo(g.Line()[len(g.Line())-1])
	g.Restart() // a third game, which follows
	play(9, 9)
	for g.Start() != other {
		g.Undo()
	}
	g.Undo()

	s.KeepShown()
	if s.Game.Position() != position || s.Game.Forfeited() != why {
		t.Error("it shows something else")
	}
	got := s.Game.Rows()
	if len(got) != len(rows) {
		t.Fatalf("%d rows, want %d: %v", len(got), len(rows), got)
	}
	for i := range rows {
		got[i].ID, rows[i].ID = 0, 0
		if got[i] != rows[i] {
			t.Errorf("row %d: %v, want %v", i, got[i], rows[i])
		}
	}
	if n := s.Game.Len(); n != 4 {
		t.Errorf("%d steps are left, want the start, 1 1, 2 2 and 3 3", n)
	}
	if tags := s.Game.Tags(); len(tags) != 1 || tags[0].Value != "Ada" {
		t.Errorf("tags %v", tags)
	}
	if n := len(s.Game.forfeits); n != 1 {
		t.Errorf("%d lost games, want the one", n)
	}
	for id := range s.Game.forfeits {
		if got := s.Game.State(id).Cell; got != grid.At(2, 2) {
			t.Errorf("the game is lost after %v", got)
		}
	}
	line, err := s.Whole().Line()
	if err != nil {
		t.Fatal(err)
	}
	again, whole, err := Open(line)
	if err != nil || !whole {
		t.Fatal(whole, err)
	}
	if again.Game.Position() != position || again.Game.Forfeited() != why ||
		again.Game.Now().Comment != s.Game.Now().Comment {
		t.Error("another game after a restart")
	}
}
