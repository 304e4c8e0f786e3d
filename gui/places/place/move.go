package place

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/view/deck"
)

// Move describes the n-th move, counted from 1, for a list. It led to position p.
func Move(n int, p *tictactoe.Position) deck.Move {
	last, _ := p.Last()
	second := p.Turn() == tictactoe.X
	return deck.Move{ID: n, Number: deck.NumberOf(n, second), Second: second,
		Words: language.Words().Moves([]grid.Cell{last}), Sends: language.Words().Sends(p)}
}
