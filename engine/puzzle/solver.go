package puzzle

import (
	"context"
	"math"
	"runtime"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Solver finds the exact worth of positions that play can reach, by a search to the end of the game without estimates.
// It remembers what it found, so that later positions of the same game are quick. Its zero value is ready; it takes 8
// MiB. Two goroutines may not use it at once.
type Solver struct {
	Yield func() // called every thousand positions, to let others run; may be nil

	slots   []slot // by the hashes of the keys
	history history
	ctx     context.Context
	limit   int // how many positions may still be visited
	stopped bool
}

// slot holds what is known of a position: bounds of its score, and the move that seemed best.
type slot struct {
	key          key
	lower, upper score
	best         grid.Cell
}

// slots is the number of positions that are remembered. A later one replaces one with the same low bits of the hash.
const slots = 1 << 18

// noMove is no cell.
const noMove grid.Cell = grid.Cells

// noLimit stands for any number of positions.
const noLimit = 0

// begin prepares the solver for questions that end with the context, or after a number of positions.
func (s *Solver) begin(ctx context.Context, limit int) {
	if s.slots == nil {
		s.slots = make([]slot, slots)
	}
	s.history = history{}
	s.ctx, s.stopped = ctx, ctx.Err() != nil
	s.limit = limit
	if limit == noLimit {
		s.limit = math.MaxInt
	}
}

// visit counts a position and reports whether the search may go on.
func (s *Solver) visit() bool {
	s.limit--
	if s.limit&1023 == 0 {
		if s.Yield != nil {
			s.Yield()
		} else {
			runtime.Gosched() // so that a cancelled context is noticed at once even with one processor
		}
		s.stopped = s.stopped || s.ctx.Err() != nil || s.limit <= 0
	}
	return !s.stopped
}

// value returns the score of a position. It asks who wins, and then, ply by ply, how soon: each question is little
// work.
func (s *Solver) value(p *tictactoe.Position) score {
	soonest, step := winScore-1, score(2) // who wins makes the last move
	if p.Rules().MoverCanLose() {
		soonest, step = winScore, 1
	}
	switch {
	case s.search(p, 0, 1) > 0:
		won := soonest
		for !s.stopped && s.search(p, won-1, won) < won {
			won -= step
		}
		return won
	case s.search(p, -1, 0) < 0:
		lost := -winScore
		for !s.stopped && s.search(p, lost, lost+1) > lost {
			lost += step
		}
		return lost
	}
	return 0
}

// search returns the score of a position by negamax with alpha-beta pruning: a bound from below if it is beta or more,
// and from above if it is alpha or less. It is meaningless once the solver has stopped. The search needs no limit in
// depth: with a window within reach of a win in n plies it ends after n plies.
func (s *Solver) search(p *tictactoe.Position, alpha, beta score) score {
	switch {
	case p.Winner() == p.Turn():
		return winScore
	case p.Winner() != tictactoe.Empty:
		return -winScore
	case p.Over():
		return 0
	case !s.visit():
		return 0
	}
	k := keyOf(p)
	at := &s.slots[k.hash()%slots]
	known := slot{k, 2 - winScore, winScore - 1, noMove}
	if at.key == k {
		known = *at
	} else {
		if p.Rules().MoverCanLose() {
			known.lower--
		}
		hopeless := hopeless(p)
		if hopeless[p.Side()] {
			known.upper = 0
		}
		if hopeless[p.Side()^1] {
			known.lower = 0
		}
	}
	switch {
	case known.lower >= beta || known.lower == known.upper:
		return known.lower
	case known.upper <= alpha:
		return known.upper
	}
	best := s.searchMoves(p, &known, alpha, beta)
	if !s.stopped {
		*at = known
	}
	return best
}

// searchMoves returns the score of the best move, with which it narrows the bounds.
func (s *Solver) searchMoves(p *tictactoe.Position, known *slot, alpha, beta score) score {
	floor, best := alpha, -winScore
	var moves list
	moves.fill(p, known.best, &s.history)
	for i := range moves.count {
		c := moves.pick(i)
		child := *p
		child.Push(c)
		worth := (-s.search(&child, -beta.aPlyMore(), -alpha.aPlyMore())).aPlyLess()
		if s.stopped {
			return 0
		}
		if worth > best {
			best, known.best = worth, c
		}
		if alpha = max(alpha, worth); alpha >= beta {
			s.history[p.Side()][c]++
			break
		}
	}
	if best > floor {
		known.lower = max(known.lower, best)
	}
	if best < beta {
		known.upper = min(known.upper, best)
	}
	return best
}
