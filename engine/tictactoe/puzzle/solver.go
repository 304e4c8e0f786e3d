package puzzle

import (
	"context"
	"math"
	"runtime"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Solver finds the exact values of positions that play can reach, by a search to the end of the game without estimates.
// It remembers results, so that later positions of the same game are quick. The zero value is ready to use and takes 8
// MiB from the first question on. Only one goroutine may use it at a time.
type Solver struct {
	Yield func() // called every thousand positions, to let others run; may be nil

	slots   []slot // indexed by the hashes of the keys
	history history
	ctx     context.Context
	limit   int // positions that may still be visited
	stopped bool
}

// slot holds the facts known of a position: bounds of its score, and the move that seemed best.
type slot struct {
	key          key
	lower, upper score
	best         grid.Cell
}

// slots is the number of positions that are remembered. A later one replaces one with the same low bits of the hash.
const slots = 1 << 18

// noMove is a value that no cell has.
const noMove grid.Cell = grid.Cells

// noLimit allows any number of positions.
const noLimit = 0

// begin prepares the solver for a question. The search ends with the context, or after limit positions.
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
			runtime.Gosched() // lets others cancel the context even with one processor
		}
		s.stopped = s.stopped || s.ctx.Err() != nil || s.limit <= 0
	}
	return !s.stopped
}

// value returns the score of a position. It first finds the winner, and then, ply by ply, how soon the win comes,
// because each of these questions takes little work.
func (s *Solver) value(p *tictactoe.Position) score {
	soonest, step := winScore-1, score(2) // the winner makes the last move
	if p.Rules().Counts() {
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

// search returns the score of a position by negamax with alpha-beta pruning: a lower bound if it is at least beta, and
// an upper bound if it is at most alpha. Once the solver has stopped, it means nothing. The search needs no depth
// limit: with a window near a win in n plies it ends after n plies.
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
		if p.Rules().Counts() {
			known.lower--
		}
		if !p.CanWin(p.Side()) {
			known.upper = 0
		}
		if !p.CanWin(p.Side() ^ 1) {
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

// searchMoves returns the score of the best move, and narrows the bounds in known by it.
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
