package search

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// In games against other programs the search long thought that it held these draws, and did not look further.
func TestWhatSeemsDrawnIsSolvedSoon(t *testing.T) {
	for _, moves := range []string{
		"54 84 85 68 08 27 75 48 37 04 13 40 52 88 78 46 50 80 60 " +
			"00 11 44 55 86 62 26 81 64 03 12 56 61 23 72 36 20 70 42",
		"10 31 24 65 08 16 51 64 25 88 66 01 23 80 70 40 42 48 57 73 50 81 84 83 71 54 75 46 52 87 85 68 18 38",
	} {
		p := tictactoe.New(tictactoe.Majority)
		for _, m := range strings.Fields(moves) {
			p.Push(grid.At(int(m[0]-'0')+1, int(m[1]-'0')+1))
		}
		r, err := Search(context.Background(), p, Limits{Nodes: 500_000}, nil)
		fail.If(t, err != nil || r.Value.Kind != Win, "%v: %+v, %v, want a win", p, r, err)
	}
}

// If the iteration is not interrupted when solving should begin, this takes 16 million nodes instead of one million.
func TestLongIterationGivesWayToSolving(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 40))
	var p tictactoe.Position
	for range 13 {
		p = endingOf(tictactoe.Closed, 40, random)
	}
	r, err := Search(context.Background(), p, Limits{Nodes: 2_000_000}, nil)
	fail.If(t, err != nil || !r.Value.Kind.Proved(), "%+v, %v, want a proof", r, err)
}
