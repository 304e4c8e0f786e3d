// Package tictactoetest has positions for tests.
package tictactoetest

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// LineIn returns the position with a line of a mark in the top row of each of the given boxes.
func LineIn(p tictactoe.Position, m tictactoe.Mark, boxes ...grid.Box) tictactoe.Position {
	for _, b := range boxes {
		for place := range 3 {
			p = p.WithMark(b.Cell(place), m)
		}
	}
	return p
}

// MateInOne returns a position by the rules Closed in which X wins at once in row 1, column 9, and nowhere else.
func MateInOne() tictactoe.Position {
	p := LineIn(tictactoe.New(tictactoe.Closed), tictactoe.X, 0, 1)
	p = p.WithMark(grid.At(1, 7), tictactoe.X).WithMark(grid.At(1, 8), tictactoe.X).WithMark(grid.At(4, 6), tictactoe.O)
	p, ok := p.WithLast(grid.At(4, 6))
	if !ok || p.Turn() != tictactoe.X || p.Over() {
		panic("the position is not as meant")
	}
	return p
}

// GivenAway returns the position MateInOne with more marks of O: if X plays row 3, column 9, instead of winning, O is
// sent to a box where it wins.
func GivenAway() tictactoe.Position {
	p := LineIn(MateInOne(), tictactoe.O, 6, 7)
	return p.WithMark(grid.At(7, 7), tictactoe.O).WithMark(grid.At(7, 8), tictactoe.O)
}

// TwoMarks returns a position by the rules Judge with an O, and an X that was played last.
func TwoMarks() tictactoe.Position {
	p := tictactoe.New(tictactoe.Judge).WithMark(grid.At(6, 4), tictactoe.X).WithMark(grid.At(2, 2), tictactoe.O)
	p, _ = p.WithLast(grid.At(6, 4))
	return p
}

// Drawn returns a full board by the rules Open on which no box has a line.
func Drawn() tictactoe.Position {
	const x, o = tictactoe.X, tictactoe.O
	p := tictactoe.New(tictactoe.Open)
	for c := range grid.Cell(grid.Cells) {
		p = p.WithMark(c, [...]tictactoe.Mark{x, o, x, x, o, o, o, x, x}[c.Place()])
	}
	return p
}

// Same fails the test unless back equals game, with its branches and comments. Origins may differ, because texts do not
// have them.
func Same(t testing.TB, game, back *tictactoe.Game) {
	t.Helper()
	var follow func(at, atBack history.ID)
	follow = func(at, atBack history.ID) {
		step, stepBack := game.State(at), back.State(atBack)
		if at == 0 {
			step.Origin = stepBack.Origin
		}
		fail.NowIf(t, step != stepBack, "step %+v came back as %+v", step, stepBack)
		ways, waysBack := game.Children(at), back.Children(atBack)
		fail.NowIf(t, len(ways) != len(waysBack), "after %+v %d ways came back as %d", step, len(ways), len(waysBack))
		for i := range ways {
			follow(ways[i], waysBack[i])
		}
	}
	follow(0, 0)
}
