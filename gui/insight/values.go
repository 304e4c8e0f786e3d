package insight

import (
	"ninefold/engine/diagram"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
)

// Values are what positions are worth, as far as that was found out since the program began.
type Values map[tictactoe.Position]known

type known struct {
	value search.Value // to X
	nodes int64        // looked at to find it
}

// Learn remembers a value to the player to move, unless more is known already.
func (in Values) Learn(p tictactoe.Position, value search.Value, nodes int64) {
	old, ok := in[p]
	if value.Kind == search.Unknown || ok && !value.Kind.Proved() && (old.value.Kind.Proved() || old.nodes > nodes) {
		return
	}
	if p.Turn() == tictactoe.O {
		value = value.ForOpponent()
	}
	in[p] = known{value, nodes}
}

// ForX is what a position is worth to X, and false where that is not known.
func (in Values) ForX(p tictactoe.Position) (search.Value, bool) {
	if !p.Over() {
		known, ok := in[p]
		return known.value, ok
	}
	switch p.Outcome().Winner {
	case tictactoe.X:
		return search.Value{Kind: search.Win, Permille: 1000, Exact: true}, p.Rules() != tictactoe.Judge
	case tictactoe.O:
		return search.Value{Kind: search.Loss, Exact: true}, p.Rules() != tictactoe.Judge
	}
	return search.Value{Kind: search.Draw, Permille: 500}, p.Rules() != tictactoe.Judge
}

// signOf is the shape that stands for a value to the player to move.
func signOf(v search.Value) diagram.Sign {
	const level = 50 // thousandths to either side of even
	switch {
	case v.Permille > 500+level:
		return diagram.Winning
	case v.Permille < 500-level:
		return diagram.Losing
	}
	return diagram.Even
}
