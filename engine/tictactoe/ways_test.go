package tictactoe

import (
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/test/fail"
)

// play adds moves after a step, and returns the last step.
func play(t *testing.T, g *Game, from history.ID, cells ...grid.Cell) history.ID {
	t.Helper()
	g.GoTo(from)
	for _, c := range cells {
		fail.OnError(t, g.Play(c))
	}
	return g.Current()
}

func TestTheMainLineIsTheLongestAndOfEqualsTheOldest(t *testing.T) {
	g := NewGame(Open)
	first := play(t, g, 0, 40)
	second := play(t, g, 0, 0)
	if line := g.Ways().Main(); !slices.Equal(line, []history.ID{0, first}) {
		t.Errorf("of equal lines the main one is %v, want the oldest", line)
	}
	end := play(t, g, second, 10, 40)
	ways := g.Ways()
	if line := ways.Main(); line[len(line)-1] != end {
		t.Errorf("the main line %v does not go the longest way", line)
	}
	if main, others, ok := ways.From(0); !ok || main != second || !slices.Equal(others, []history.ID{first}) {
		t.Errorf("from the start %v, %v, %v", main, others, ok)
	}
	if order := ways.Order(); !slices.Equal(order, []history.ID{0, second, first, second + 1, end}) {
		t.Errorf("in order the steps are %v", order)
	}
	g.GoTo(end)
	p := g.Position()
	g.Set(Edited, p.WithoutLast())
	edited := g.Current()
	if line := g.Ways().Main(); line[len(line)-1] != edited {
		t.Errorf("the main line %v does not go on with the only way", line)
	}
	made := play(t, g, end, 41)
	if line := g.Ways().Main(); line[len(line)-1] != made {
		t.Errorf("the main line %v goes on with an edit, not with the move %d", line, made)
	}
	g.SetForfeit(first, "time")
	if line := g.Ways().Main(); !slices.Equal(line, []history.ID{0, first}) {
		t.Errorf("the main line %v does not go to the end of the game", line)
	}
}
