package search

import (
	"context"
	"math/rand/v2"
	"reflect"
	"runtime"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// naive returns the value of a position for the player to move, by trying everything.
func naive(p tictactoe.Position, known map[tictactoe.Position]Value) Value {
	if p.Over() {
		switch p.Winner() {
		case p.Turn():
			return won(0, true)
		case tictactoe.Empty:
			return draw
		}
		return lost(0, true)
	}
	if v, ok := known[p]; ok {
		return v
	}
	best, legal := lost(-1, true), p.Legal()
	for c := range legal.ByBox() {
		if v := naiveMove(p, c, known); v.Compare(best) > 0 {
			best = v
		}
	}
	known[p] = best
	return best
}

func naiveMove(p tictactoe.Position, c grid.Cell, known map[tictactoe.Position]Value) Value {
	p.Push(c)
	v := naive(p, known).ForOpponent()
	if v.Kind != Draw {
		v.Plies++
	}
	return v
}

func endings(t *testing.T, count, most int, check func(p tictactoe.Position)) {
	random := rand.New(rand.NewPCG(3, 1))
	for done := 0; done < count; {
		if p, ok := randomEnding(winnerRules[done%len(winnerRules)], 1+random.IntN(most), random); ok {
			check(p)
			done++
		}
	}
}

func TestAProofTellsWhoWins(t *testing.T) {
	endings(t, count(100), 10, func(p tictactoe.Position) {
		r, err := Search(context.Background(), p, Limits{Prove: true}, nil)
		want := naive(p, map[tictactoe.Position]Value{})
		fail.If(t, err != nil || r.Value.Kind != want.Kind || r.Depth > 0, "%v: %+v, %v, want %+v", p, r, err, want)
	})
}

func TestEndingsAreExact(t *testing.T) {
	kinds := map[ValueKind]int{}
	endings(t, count(3000), 10, func(p tictactoe.Position) {
		known := map[tictactoe.Position]Value{}
		r, err := Search(context.Background(), p, Limits{}, nil)
		want := naive(p, known)
		fail.NowIf(t, err != nil || r.Value != want, "%v: value %+v, %v, want %+v", p, r.Value, err, want)
		got := naiveMove(p, r.Best, known)
		fail.NowIf(t, got != r.Value, "%v: the best move is worth %+v, not %+v", p, got, r.Value)
		kinds[r.Value.Kind]++
		r, _ = Search(context.Background(), p, Limits{All: true, Threads: 2}, nil)
		for _, m := range r.Moves {
			want := naiveMove(p, m.Cell, known)
			fail.NowIf(t, m.Value != want, "%v, cell %d: value %+v, want %+v", p, m.Cell, m.Value, want)
		}
		fail.NowIf(t, r.Value.Kind != Draw && len(r.Line) != r.Value.Plies,
			"%v: a line of %d moves for %+v", p, len(r.Line), r.Value)
	})
	fail.If(t, kinds[Win] == 0 || kinds[Draw] == 0 || kinds[Loss] == 0,
		"the endings do not show every kind of result: %v", kinds)
}

// reduced returns the search of an ending with reductions on, as if it were too long for exact distances.
func reduced(p *tictactoe.Position, limits Limits) *root {
	s := newRoot(p, limits, nil)
	s.board = newBoard(p)
	s.table, s.proofs = newTable(), new(proofs)
	s.team = newTeam(s)
	s.worker = s.newWorker()
	return s
}

func TestReducedSearchProvesOnlyWhatIsTrue(t *testing.T) {
	proved := 0
	endings(t, count(300), 10, func(p tictactoe.Position) {
		known := map[tictactoe.Position]Value{}
		s := reduced(&p, Limits{All: true})
		for depth := 1; depth <= int(s.board.empty); depth++ {
			s.iterate(depth)
			for _, m := range s.result().Moves {
				if !m.Value.Kind.Proved() {
					continue
				}
				proved++
				checkProof(t, p, m, naiveMove(p, m.Cell, known))
			}
		}
	})
	fail.If(t, proved == 0, "nothing was proved")
}

func TestReducedSearchGoesOnToAProof(t *testing.T) {
	endings(t, count(300), 10, func(p tictactoe.Position) {
		known := map[tictactoe.Position]Value{}
		for _, limits := range []Limits{{}, {All: true}, {Threads: 2}, {Threads: 3, All: true}} {
			s := reduced(&p, limits)
			s.deepen(context.Background())
			r, want := s.result(), naive(p, known)
			fail.NowIf(t, r.Value.Kind != want.Kind, "%v: value %+v, want %+v", p, r.Value, want)
			for _, m := range r.Moves {
				checkProof(t, p, m, naiveMove(p, m.Cell, known))
			}
		}
	})
}

// checkProof checks that a value is proved like the wanted one, and that its plies are an upper bound.
func checkProof(t *testing.T, p tictactoe.Position, m Move, want Value) {
	t.Helper()
	winOrLoss := want.Kind == Win || want.Kind == Loss
	fail.NowIf(t, m.Value.Kind != want.Kind || winOrLoss && m.Value.Plies < want.Plies || m.Value.Exact,
		"%v, cell %d: value %+v, want %+v", p, m.Cell, m.Value, want)
}

func TestAnyPositionIsAccepted(t *testing.T) {
	random, over := rand.New(rand.NewPCG(4, 1)), 0
	for i := range 600 {
		p := randomSetting(tictactoe.AllRules[i%len(tictactoe.AllRules)], random)
		legal := p.Legal()
		r, err := Search(context.Background(), p, Limits{Nodes: 1000, All: i%2 == 0}, nil)
		if legal.Len() == 0 {
			over++
			fail.NowIf(t, err != ErrOver, "%v: the game is over, yet the error is %v", p, err)
			continue
		}
		fail.NowIf(t, err != nil || !legal.Has(r.Best), "%v: best %d, %v", p, r.Best, err)
		checkLine(t, p, r.Line)
		fail.NowIf(t, i%2 == 0 && len(r.Moves) != legal.Len(),
			"%v: %d moves are valued, want %d", p, len(r.Moves), legal.Len())
	}
	fail.If(t, over == 0, "no position was over")
}

func checkLine(t *testing.T, p tictactoe.Position, line []grid.Cell) {
	t.Helper()
	for _, c := range line {
		next, err := p.Play(c)
		fail.NowIf(t, err != nil, "%v: the line %v has a move that is not legal: %v", p, line, err)
		p = next
	}
}

func TestSameSeedSameResult(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 1))
	for i := range 10 {
		p, ok := randomEnding(winnerRules[i%len(winnerRules)], 30+5*i/2, random)
		if !ok {
			continue
		}
		limits := Limits{Nodes: 30_000, Seed: uint64(i), All: i%3 == 0}
		first, _ := Search(context.Background(), p, limits, nil)
		second, _ := Search(context.Background(), p, limits, nil)
		fail.NowIf(t, !reflect.DeepEqual(first, second), "%v: %+v, then %+v", p, first, second)
		fail.If(t, first.Nodes > limits.Nodes, "%d nodes, the limit is %d", first.Nodes, limits.Nodes)
	}
}

