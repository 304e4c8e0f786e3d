package puzzle

import (
	"context"
	"errors"
	"iter"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Proof is the part of a Puzzle that is proved.
type Proof struct {
	Goal     Goal
	Solution grid.Cell
	Depth    int
}

// The reasons why a position is not proved to have one solution.
var (
	ErrNotOne = errors.New("not exactly one move reaches the best result")
	ErrLimit  = errors.New("the proof takes more positions than the limit")
)

// Prove proves that a position, which play must be able to reach, has exactly one solution among at least two moves. It
// visits at most limit positions, any number if limit is 0. The error is ErrNotOne, ErrLimit or ctx's.
func (s *Solver) Prove(ctx context.Context, p tictactoe.Position, limit int64) (Proof, error) {
	s.Begin(ctx, limit)
	if legal := p.Legal(); legal.Len() < 2 {
		return Proof{}, ErrNotOne
	}
	proof, ok := s.onlySolution(&p)
	switch {
	case ctx.Err() != nil:
		return Proof{}, ctx.Err()
	case s.Stopped():
		return Proof{}, ErrLimit
	case !ok:
		return Proof{}, ErrNotOne
	}
	return proof, nil
}

// onlySolution returns false unless there is exactly one solution. Once the solver has stopped, the results mean
// nothing.
func (s *Solver) onlySolution(p *tictactoe.Position) (Proof, bool) {
	winning, n := first(s.reaching(p, Win))
	if n == 1 {
		return Proof{Win, winning, s.value(p).Plies}, true
	}
	holding, n := first(s.reaching(p, Draw))
	if n != 1 {
		return Proof{}, false
	}
	return Proof{Draw, holding, s.longestLoss(p)}, true
}

// first returns the first of some moves, and their number, counted up to two.
func first(moves iter.Seq[grid.Cell]) (first grid.Cell, n int) {
	for c := range moves {
		if n++; n == 2 {
			break
		}
		first = c
	}
	return first, n
}

// longestLoss returns the plies of the longest loss that a move leads to, with that move.
func (s *Solver) longestLoss(p *tictactoe.Position) int {
	longest := 0
	for c := range p.Legal().ByBox() {
		after := *p
		after.Push(c)
		longest = max(longest, 1+s.value(&after).Plies)
	}
	return longest
}
