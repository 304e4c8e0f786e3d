package search

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

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
		for side, kind := range map[int]Kind{b.Side(): Win, b.Side() ^ 1: Loss} {
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
	for _, n := range []numbers{
		{phi: 1, delta: certain - 1},
		{phi: certain - 1, delta: 1},
		{phi: 0, delta: certain, plies: 81},
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

func TestProofsKeepWhatTookTheMostWork(t *testing.T) {
	var table proofs
	table.prepare(10, 0)
	size := uint64(len(table.entries))
	for i := range uint64(bucket + 1) { // all in one bucket
		table.put(i*size, numbers{phi: 1, delta: 1}, 1<<(bucket-i))
	}
	for i := range uint64(bucket + 1) {
		_, ok := table.get(i * size)
		fail.If(t, ok == (i == bucket-1), "position %d: %v", i, ok)
	}
	table.prepare(10, 1)
	fail.If(t, len(table.entries) != int(size), "%d entries, then %d", size, len(table.entries))
	_, ok := table.get(size)
	fail.If(t, ok, "a search of limited nodes finds what was known before")
	table.prepare(81, 1<<40)
	n := len(table.entries)
	fail.If(t, n != maxProofs, "%d entries, want %d", n, maxProofs)
}

// A proof that was stopped goes on after its most promising move: then it expands less than half as many positions as
// with an empty table.
func TestProofGoesOnAfterAMove(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 34))
	goesOn, anew := 0, 0
	for range 5 {
		position := endingOf(tictactoe.Closed, 34, random)
		p, b, next := newProver(), newBoard(&position), board{}
		p.table.prepare(17, 0)
		p.pauseAt = 32
		if _, ok := p.ask(&b, 0, b.Side()); ok {
			continue
		}
		best := slices.MinFunc(p.movesAt(0), func(a, b proofMove) int { return cmp.Compare(a.delta, b.delta) })
		next.follow(&b, best.move)
		empty := new(proofs)
		empty.prepare(17, 0)
		goesOn += expandedFor(&next, b.Side(), p.table)
		anew += expandedFor(&next, b.Side(), empty)
	}
	fail.If(t, goesOn == 0 || goesOn > anew/2, "%d positions expanded, %d with an empty table", goesOn, anew)
}

// expandedFor returns the number of positions that a prover with a table expands to find out whether a side can win.
func expandedFor(b *board, side int, table *proofs) int {
	p := newProver()
	p.table = table
	p.ask(b, 0, side)
	return p.expanded
}

func TestProvingAllocatesNothing(t *testing.T) {
	endings(t, 3, 10, func(position tictactoe.Position) {
		p, b := newProver(), newBoard(&position)
		fail.Unequal(t, testing.AllocsPerRun(10, func() { p.ask(&b, 0, b.Side()) }), 0, "allocations")
	})
}