func TestSearcherKeepsItsTable(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 1))
	var searcher Searcher
	first, second := int64(0), int64(0)
	for i := range 30 {
		// The table does not have the last plies of a search.
		p, ok := randomEnding(winnerRules[i%len(winnerRules)], 20, random)
		if !ok {
			continue
		}
		once, _ := searcher.Search(context.Background(), p, Limits{}, nil)
		again, _ := searcher.Search(context.Background(), p, Limits{}, nil)
		once.Value.Exact, again.Value.Exact = false, false // the table may have only a bound
		fail.Unequal(t, once.Value, again.Value, "%v: %+v, then %+v", p, once, again)
		first, second = first+once.Nodes, second+again.Nodes
	}
	fail.If(t, second > first/2, "%d nodes, and %d when the same was searched again", first, second)
}

func TestNodeLimitForgetsTheTable(t *testing.T) {
	p, _ := tictactoe.New(tictactoe.Closed).Play(40)
	limits := Limits{Nodes: 20_000, Seed: 3}
	want, _ := Search(context.Background(), p, limits, nil)
	var searcher Searcher
	next, _ := p.Play(want.Best)
	searcher.Search(context.Background(), next, Limits{Nodes: 100_000}, nil)
	got, _ := searcher.Search(context.Background(), p, limits, nil)
	fail.Unless(t, reflect.DeepEqual(got, want), "%+v, want %+v", got, want)
}

func TestSeedDrawsAmongMovesNothingIsKnownOf(t *testing.T) {
	for _, rules := range tictactoe.AllRules {
		p, _ := tictactoe.New(rules).Play(grid.At(4, 4))
		best := map[grid.Cell]bool{}
		for seed := range uint64(20) {
			r, _ := Search(context.Background(), p, Limits{Nodes: 1, Seed: seed}, nil)
			best[r.Best] = true
		}
		fail.If(t, len(best) < 2, "%v: always cell %v", rules, best)
	}
}

func TestJudgeMoveHasNoValue(t *testing.T) {
	r, err := Search(context.Background(), tictactoe.New(tictactoe.Judge), Limits{All: true}, nil)
	fail.If(t, err != nil || r.Value.Kind != Unknown || len(r.Moves) != grid.Cells, "%+v, %v", r, err)
}

