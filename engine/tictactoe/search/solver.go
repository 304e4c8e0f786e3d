package search

import (
	"context"

	"ninefold/engine/tictactoe"
)

// Solver answers whether a side can force a win, and within how many plies, under rules with a winner. It searches to
// the end of the game without estimates, and remembers results from one question to the next. The zero value is ready
// to use and takes 8 MiB from the first question on. Only one goroutine may use it at a time.
type Solver struct {
	Yield func() // called every thousand nodes, to let others run; may be nil

	table  table
	worker worker
}

// solverNodes is the size of a Solver's table.
const solverNodes = 1 << 20

// Ever is a number of plies in which every game ends.
const Ever = maxPlies

// Begin prepares the solver for questions that end with the context, or after a number of nodes in all unless that is
// 0.
func (s *Solver) Begin(ctx context.Context, nodes int64) {
	if s.table.slots == nil {
		s.table.reset(solverNodes)
	}
	s.worker.table, s.worker.exact = &s.table, true
	s.worker.budget = newBudget(&Limits{Nodes: nodes, Yield: s.Yield})
	s.worker.budget.ctx = ctx
	s.worker.quota, s.worker.stopped, s.worker.ended = 0, false, false
}

// Stopped reports whether the answers since Begin mean nothing, because the context ended or the nodes were used up.
func (s *Solver) Stopped() bool { return s.worker.stopped }

// Wins reports whether the mover can win within a number of plies.
func (s *Solver) Wins(p *tictactoe.Position, within int) bool {
	bound := winScore - within
	return s.score(p, bound-1) >= bound
}

// Loses reports whether the opponent can win within a number of plies.
func (s *Solver) Loses(p *tictactoe.Position, within int) bool {
	bound := within - winScore
	return s.score(p, bound) <= bound
}

// score returns the score of a position if it is alpha or less, and otherwise more than alpha.
func (s *Solver) score(p *tictactoe.Position, alpha int) int {
	b := newBoard(p)
	return s.worker.search(&b, 0, int(b.empty), alpha, alpha+1)
}
