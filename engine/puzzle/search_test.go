package puzzle

import (
	"context"
	"testing"

	"ninefold/engine/search"
	"ninefold/engine/test/fail"
)

// TestTheSearchProvesTheSame compares the solutions of puzzles with few empty cells with those of engine/search, which
// shares no code with the Solver.
func TestTheSearchProvesTheSame(t *testing.T) {
	const few = 18
	compared := 0
	for _, p := range every(5) {
		if remaining(&p.Position) > few {
			continue
		}
		compared++
		r, err := search.Search(context.Background(), p.Position, search.Limits{All: true}, nil)
		fail.OnError(t, err)
		best, second := r.Moves[0], r.Moves[1].Value
		want, depth := search.Value{Kind: search.Win, Permille: 1000, Plies: p.Depth, Exact: true}, p.Depth
		if p.Goal == Draw {
			want, depth = search.Value{Kind: search.Draw, Permille: 500}, second.Plies
		}
		lesser := second.Kind == search.Loss || p.Goal == Win && second.Kind == search.Draw
		fail.If(t, best.Cell != p.Solution || best.Value != want || !lesser || depth != p.Depth,
			"%s: %+v, then %+v", p.ID, best, second)
	}
	fail.If(t, compared == 0, "no puzzle has so few cells left")
}