func TestEndOfContextEndsSearch(t *testing.T) {
	before := runtime.NumGoroutine()
	for _, threads := range []int{1, 4} {
		ctx, cancel := context.WithCancel(context.Background())
		r, err := Search(ctx, tictactoe.New(tictactoe.Closed), Limits{Threads: threads}, func(Result) { cancel() })
		fail.If(t, ctx.Err() == nil || err != nil || r.Nodes == 0, "%d threads: %+v, %v", threads, r, err)
		r, err = Search(ctx, tictactoe.New(tictactoe.Closed), Limits{Threads: threads}, nil)
		fail.If(t, err != nil || r.Depth == 0 || r.Nodes > int64(threads*batch),
			"%d threads, ended before: %+v, %v", threads, r, err)
	}
	for deadline := time.Now().Add(time.Minute); runtime.NumGoroutine() > before; time.Sleep(time.Millisecond) {
		fail.NowIf(t, time.Now().After(deadline), "%d goroutines are left over", runtime.NumGoroutine()-before)
	}
}

func TestEveryMoveIsLookedAtHoweverShortTheTime(t *testing.T) {
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	for _, rules := range winnerRules {
		p, _ := tictactoe.New(rules).Play(grid.At(5, 4))
		r, err := Search(ended, p, Limits{All: true}, nil)
		fail.If(t, err != nil || r.Depth < 1, "%v: %+v, %v", rules, r, err)
		for _, m := range r.Moves {
			fail.If(t, m.Value.Kind == Unknown, "%v: nothing is known of %v", rules, m.Cell)
		}
	}
}

// Prepare loads what a first search needs: the search then allocates only what every search does.
func TestAPreparedSearchFindsItsTable(t *testing.T) {
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	for _, level := range Levels[Beginner:] {
		limits := level.Limits(1)
		var s Searcher
		s.Prepare(tictactoe.Closed, limits)
		slots := &s.table.slots[0]
		s.Search(ended, tictactoe.New(tictactoe.Closed), limits, nil)
		fail.If(t, &s.table.slots[0] != slots, "%s: the search has another table", level.Name)
	}
	new(Searcher).Prepare(tictactoe.Judge, Limits{}) // loads nothing
}

func TestProgressIsSane(t *testing.T) {
	for _, rules := range winnerRules {
		for _, all := range []bool{false, true} {
			p, _ := tictactoe.New(rules).Play(grid.At(5, 4))
			legal := p.Legal()
			var last Result
			calls := 0
			r, _ := Search(context.Background(), p, Limits{Nodes: 200_000, All: all, Threads: 2}, func(r Result) {
				calls++
				fail.If(t, r.Nodes < last.Nodes || r.Depth < last.Depth || !legal.Has(r.Best) ||
					r.Best != r.Moves[0].Cell, "after %+v: %+v", last, r)
				checkLine(t, p, r.Line)
				for i, m := range r.Moves {
					fail.If(t, m.Value.Permille < 0 || m.Value.Permille > 1000,
						"a value of %d thousandths", m.Value.Permille)
					fail.If(t, i > 0 && r.Moves[i-1].Value.Compare(m.Value) < 0,
						"move %d is better than the one before it: %v", i, r.Moves)
				}
				last = r
			})
			fail.If(t, calls < 3 || !reflect.DeepEqual(r, last),
				"%v: %d calls, the last with %+v, the result %+v", rules, calls, last, r)
		}
	}
}

func TestSearchAllocatesNothing(t *testing.T) {
	p := tictactoe.New(tictactoe.Closed)
	b := newBoard(&p)
	for depth, exact := range map[int]bool{5: true, 10: false} { // the deeper one prunes by shallower searches
		w := worker{table: newTable(), budget: newBudget(&Limits{}), exact: exact}
		n := testing.AllocsPerRun(10, func() { w.search(&b, 0, depth, -infinity, infinity) })
		fail.Unequal(t, n, 0, "allocations of a search of %d plies", depth)
	}
}

// count returns n, or less in short runs.
func count(n int) int {
	if testing.Short() {
		return n / 10
	}
	return n
}

func TestSearchYields(t *testing.T) {
	netOf(tictactoe.Closed, nil) // calls yield too
	calls := 0
	limits := Limits{Nodes: 20_000, Yield: func() { calls++ }}
	r, _ := Search(context.Background(), tictactoe.New(tictactoe.Closed), limits, nil)
	most := 2 + int(r.Nodes)/1000
	fail.If(t, calls < int(r.Nodes)/batch || calls > most, "%d calls in %d nodes", calls, r.Nodes)
}
