package puzzle

import (
	"context"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Proof is what is proved of a position with one solution; see Puzzle.
type Proof struct {
	Goal     Goal
	Solution grid.Cell
	Depth    int
}

// Prove proves that a position has exactly one solution. It is false if it has none or several, if all moves win or all
// lose, or if the context ended.
func (s *Solver) Prove(ctx context.Context, p tictactoe.Position) (Proof, bool) {
	s.begin(ctx)
	if winning, n := s.reaching(&p, Win); n == 1 {
		return Proof{Win, winning, s.plies(&p)}, !s.stopped
	} else if n > 1 {
		return Proof{}, false
	}
	holding, n := s.reaching(&p, Draw)
	if n != 1 {
		return Proof{}, false
	}
	return Proof{Draw, holding, s.loss(&p, holding)}, !s.stopped
}

// reaching is how many legal moves reach a goal, counted up to two, and the first of them.
func (s *Solver) reaching(p *tictactoe.Position, goal Goal) (first grid.Cell, n int) {
	legal := p.Legal()
	if legal.Len() < 2 {
		return 0, 0
	}
	for c := range legal.All() {
		next := *p
		next.Push(c)
		if !s.reaches(&next, goal) {
			continue
		}
		if n++; n == 2 {
			break
		}
		first = c
	}
	return first, n
}

// reaches reports whether the move that led to a position reached a goal.
func (s *Solver) reaches(p *tictactoe.Position, goal Goal) bool {
	if goal == Win {
		return s.search(p, -1, 0) < 0
	}
	return s.search(p, 0, 1) <= 0
}

// plies is how many plies the win or the loss of the mover takes.
func (s *Solver) plies(p *tictactoe.Position) int {
	v := s.value(p)
	return int(winScore - max(v, -v))
}

// loss is the plies of the longest loss that a move other than the given one leads to.
func (s *Solver) loss(p *tictactoe.Position, solution grid.Cell) int {
	longest := 0
	legal := p.Legal()
	for c := range legal.All() {
		if c != solution {
			next := *p
			next.Push(c)
			longest = max(longest, 1+s.plies(&next))
		}
	}
	return longest
}
