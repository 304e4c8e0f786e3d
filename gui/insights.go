package gui

import (
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
)

// insights are what positions are worth, as far as that was found out since the program began.
type insights map[tictactoe.Position]insight

type insight struct {
	value search.Value // to X
	nodes int64        // looked at to find it
}

// learn remembers a value to the player to move, unless more is known already.
func (in insights) learn(p tictactoe.Position, value search.Value, nodes int64) {
	old, ok := in[p]
	if value.Kind == search.Unknown || ok && !value.Kind.Proved() && (old.value.Kind.Proved() || old.nodes > nodes) {
		return
	}
	if p.Turn() == tictactoe.O {
		value = value.ForOpponent()
	}
	in[p] = insight{value, nodes}
}

// forX is what a position is worth to X, and false where that is not known.
func (in insights) forX(p tictactoe.Position) (search.Value, bool) {
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

// valueInWords says what a value to a player means.
func valueInWords(v search.Value, m tictactoe.Mark) string {
	winner := m
	if v.Kind == search.Loss {
		winner = m.Other()
	}
	about := facts{"Mark": winner.String(), "Plies": amount("plies", v.Plies), "Percent": (v.Permille + 5) / 10}
	switch {
	case v.Kind == search.Unknown:
		return say("value.unknown")
	case v.Kind == search.Draw:
		return say("value.draw")
	case v.Kind == search.Estimate:
		return say("value.estimate", about)
	case v.Plies == 0:
		return say("value.won", about)
	case v.Exact || v.Plies == 1:
		return say("value.exact", about)
	}
	return say("value.atMost", about)
}

// signOf is the shape that stands for a value to the player to move.
func signOf(v search.Value) Sign {
	const level = 50 // thousandths to either side of even
	switch {
	case v.Permille > 500+level:
		return Winning
	case v.Permille < 500-level:
		return Losing
	}
	return Even
}

// noteOf is a value to the player to move in a few characters: percent, or W or L with the plies left, or =.
func noteOf(v search.Value) string {
	about := facts{"Plies": v.Plies, "Percent": (v.Permille + 5) / 10}
	switch v.Kind {
	case search.Win:
		return say("value.note.win", about)
	case search.Draw:
		return say("value.note.draw")
	case search.Loss:
		return say("value.note.loss", about)
	}
	return say("value.note.estimate", about)
}
