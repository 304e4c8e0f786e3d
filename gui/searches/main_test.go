package searches

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/tasks/taskstest"
)

func newSearcher() *Searcher { return New(taskstest.New().Runner, func() {}) }

// await runs what is posted until it is so.
func await(t *testing.T, tasks *taskstest.Tasks, what string, so func() bool) {
	t.Helper()
	if !tasks.Await(so) {
		t.Fatalf("%s did not come to pass", what)
	}
}

// lineIn is the position with a line of a mark in the top row of each of some fields.
func lineIn(p tictactoe.Position, m tictactoe.Mark, fields ...grid.Box) tictactoe.Position {
	for _, b := range fields {
		for place := range 3 {
			p = p.With(b.Cell(place), m)
		}
	}
	return p
}

// mateInOne is a position by the rules Closed in which X wins at once in row 1, column 9, and nowhere else.
func mateInOne(t *testing.T) tictactoe.Position {
	t.Helper()
	p := lineIn(tictactoe.New(tictactoe.Closed), tictactoe.X, 0, 1)
	p = p.With(grid.At(1, 7), tictactoe.X).With(grid.At(1, 8), tictactoe.X).With(grid.At(4, 6), tictactoe.O)
	p, ok := p.WithLast(grid.At(4, 6))
	if !ok || p.Turn() != tictactoe.X || p.Over() {
		t.Fatal("the position is not as meant")
	}
	return p
}

func estimated(permille int) search.Value {
	return search.Value{Kind: search.Estimate, Permille: permille}
}
