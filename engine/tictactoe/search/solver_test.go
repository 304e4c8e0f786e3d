package search

import (
	"context"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestTheSolverKnowsWhoWinsAndHowSoon(t *testing.T) {
	var s Solver
	s.Begin(context.Background(), 0)
	endings(t, count(300), 10, func(p tictactoe.Position) {
		value := naive(p, map[tictactoe.Position]Value{})
		for plies := range Ever + 1 {
			soon := plies >= value.Plies
			fail.NowIf(t, s.Wins(&p, plies) != (soon && value.Kind == Win) || s.Loses(&p, plies) != (soon &&
				value.Kind == Loss),
				"%v: the answers about %d plies are wrong, it is worth %+v", p, plies, value)
		}
	})
	fail.If(t, s.Stopped(), "it stopped without a limit")
}

func TestTheSolverStops(t *testing.T) {
	p := tictactoe.New(tictactoe.Closed)
	var s Solver
	s.Begin(context.Background(), 5000)
	s.Wins(&p, Ever)
	fail.Unless(t, s.Stopped(), "it goes on without a node left")
	s.Begin(context.Background(), 0)
	fail.If(t, s.Stopped() || s.Wins(&p, 0), "a game that has begun is won")
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	s.Begin(ctx, 0)
	s.Wins(&p, Ever)
	fail.Unless(t, s.Stopped(), "it goes on after its context")
}
