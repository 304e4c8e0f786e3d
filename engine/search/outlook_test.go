package search

import (
	"iter"
	"math/rand/v2"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestHopelessNeverWins(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 1))
	for i := range 2000 {
		p := tictactoe.New(winnerRules[i%len(winnerRules)])
		hopeless := [2]bool{}
		for !p.Over() {
			p.Push(p.RandomMove(random))
			b := newBoard(&p)
			for side := range hopeless {
				hopeless[side] = hopeless[side] || b.hopeless[side]
			}
		}
		w := p.Winner()
		fail.NowIf(t, w != tictactoe.Empty && hopeless[w-tictactoe.X], "%v: %v won without hope", p, w)
	}
}

// TestOutlookHoldsAgainstFullSearch checks every position that full searches of late ones visit.
func TestOutlookHoldsAgainstFullSearch(t *testing.T) {
	known := map[tictactoe.Position]Value{}
	endings(t, count(2500), 9, func(p tictactoe.Position) { naive(p, known) })
	hopeless, assured := 0, map[tictactoe.Rules]int{}
	for p, value := range known {
		b := newBoard(&p)
		mine, theirs := b.Side(), b.Side()^1
		fail.NowIf(t, b.hopeless[mine] && value.Kind == Win || b.hopeless[theirs] && value.Kind == Loss,
			"%v: %+v, hopeless %v", p, value, b.hopeless)
		fail.NowIf(t, b.assured[mine] && value.Kind != Win || b.assured[theirs] && value.Kind != Loss,
			"%v: %+v, assured %v", p, value, b.assured)
		if b.hopeless[mine] || b.hopeless[theirs] {
			hopeless++
		}
		if b.assured[mine] || b.assured[theirs] {
			assured[p.Rules()]++
		}
	}
	n := count(100_000)
	fail.If(t, len(known) < n || hopeless < n/10 || assured[tictactoe.Majority] < n/100 || len(assured) > 1,
		"of %d positions %d have a hopeless side, assured are %v", len(known), hopeless, assured)
}

// manyPositions yields positions of random games under all rules. Half of the games begin with any position.
func manyPositions() iter.Seq2[*tictactoe.Position, *board] {
	return func(yield func(*tictactoe.Position, *board) bool) {
		random := rand.New(rand.NewPCG(3, 1))
		for i := range 3000 {
			for p := startOf(i, random); !p.Over(); p.Push(p.RandomMove(random)) {
				if b := newBoard(&p); !yield(&p, &b) {
					return
				}
			}
		}
	}
}

func TestWinningMovesAreFound(t *testing.T) {
	found := 0
	for p, b := range manyPositions() {
		m := b.winningMove()
		if m != noMove {
			found++
		}
		fail.NowIf(t, m != noMove != winsByLine(p) || m != noMove && !winsByLineAt(p, m.cell()),
			"%v: the winning move is %d", p, m)
	}
	fail.If(t, found < 100, "%d positions with a winning move", found)
}

func TestDoomedHaveNoWayOut(t *testing.T) {
	doomed := 0
	for p, b := range manyPositions() {
		if b.winningMove() != noMove || !b.doomed() {
			continue
		}
		doomed++
		for c := range p.Legal().All() {
			after, _ := p.Play(c)
			fail.NowIf(t, !winsByLine(&after), "%v: cell %d is a way out", p, c)
		}
	}
	fail.If(t, doomed < 100, "%d positions without a way out", doomed)
}

// winsByLine reports whether a legal move completes a line of boxes.
func winsByLine(p *tictactoe.Position) bool {
	for c := range p.Legal().All() {
		if winsByLineAt(p, c) {
			return true
		}
	}
	return false
}

func winsByLineAt(p *tictactoe.Position, c grid.Cell) bool {
	after, _ := p.Play(c)
	return after.Winner() == p.Turn() && after.Outcome().Termination == tictactoe.ThreeBoxes
}
