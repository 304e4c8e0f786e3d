package session

import (
	"testing"

	"ninefold/engine/grid"
)

func TestRemarksGoIntoTheRecordAlone(t *testing.T) {
	g := New().Game
	if err := g.Play(grid.At(5, 5)); err != nil {
		t.Fatal(err)
	}
	g.SetComment(g.Current(), "Bold.")
	line := g.Line()
	const remark = "X (5, 5) was a mistake (?): it lost 18%."
	r := g.Record()
	Annotate(&r, line, []string{"", remark})
	if got := r.Game.State(line[1]).Comment; got != "Bold. "+remark {
		t.Errorf("the record says %q", got)
	}
	if got := g.Now().Comment; got != "Bold." {
		t.Errorf("the game says %q", got)
	}
	Annotate(&r, line, []string{"", "X (5, 5) was a mistake (?): it lost 17%."})
	if got := r.Game.State(line[1]).Comment; got != "Bold. "+remark {
		t.Errorf("a second review makes it %q", got)
	}
	before := r.Game
	if Annotate(&r, line, nil); r.Game != before {
		t.Error("no remarks change the record")
	}
}
