package search

import (
	"context"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestEmptyOpenBoardIsWonInAtMost43(t *testing.T) {
	r, err := Search(context.Background(), tictactoe.New(tictactoe.Open), Limits{}, nil)
	fail.If(t, err != nil || r.Value != won(43, false) || r.Best != grid.At(5, 5) || len(r.Line) != 43,
		"%+v, %v", r, err)
}

// xWins plays Search's moves for X against every answer of O and returns the length of the longest game. It does not
// repeat a position, or an image of one in a mirror or turned.
func xWins(t *testing.T, p tictactoe.Position, known map[tictactoe.Position]int) int {
	if p.Over() {
		fail.NowIf(t, p.Winner() != tictactoe.X, "%v: X has not won", p)
		return 0
	}
	if plies, ok := knownImage(p, known); ok {
		return plies
	}
	r, err := Search(context.Background(), p, Limits{}, nil)
	fail.NowIf(t, err != nil || r.Value.Kind != Win, "%v: %+v, %v", p, r, err)
	answered := p
	answered.Push(r.Best)
	plies, answers := 1, answered.Legal()
	for c := range answers.ByBox() {
		next := answered
		next.Push(c)
		plies = max(plies, 2+xWins(t, next, known))
		if testing.Short() {
			break // one game is enough
		}
	}
	fail.NowIf(t, plies > r.Value.Plies, "%v: the win takes %d plies, %d were promised", p, plies, r.Value.Plies)
	known[p] = plies
	return plies
}

func knownImage(p tictactoe.Position, known map[tictactoe.Position]int) (int, bool) {
	for range 2 {
		for range 4 {
			if plies, ok := known[p]; ok {
				return plies, true
			}
			p = p.Transformed(tictactoe.Rotated)
		}
		p = p.Transformed(tictactoe.Mirrored)
	}
	return 0, false
}

func TestXWinsOpenAgainstEveryAnswer(t *testing.T) {
	plies := xWins(t, tictactoe.New(tictactoe.Open), map[tictactoe.Position]int{})
	fail.If(t, plies > 43, "a game of %d plies", plies)
}

func TestPlanKeepsToTheLimit(t *testing.T) {
	for _, level := range Levels[Beginner:Strongest] {
		r, err := Search(context.Background(), tictactoe.New(tictactoe.Open), level.Limits(1), nil)
		proof := r.Value == won(43, false)
		fail.If(t, err != nil || level.Limits(1).Nodes < r.Nodes || proof != (level.Nodes > 150_000),
			"%s: %+v, %v", level.Name, r, err)
	}
}

// A plan that takes too many positions leaves a quarter of them to the search.
func TestAPlanLeavesNodesToTheSearch(t *testing.T) {
	p := tictactoe.New(tictactoe.Open)
	s := newRoot(&p, Limits{Nodes: 1000}, nil)
	s.board = newBoard(&p)
	s.provePlans(p)
	fail.Unequal(t, s.budget.done(), 750, "the nodes that a plan has taken")
}
