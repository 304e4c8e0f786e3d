package learn

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestAFieldIsWonAndThenTheGame(t *testing.T) {
	l := newWin()
	tap := func(row, col int) {
		t.Helper()
		fail.OnError(t, l.tap(grid.At(row, col)))
	}
	for _, c := range []grid.Cell{grid.At(4, 5), grid.At(9, 9), grid.At(5, 5)} {
		before := l.(*win).position
		fail.If(t, l.tap(c) == nil || l.(*win).position != before,
			"row %d, column %d, which wins nothing, is taken", c.Row(), c.Col())
	}
	d := l.board(true)
	fail.If(t, !d.Cells[grid.At(6, 6)].Best, "the help does not show the cell that wins the field")
	tap(6, 6)
	fail.If(t, l.over() || l.status().Headline == newWin().status().Headline,
		"with the field the lesson is over, or it goes on as before")
	fail.If(t, l.tap(grid.At(9, 7)) == nil, "a cell that does not win the game is taken")
	tap(9, 9)
	p := l.(*win).position
	fail.If(t, !l.over() || p.Winner() != tictactoe.X, "the winner is %v", p.Winner())
}
