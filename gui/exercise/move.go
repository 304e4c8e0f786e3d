package exercise

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// Move describes the n-th move for a list, 1 for the first: the one that led to a position.
func Move(n int, p *tictactoe.Position) view.Move {
	last, _ := p.Last()
	second := p.Turn() == tictactoe.X
	return view.Move{ID: n, Number: view.NumberOf(n, second), Second: second,
		Words: locale.Words().Moves([]grid.Cell{last}), Sends: locale.Words().Sends(p)}
}
