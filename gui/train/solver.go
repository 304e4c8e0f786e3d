package train

import (
	"context"
	"sync"

	"ninefold/engine/puzzle"
	"ninefold/engine/tictactoe"
	"ninefold/gui/tasks"
)

// solver is a puzzle.Solver for several goroutines, one at a time.
type solver struct {
	mu     sync.Mutex
	solver puzzle.Solver
}

func newSolver() *solver { return &solver{solver: puzzle.Solver{Yield: tasks.Yielder(1)}} }

// answer says what comes of the move that led to a position. The answer means nothing once ctx is cancelled.
func (s *solver) answer(ctx context.Context, goal puzzle.Goal, p tictactoe.Position) puzzle.Answer {
	s.mu.Lock()
	defer s.mu.Unlock()
	answer, _ := s.solver.Answer(ctx, goal, p)
	return answer
}
