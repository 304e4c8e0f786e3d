package puzzle

import (
	"context"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
)

// Answer is what comes of a move that the learner tried.
type Answer struct {
	Kept  bool         // the goal can still be reached
	Done  bool         // it is reached: the game is won or, if the goal is a draw, the opponent can no longer win
	Value search.Value // what the move made of the position, to the learner: always proved, with exact plies
	// Line is how it goes on if both play their best: the opponent's reply first, then the learner's, to the end of the
	// game, or until neither can win any more. Who wins does so as soon as possible, who loses holds out as long as
	// possible. After a wrong move it is the refutation; after a right one Line[0] is the reply to make and Line[1] the
	// hint for the learner. It is empty when the game is over.
	Line []grid.Cell
}

// Answer says what comes of a move that the learner made to reach a goal; p is the position after it, so that the opponent
// is to move. It is exact, and depends on nothing but the goal and the position. The error is that of the context, if it
// ends before the answer is found.
func (s *Solver) Answer(ctx context.Context, goal Goal, p tictactoe.Position) (Answer, error) {
	s.begin(ctx)
	worth := -s.value(&p)
	learner := p.Turn().Other()
	a := Answer{
		Kept:  worth > 0 || goal == Draw && worth == 0,
		Value: valueOf(worth.away()),
		Line:  s.line(p),
	}
	if p.Over() {
		learner = tictactoe.Empty // whoever it was
	}
	a.Done = a.Kept && (p.Over() || goal == Draw && hopeless(&p, learner.Other()))
	return a, s.ctx.Err()
}

// valueOf is a score as the search says it.
func valueOf(v score) search.Value {
	switch {
	case v > 0:
		return search.Value{Kind: search.Win, Permille: 1000, Plies: int(winScore - v), Exact: true}
	case v < 0:
		return search.Value{Kind: search.Loss, Plies: int(winScore + v), Exact: true}
	}
	return search.Value{Kind: search.Draw, Permille: 500}
}

// value is the exact score. It asks first who wins, then how soon: each question is little work.
func (s *Solver) value(p *tictactoe.Position) score {
	if p.Over() {
		return s.search(p, -winScore, winScore)
	}
	if s.search(p, 0, 1) > 0 {
		for n := score(1); ; n += 2 {
			if v := winScore - n; s.stopped || s.search(p, v-1, v) >= v {
				return v
			}
		}
	}
	if s.search(p, -1, 0) >= 0 {
		return 0
	}
	for n := score(2); ; n += 2 {
		if v := n - winScore; s.stopped || s.search(p, v, v+1) <= v {
			return v
		}
	}
}

// line is best play of both from a position on.
func (s *Solver) line(p tictactoe.Position) []grid.Cell {
	var cells []grid.Cell
	for !p.Over() && !s.stopped && !(hopeless(&p, tictactoe.X) && hopeless(&p, tictactoe.O)) {
		c, _ := s.best(&p)
		cells = append(cells, c)
		p.Push(c)
	}
	return cells
}

// best is the first best move, and its score.
func (s *Solver) best(p *tictactoe.Position) (cell grid.Cell, worth score) {
	worth = s.value(p)
	legal := p.Legal()
	for c := range legal.All() {
		next := *p
		next.Push(c)
		// The move is as good as the best one if it is not worse.
		if -s.search(&next, -worth.near(), -worth.near()+1) >= worth.near() {
			return c, worth
		}
	}
	return cell, worth
}
