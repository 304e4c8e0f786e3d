package place

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// Move describes the n-th move, counted from 1, for a list. It led to position p.
func Move(n int, p *tictactoe.Position) view.Move {
	last, _ := p.Last()
	second := p.Turn() == tictactoe.X
	return view.Move{ID: n, Number: view.NumberOf(n, second), Second: second,
		Words: locale.Words().Moves([]grid.Cell{last}), Sends: locale.Words().Sends(p)}
}
