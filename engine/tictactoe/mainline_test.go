package tictactoe

import (
	"fmt"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/test/fail"
)

func TestTheMainLineIsTheFirstWayOfEachStep(t *testing.T) {
	g := NewGame(Open)
	play := func(from history.ID, cells ...grid.Cell) history.ID {
		g.GoTo(from)
		for _, c := range cells {
			fail.OnError(t, g.Play(c))
		}
		return g.Current()
	}
	first, second := play(0, 40), play(0, 0)
	third := play(second, 10, 40)
	play(second, 11)
	for _, want := range []struct {
		main  []history.ID
		walk  string // branches in parentheses
		order []history.ID
	}{
		{[]history.ID{0, first}, "1(23(5)4)", []history.ID{0, 1, 2, 3, 5, 4}},
		{[]history.ID{0, second, 3, third}, "2(1)3(5)4", []history.ID{0, 2, 1, 3, 5, 4}},
	} {
		fail.Differ(t, g.Main(), want.main, "the main line")
		fail.Differ(t, g.Order(), want.order, "all steps")
		walk := ""
		g.Walk(func(id history.ID) { walk += fmt.Sprint(id) },
			func(begins bool) { walk += map[bool]string{true: "(", false: ")"}[begins] })
		fail.Unequal(t, walk, want.walk, "the walk")
		g.Lead(second)
	}
}
