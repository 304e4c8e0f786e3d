package session

import (
	"testing"

	"ninefold/engine/grid"
)

func TestARecordHasTheWantedLineForItsMainOne(t *testing.T) {
	g := playedOut(t, grid.At(5, 5), grid.At(5, 6))
	reviewed := g.Line()
	g.Undo()
	if err := g.Play(grid.At(4, 4)); err != nil {
		t.Fatal(err)
	}
	shown := g.Current()
	r := g.Record(reviewed)
	if now := r.Game.Now(); now.Cell != grid.At(5, 6) || g.Current() != shown {
		t.Errorf("the record ends with %v; shown is step %d, want %d", now.Cell, g.Current(), shown)
	}
}
