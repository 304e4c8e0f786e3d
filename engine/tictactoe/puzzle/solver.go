package puzzle

import (
	"iter"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// Solver proves puzzles and answers moves. It remembers results, so that later positions of the same game are quick.
// The zero value is ready to use. Only one goroutine may use it at a time.
type Solver struct{ search.Solver }

// value returns the exact value of a position for the mover. It first finds the winner, and then, ply by ply, how soon
// the win comes, because each of these questions takes little work. Once the solver has stopped, it means nothing.
func (s *Solver) value(p *tictactoe.Position) search.Value {
	switch {
	case s.Wins(p, search.Ever):
		return search.Value{Kind: search.Win, Permille: 1000, Plies: s.soonest(p, s.Wins), Exact: true}
	case s.Loses(p, search.Ever):
		return search.Value{Kind: search.Loss, Plies: s.soonest(p, s.Loses), Exact: true}
	}
	return search.Value{Kind: search.Draw, Permille: 500}
}

// soonest returns the least number of plies within which the game ends in a way.
func (s *Solver) soonest(p *tictactoe.Position, ends func(*tictactoe.Position, int) bool) (plies int) {
	for !s.Stopped() && !ends(p, plies) {
		plies++
	}
	return plies
}

// reaching yields the moves that reach a goal, box by box.
func (s *Solver) reaching(p *tictactoe.Position, goal Goal) iter.Seq[grid.Cell] {
	return movesThat(p, func(after *tictactoe.Position) bool {
		if goal == Win {
			return s.Loses(after, search.Ever)
		}
		return !s.Wins(after, search.Ever)
	})
}

// bestMoves yields the best moves, box by box: the soonest wins, or the longest losses.
func (s *Solver) bestMoves(p *tictactoe.Position) iter.Seq[grid.Cell] {
	best := s.value(p)
	return movesThat(p, func(after *tictactoe.Position) bool {
		switch best.Kind {
		case search.Win:
			return s.Loses(after, best.Plies-1)
		case search.Loss:
			return !s.Wins(after, best.Plies-2)
		}
		return !s.Wins(after, search.Ever)
	})
}

// movesThat yields the moves that lead to positions for which a question is answered by yes, box by box.
func movesThat(p *tictactoe.Position, ask func(after *tictactoe.Position) bool) iter.Seq[grid.Cell] {
	return func(yield func(grid.Cell) bool) {
		for c := range p.Legal().ByBox() {
			after := *p
			if after.Push(c); ask(&after) && !yield(c) {
				return
			}
		}
	}
}
