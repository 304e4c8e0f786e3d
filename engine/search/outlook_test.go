package search

import (
	"iter"
	"math/rand/v2"
	"testing"

	"ninefold/engine/grid"
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
		if w := p.Winner(); w != tictactoe.Empty && hopeless[w-tictactoe.X] {
			t.Fatalf("%v: %v won without hope", p, w)
		}
	}
}

// manyPositions are those of random games under all rules, half of which begin with any position at all.
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
		if m != noMove != winsByLine(p) || m != noMove && !winsByLineAt(p, m.cell()) {
			t.Fatalf("%v: the winning move is %d", p, m)
		}
	}
	if found < 100 {
		t.Errorf("%d positions with a winning move", found)
	}
}

func TestDoomedHaveNoWayOut(t *testing.T) {
	doomed := 0
	for p, b := range manyPositions() {
		if b.winningMove() != noMove || !b.doomed() {
			continue
		}
		doomed++
		for c := range p.Legal().All() {
			if after, _ := p.Play(c); !winsByLine(&after) {
				t.Fatalf("%v: cell %d is a way out", p, c)
			}
		}
	}
	if doomed < 100 {
		t.Errorf("%d positions without a way out", doomed)
	}
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
