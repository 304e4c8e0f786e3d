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
	leadsTo := func(end history.ID, way string) {
		t.Helper()
		line := g.MainLines().Main()
		fail.If(t, line[len(line)-1] != end, "the main line %v does not go %s", line, way)
	}
	second := play(t, g, 0, 0)
	leadsTo(first, "the older of two equal ways")
	end := play(t, g, second, 10, 40)
	leadsTo(end, "the longest way")
	ways := g.MainLines()
	main, others, ok := ways.From(0)
	fail.If(t, !ok || main != second || !slices.Equal(others, []history.ID{first}),
		"from the start %v, %v, %v", main, others, ok)
	order := ways.Order()
	fail.Unless(t, slices.Equal(order, []history.ID{0, second, first, second + 1, end}),
		"in order the steps are %v", order)
	g.GoTo(end)
	p := g.Position()
	g.Set(Edited, p.WithoutLast())
	leadsTo(g.Current(), "on with the only way")
	leadsTo(play(t, g, end, 41), "on with the move rather than an edit")
	g.SetForfeit(first, "time")
	leadsTo(first, "to the end of the game")
}
