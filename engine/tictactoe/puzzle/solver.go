package puzzle

import (
	"context"
	"errors"
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
