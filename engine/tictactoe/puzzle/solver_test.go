package puzzle

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// oracle values moves by searches for the best move.
type oracle struct {
	searcher search.Searcher
	known    map[tictactoe.Position][]search.Move
}

// moves returns the moves in a position, best first.
func (o *oracle) moves(t *testing.T, p tictactoe.Position) []search.Move {
	t.Helper()
	if _, ok := o.known[p]; !ok {
		r, err := o.searcher.Search(t.Context(), p, search.Limits{All: true, Nodes: enough}, nil)
		fail.NowIf(t, err != nil || r.Nodes >= enough, "%v: %d nodes, %v", p, r.Nodes, err)
		o.known[p] = r.Moves
	}
	return o.known[p]
}

// enough is more nodes than the search of any of these positions takes. With a limit it forgets what it knew before.
const enough = 1 << 17

// proof returns the result expected of Prove, and false if there is no single solution.
func (o *oracle) proof(t *testing.T, p tictactoe.Position) (Proof, bool) {
	t.Helper()
	moves := o.moves(t, p)
	if len(moves) < 2 {
		return Proof{}, false
	}
	best, second := moves[0].Value, moves[1].Value
	switch {
	case best.Kind == search.Win && second.Kind != search.Win:
		return Proof{Win, moves[0].Cell, best.Plies}, true
	case best.Kind == search.Draw && second.Kind == search.Loss:
		return Proof{Draw, moves[0].Cell, second.Plies}, true
	}
	return Proof{}, false
}

var winnerRules = tictactoe.RulesThat(tictactoe.Rules.HaveWinner)

// late returns positions near the end of random games.
func late(t *testing.T, count, empty int) (found []tictactoe.Position) {
	random := rand.New(rand.NewPCG(1, 2))
	for len(found) < count {
		p := tictactoe.New(winnerRules[len(found)%len(winnerRules)])
		for !p.Over() && remaining(&p) > empty {
			p.Push(p.RandomMove(random))
		}
		if !p.Over() {
			found = append(found, p)
		}
	}
	return found
}

// remaining returns the number of cells that may still be played, now or later.
func remaining(p *tictactoe.Position) (n int) {
	for b := range grid.Box(grid.Boxes) {
		if !p.Closed().Has(int(b)) {
			n += p.Marks(b, tictactoe.Empty).Len()
		}
	}
	return n
}

func TestTheSolverAgreesWithTheSearch(t *testing.T) {
	count, proved := 500, 0
	if testing.Short() {
		count = 100
	}
	var s Solver
	o := oracle{known: map[tictactoe.Position][]search.Move{}}
	positions := late(t, count, 10)
	for _, p := range every(5) {
		if remaining(&p.Position) <= 18 {
			positions = append(positions, p.Position)
		}
	}
	for i, p := range positions {
		proof, err := s.Prove(t.Context(), p, 0)
		want, ok := o.proof(t, p)
		fail.NowIf(t, proof != want || ok != (err == nil), "%v: %v, %v, want %v, %v", p, proof, err, want, ok)
		if i >= count {
			continue // a puzzle, whose answers take long
		}
		if ok {
			proved++
		}
		if answersAgree(t, &s, &o, p); t.Failed() {
			return
		}
	}
	fail.If(t, proved < count/20 || len(positions) == count, "only %d of %d have one solution", proved, len(positions))
}

// answersAgree compares the answers to all moves in a position with those of the search.
func answersAgree(t *testing.T, s *Solver, o *oracle, p tictactoe.Position) {
	t.Helper()
	for _, move := range o.moves(t, p) {
		next, worth := p, move.Value
		next.Push(move.Cell)
		for _, goal := range []Goal{Win, Draw} {
			a, err := s.Answer(t.Context(), goal, next)
			kept := worth.Kind == search.Win || goal == Draw && worth.Kind == search.Draw
			fail.If(t, err != nil || a.Value != worth || a.Kept != kept,
				"%v, %d: %+v, %v, want worth %+v", p, move.Cell, a, err, worth)
			followLine(t, o, next, a.Line)
			if a.Kept && !a.Done {
				fail.Unequal(t, a.Line[0], o.hardest(t, next, goal), "%v: the reply is", next)
			}
			fail.If(t, next.Over() && a.Done != kept, "%v, %d: %+v when the game is over", p, move.Cell, a)
		}
	}
}

// hardest returns the first of the best moves after which the fewest moves reach a goal.
func (o *oracle) hardest(t *testing.T, p tictactoe.Position, goal Goal) (hardest grid.Cell) {
	t.Helper()
	fewest := grid.Cells
	moves := slices.Clone(o.moves(t, p))
	slices.SortFunc(moves, func(a, b search.Move) int {
		return cmp.Or(cmp.Compare(a.Cell.Box(), b.Cell.Box()), cmp.Compare(a.Cell.Place(), b.Cell.Place()))
	})
	for _, m := range moves {
		next, n := p, 0
		if next.Push(m.Cell); m.Value != o.moves(t, p)[0].Value {
			continue
		}
		if !next.Over() {
			for _, answer := range o.moves(t, next) {
				if k := answer.Value.Kind; k == search.Win || goal == Draw && k == search.Draw {
					n++
				}
			}
		}
		if n < fewest {
			hardest, fewest = m.Cell, n
		}
	}
	return hardest
}

// followLine checks that each move of a line is a best one, and that the line ends where nobody can win any more.
func followLine(t *testing.T, o *oracle, p tictactoe.Position, line []grid.Cell) {
	t.Helper()
	for _, c := range line {
		moves := o.moves(t, p)
		at := slices.IndexFunc(moves, func(m search.Move) bool { return m.Cell == c })
		fail.NowIf(t, drawn(&p), "%v goes on though nobody can win", line)
		fail.NowIf(t, at < 0 || moves[at].Value != moves[0].Value, "%v: %d is not best of %+v", line, c, moves)
		p.Push(c)
	}
	fail.If(t, !p.Over() && !drawn(&p), "%v ends too early", line)
}
