package puzzle

import (
	"context"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// Answer tells the consequences of a move that the learner tried.
type Answer struct {
	Kept  bool         // the goal can still be reached
	Done  bool         // the goal is reached: the game is won or, if the goal is a draw, the opponent can no longer win
	Value search.Value // the value of the position after the move, for the learner: always proved, with exact plies
	// Line is the continuation with best play of both: the opponent's reply, then the learner's, to the end of the game
	// or until neither can win any more. The winner wins as soon as possible, the loser holds out as long as possible.
	// After a wrong move it is the refutation; after a right one Line[0] is the reply to make and Line[1] the hint for
	// the learner. It is empty if the game is over.
	Line []grid.Cell
}

// Answer tells the consequences of a move that the learner made to reach a goal; p is the position after it, so the
// opponent is to move. The result is exact and depends on the goal and the position only. If ctx ends first, Answer
// returns its error.
//
// Among replies that are equally good for the opponent, Answer expects the one that leaves the learner the fewest moves
// that reach the goal.
func (s *Solver) Answer(ctx context.Context, goal Goal, p tictactoe.Position) (Answer, error) {
	s.Begin(ctx, 0)
	worth := s.value(&p).ForOpponent()
	if worth.Exact {
		worth.Plies++
	}
	a := Answer{Value: worth, Kept: worth.Kind == search.Win || goal == Draw && worth.Kind == search.Draw}
	a.Done = a.Kept && (p.Over() || goal == Draw && !p.CanWin(p.Side()))
	if a.Kept && !a.Done {
		reply := s.hardest(&p, goal)
		a.Line = append(a.Line, reply)
		p.Push(reply)
	}
	a.Line = append(a.Line, s.line(p)...)
	if err := ctx.Err(); err != nil {
		return Answer{}, err
	}
	return a, nil
}

// line returns the best play of both until the game is over or nobody can win any more.
func (s *Solver) line(p tictactoe.Position) []grid.Cell {
	var cells []grid.Cell
	for !p.Over() && !drawn(&p) && !s.Stopped() {
		c := s.best(&p)
		cells = append(cells, c)
		p.Push(c)
	}
	return cells
}

// best returns the first of the best moves, box by box.
func (s *Solver) best(p *tictactoe.Position) grid.Cell {
	for c := range s.bestMoves(p) {
		return c
	}
	return 0 // the solver has stopped
}

// hardest returns, among the best moves, the first that leaves the opponent the fewest moves that reach a goal.
func (s *Solver) hardest(p *tictactoe.Position, goal Goal) (hardest grid.Cell) {
	fewest := grid.Cells + 1
	for c := range s.bestMoves(p) {
		child := *p
		child.Push(c)
		n := 0
		for range s.reaching(&child, goal) {
			if n++; n == fewest {
				break
			}
		}
		if n < fewest {
			hardest, fewest = c, n
		}
	}
	return hardest
}
