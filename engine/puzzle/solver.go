package puzzle

import (
	"context"
	"math"
	"runtime"
)

// Solver finds what positions under Open and Closed that play can reach are worth, by searching every way to go on to
// the end of the game: nothing is estimated. It remembers what it found, so that what follows in the same game is
// quick. Its zero value is ready; it takes 8 MiB. It may not be used by two goroutines at once.
type Solver struct {
	Yield func() // called every thousand boards, to let others run; may be nil

	slots   []slot // by the hashes of the keys
	history history
	ctx     context.Context
	limit   int // how many boards may still be visited
	stopped bool
}

// slot is what is known of a board: bounds of its score, and what seemed its best move.
type slot struct {
	key          key
	lower, upper score
	best         move
}

// slots is how many boards are remembered. A later one takes the place of one with the same low bits of the hash.
const slots = 1 << 18

// noMove is greater than all moves.
const noMove move = 81

// noLimit is as many boards as one likes.
const noLimit = 0

// begin prepares the solver for questions that end with the context, or when so many boards were visited.
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

// visit counts a board and reports whether the search may go on.
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

// value is the score of a board. It asks who wins, and then, ply by ply, how soon: each question is little work.
func (s *Solver) value(b *board) score {
	switch {
	case s.search(b, 0, 1) > 0:
		won := winScore - 1
		for !s.stopped && s.search(b, won-1, won) < won {
			won -= 2
		}
		return won
	case s.search(b, -1, 0) < 0:
		lost := -winScore
		for !s.stopped && s.search(b, lost, lost+1) > lost {
			lost += 2
		}
		return lost
	}
	return 0
}

// search is the score of a board by negamax with alpha-beta pruning: a bound from below if it is beta or more, and from
// above if it is alpha or less. It is meaningless once the solver has stopped. It needs no limit in depth: a window
// within reach of a win in n plies ends after as many.
func (s *Solver) search(b *board, alpha, beta score) score {
	switch {
	case b.lost():
		return -winScore
	case b.closed == all:
		return 0
	case !s.visit():
		return 0
	}
	k := b.key()
	at := &s.slots[k.hash()%slots]
	known := slot{k, 2 - winScore, winScore - 1, noMove}
	if at.key == k {
		known = *at
	} else {
		if b.hopeless(b.turn) {
			known.upper = 0
		}
		if b.hopeless(b.turn ^ 1) {
			known.lower = 0
		}
	}
	switch {
	case known.lower >= beta || known.lower == known.upper:
		return known.lower
	case known.upper <= alpha:
		return known.upper
	}
	best := s.searchMoves(b, &known, alpha, beta)
	if !s.stopped {
		*at = known
	}
	return best
}

// searchMoves is the score of the best move, with which it narrows the bounds.
func (s *Solver) searchMoves(b *board, known *slot, alpha, beta score) score {
	floor, best := alpha, -winScore
	var moves list
	moves.fill(b, known.best, &s.history)
	for i := range moves.count {
		m := moves.pick(i)
		child := *b
		child.push(m)
		worth := (-s.search(&child, -beta.near(), -alpha.near())).away()
		if s.stopped {
			return 0
		}
		if worth > best {
			best, known.best = worth, m
		}
		if alpha = max(alpha, worth); alpha >= beta {
			s.history[b.turn&1][m]++
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
