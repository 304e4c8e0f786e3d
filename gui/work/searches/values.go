package searches

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// Values holds the values of positions found since the program began.
type Values map[tictactoe.Position]known

type known struct {
	value search.Value // for X
	nodes int64        // searched to find it
	line  []grid.Cell  // the known part of the best line
}

// Learn stores the value for the player to move and its line, unless a better one (proven, of more nodes) is stored.
func (in Values) Learn(p tictactoe.Position, value search.Value, nodes int64, line ...grid.Cell) {
	old, ok := in[p]
	if value.Kind == search.Unknown || ok && !value.Kind.Proved() && (old.value.Kind.Proved() || old.nodes > nodes) {
		return
	}
	if p.Turn() == tictactoe.O {
		value = value.ForOpponent()
	}
	in[p] = known{value, nodes, line}
}

// ForX returns a position's value for X, and reports false if it is unknown.
func (in Values) ForX(p tictactoe.Position) (search.Value, bool) {
	if !p.Over() {
		known, ok := in[p]
		return known.value, ok
	}
	switch p.Outcome().Winner {
	case tictactoe.X:
		return search.Value{Kind: search.Win, Permille: 1000, Exact: true}, p.Rules().HaveWinner()
	case tictactoe.O:
		return search.Value{Kind: search.Loss, Exact: true}, p.Rules().HaveWinner()
	}
	return search.Value{Kind: search.Draw, Permille: 500}, p.Rules().HaveWinner()
}

// Line returns the known part of the best line from a position.
func (in Values) Line(p tictactoe.Position) []grid.Cell { return in[p].line }
