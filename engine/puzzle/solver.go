package puzzle

import (
	"context"
	"runtime"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// A score is the exact worth of a position to the mover: winScore less the plies to the win, the opposite for a loss, and 0
// for a draw.
type score int8

const winScore score = 100

// away is the score seen one ply earlier by the same player: a win is a ply farther away, and a loss too.
func (s score) away() score {
	switch {
	case s > 0:
		return s - 1
	case s < 0:
		return s + 1
	}
	return 0
}

// near is the inverse of away.
func (s score) near() score {
	switch {
	case s > 0:
		return s + 1
	case s < 0:
		return s - 1
	}
	return 0
}

// Solver finds what positions under Open and Closed are worth by searching every way to go on to the end of the game:
// nothing is estimated. It remembers what it found, so that what follows in the same game is quick. Its zero value is
// ready. It may not be used by two goroutines at once.
type Solver struct {
	Yield func() // called every thousand positions, to let others run; may be nil

	known   map[tictactoe.Position]entry
	ctx     context.Context
	stopped bool
	nodes   int
}

// entry bounds the score of a position.
type entry struct {
	lower, upper score
	best         grid.Cell
}

// mostKnown is how many positions are remembered at most.
const mostKnown = 1 << 20

// begin prepares the solver for questions that end with the context.
func (s *Solver) begin(ctx context.Context) {
	s.ctx, s.stopped = ctx, ctx.Err() != nil
	if s.known == nil || len(s.known) > mostKnown/2 {
		s.known = map[tictactoe.Position]entry{}
	}
}

// visit counts a position and reports whether the search may go on.
func (s *Solver) visit() bool {
	s.nodes++
	if s.nodes%1024 == 0 {
		if s.Yield != nil {
			s.Yield()
		} else {
			runtime.Gosched()
		}
		s.stopped = s.stopped || s.ctx.Err() != nil
	}
	return !s.stopped
}

// search is the score by alpha-beta pruning, a bound from below if it is beta or more, and from above if it is alpha or
// less. It is meaningless once the solver has stopped.
func (s *Solver) search(p *tictactoe.Position, alpha, beta score) score {
	if p.Over() {
		if p.Winner() == tictactoe.Empty {
			return 0
		}
		return -winScore
	}
	if !s.visit() {
		return 0
	}
	e := entry{lower: -winScore + 2, upper: winScore - 1}
	if hopeless(p, p.Turn()) {
		e.upper = 0
	}
	if hopeless(p, p.Turn().Other()) {
		e.lower = 0
	}
	if e.lower >= beta || e.lower == e.upper {
		return e.lower
	}
	if e.upper <= alpha {
		return e.upper
	}
	known, ok := s.known[*p]
	if ok {
		e = known
		if e.lower >= beta || e.lower == e.upper {
			return e.lower
		}
		if e.upper <= alpha {
			return e.upper
		}
	}
	floor := alpha
	best := -winScore
	moves := s.ordered(p, known.best, ok)
	for i := range moves.count {
		child := &moves.list[i].next
		v := -s.search(child, -beta.near(), -alpha.near())
		v = v.away()
		if s.stopped {
			return 0
		}
		if v > best {
			best = v
			e.best = moves.list[i].cell
		}
		alpha = max(alpha, v)
		if alpha >= beta {
			break
		}
	}
	if best > floor {
		e.lower = max(e.lower, best)
	}
	if best < beta {
		e.upper = min(e.upper, best)
	}
	if len(s.known) < mostKnown {
		s.known[*p] = e
	}
	return best
}

type candidate struct {
	cell grid.Cell
	rank int8
	next tictactoe.Position
}

type candidates struct {
	list  [grid.Cells]candidate
	count int
}

// ordered is the legal moves, those first that are likely to cut off.
func (s *Solver) ordered(p *tictactoe.Position, first grid.Cell, has bool) *candidates {
	m := new(candidates)
	turn := p.Turn()
	legal := p.Legal()
	for c := range legal.All() {
		k := candidate{cell: c, next: *p}
		k.next.Push(c)
		switch {
		case k.next.Winner() == turn:
			k.rank = 100
		case has && c == first:
			k.rank = 90
		default:
			if k.next.Owned(turn) != p.Owned(turn) {
				k.rank += 20
			}
			if _, forced := k.next.Forced(); !forced {
				k.rank -= 10
			}
		}
		i := m.count
		for ; i > 0 && m.list[i-1].rank < k.rank; i-- {
			m.list[i] = m.list[i-1]
		}
		m.list[i] = k
		m.count++
	}
	return m
}

// hopeless reports whether the mark can never win the game: each line of boxes has one that it can never own.
func hopeless(p *tictactoe.Position, m tictactoe.Mark) bool {
	possible := p.Owned(m)
	for b := range grid.Box(grid.Boxes) {
		if p.Owner(b) == tictactoe.Empty && !p.Finished().Has(int(b)) && hasLine[511&^p.Marks(b, m.Other())] {
			possible |= 1 << b
		}
	}
	return !hasLine[possible]
}

// hasLine tells for each set of nine whether it holds a line.
var hasLine = func() (table [512]bool) {
	for set := range table {
		for _, line := range tictactoe.Lines {
			table[set] = table[set] || tictactoe.Places(set)&line == line
		}
	}
	return table
}()
