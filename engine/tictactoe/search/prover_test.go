package search

import (
	"context"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// newProver returns a prover for short endings.
func newProver() *prover {
	p := &prover{worker: &worker{budget: newBudget(&Limits{})}, table: new(proofs)}
	p.table.prepare(10, 0)
	return p
}

func TestProverKnowsWhoCanWin(t *testing.T) {
	endings(t, count(300), 10, func(position tictactoe.Position) {
		want := naive(position, map[tictactoe.Position]Value{})
		p, b := newProver(), newBoard(&position)
		for side, kind := range map[int]ValueKind{b.Side(): Win, b.Side() ^ 1: Loss} {
			n, ok := p.ask(&b, 0, side)
			succeeds := side == b.Side() // by winning, if the side is the mover's
			if want.Kind != kind {
				succeeds = !succeeds
			}
			fail.NowIf(t, !ok || (n.phi == 0) != succeeds, "%v: %+v, %v, want %+v", position, n, ok, want)
			fail.NowIf(t, want.Kind == kind && int(n.plies) < want.Plies,
				"%v: a win of %d plies, there is none of less than %d", position, n.plies, want.Plies)
		}
	})
}

func TestProofsReturnWhatWasPut(t *testing.T) {
	var table proofs
	for _, n := range []proofNumbers{
		{phi: 1, delta: certain - 1}, {phi: certain - 1, delta: 1}, {phi: 0, delta: certain, plies: 81},
		{phi: certain, delta: 0, plies: 0},
	} {
		for range proofAges + 1 {
			table.prepare(10, 0)
			table.put(7, n, 1)
			got, ok := table.get(7)
			fail.If(t, !ok || got != n, "%+v became %+v, %v", n, got, ok)
		}
		got, ok := table.get(5)
		fail.If(t, ok, "another key has %+v", got)
	}
}

func TestProofsOfEarlierSearchesGoFirst(t *testing.T) {
	var table proofs
	table.prepare(10, 0)
	size, n := uint64(len(table.entries)), proofNumbers{phi: 1, delta: 1}
	table.put(0, n, 1<<20)
	table.prepare(10, 0)
	for i := range uint64(bucket) { // in the same bucket
		table.put((i+1)*size, n, 1)
	}
	for i := range uint64(bucket + 1) {
		_, ok := table.get(i * size)
		fail.Unequal(t, ok, i > 0, "position %d is there", i)
	}
}

func TestProofsKeepWhatTookTheMostWork(t *testing.T) {
	var table proofs
	table.prepare(10, 0)
	size := uint64(len(table.entries))
	for i := range uint64(bucket + 1) { // all in one bucket
		table.put(i*size, proofNumbers{phi: 1, delta: 1}, 1<<(bucket-i))
	}
	for i := range uint64(bucket + 1) {
		_, ok := table.get(i * size)
		fail.If(t, ok == (i == bucket-1), "position %d: %v", i, ok)
	}
	table.prepare(10, 1)
	fail.Unequal(t, len(table.entries), int(size), "prepared again, entries")
	_, ok := table.get(size)
	fail.If(t, ok, "a search of limited nodes finds what was known before")
	table.room = 1 << 20
	table.prepare(81, 1<<40)
	fail.Unequal(t, len(table.entries), table.room/proofSize, "for 81 plies, entries")
}

func TestProvingAllocatesNothing(t *testing.T) {
	endings(t, 3, 10, func(position tictactoe.Position) {
		p, b := newProver(), newBoard(&position)
		fail.Unequal(t, testing.AllocsPerRun(10, func() { p.ask(&b, 0, b.Side()) }), 0, "allocations")
	})
}

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

func TestTableIsBounded(t *testing.T) {
	table := table{room: 1 << 20}
	table.reset(1 << 40)
	fail.Unequal(t, len(table.slots), table.room/entrySize, "entries")
	table.keep(81)
	fail.Unequal(t, len(table.slots), table.room/entrySize, "kept, entries")
}

func TestTableReturnsWhatWasPut(t *testing.T) {
	table := newTable()
	for _, e := range []entry{
		{score: -winScore + 3, depth: 80, bound: exactBound, exact: true, best: moveTo(8, 8)},
		{score: winScore - 3, depth: 1, bound: lowerBound, best: moveTo(0, 0)},
		{score: 0, depth: 40, bound: upperBound, best: moveTo(4, 7)},
	} {
		for range generations + 1 {
			table.keep(10)
			table.put(math.MaxUint64, e)
			fail.Unequal(t, table.get(math.MaxUint64), e, "%+v became", e)
		}
		got := table.get(math.MaxUint64 >> 1)
		fail.If(t, got.bound != noBound, "another key has %+v", got)
	}
}

// newTable returns a table for short searches.
func newTable() *table {
	t := new(table)
	t.reset(minEntries)
	return t
}

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
