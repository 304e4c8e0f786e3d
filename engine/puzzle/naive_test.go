package puzzle

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// naive solves positions by the rules alone, without pruning, move ordering or hashing.
type naive map[tictactoe.Position]score

func (n naive) value(p tictactoe.Position) score {
	switch {
	case p.Winner() == p.Turn():
		return winScore
	case p.Winner() != tictactoe.Empty:
		return -winScore
	case p.Over():
		return 0
	}
	if known, ok := n[p]; ok {
		return known
	}
	best := -winScore
	legal := p.Legal()
	for c := range legal.All() {
		best = max(best, n.worth(p, c))
	}
	n[p] = best
	return best
}

// worth returns the score of a move for the mover.
func (n naive) worth(p tictactoe.Position, c grid.Cell) score {
	p.Push(c)
	return (-n.value(p)).aPlyLess()
}

// proof returns the result expected of Prove, and false if there is no single solution.
func (n naive) proof(p tictactoe.Position) (Proof, bool) {
	legal := p.Legal()
	cells := slices.Collect(legal.All())
	if len(cells) < 2 {
		return Proof{}, false
	}
	slices.SortStableFunc(cells, func(a, b grid.Cell) int { return int(n.worth(p, b)) - int(n.worth(p, a)) })
	best, second := n.worth(p, cells[0]), n.worth(p, cells[1])
	switch {
	case best > 0 && second <= 0:
		return Proof{Win, cells[0], best.plies()}, true
	case best == 0 && second < 0:
		return Proof{Draw, cells[0], second.plies()}, true
	}
	return Proof{}, false
}

var winnerRules = tictactoe.RulesThat(tictactoe.Rules.HaveWinner)

// late returns positions near the end of random games.
func late(t *testing.T, count, empty int) (found []tictactoe.Position) {
	t.Helper()
	random := rand.New(rand.NewPCG(1, 2))
	for len(found) < count {
		p := tictactoe.New(winnerRules[len(found)%len(winnerRules)])
		for !p.Over() && remaining(&p) > empty {
			p.Push(randomCell(&p, random))
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

func randomCell(p *tictactoe.Position, random *rand.Rand) grid.Cell {
	legal := p.Legal()
	cells := slices.Collect(legal.All())
	return cells[random.IntN(len(cells))]
}

func TestTheSolverAgreesWithANaiveOne(t *testing.T) {
	count, proved := 500, 0
	if testing.Short() {
		count = 100
	}
	var s Solver
	for _, p := range late(t, count, 10) {
		n := naive{}
		s.begin(t.Context(), noLimit)
		got, worth := s.value(&p), n.value(p)
		fail.NowIf(t, got != worth, "%v: %d, want %d", p, got, worth)
		keysAgree(t, n)
		proof, err := s.Prove(t.Context(), p, noLimit)
		want, ok := n.proof(p)
		fail.NowIf(t, proof != want || ok != (err == nil), "%v: %v, %v, want %v, %v", p, proof, err, want, ok)
		if ok {
			proved++
		}
		if answersAgree(t, &s, n, p); t.Failed() {
			return
		}
	}
	fail.If(t, proved < count/20, "only %d of %d have one solution", proved, count)
}

// keysAgree checks that positions with equal keys have the same score and the same moves.
func keysAgree(t *testing.T, n naive) {
	t.Helper()
	byKey := map[key]tictactoe.Position{}
	for p, worth := range n {
		k := keyOf(&p)
		other, ok := byKey[k]
		fail.NowIf(t, ok && (n[other] != worth || other.Legal() != p.Legal()), "%v and %v have one key", p, other)
		byKey[k] = p
	}
}

// answersAgree compares the answers to all moves in a position with the naive solver's.
func answersAgree(t *testing.T, s *Solver, n naive, p tictactoe.Position) {
	t.Helper()
	legal := p.Legal()
	for c := range legal.All() {
		next, worth := p, n.worth(p, c)
		next.Push(c)
		for _, goal := range []Goal{Win, Draw} {
			a, err := s.Answer(t.Context(), goal, next)
			kept := worth > 0 || goal == Draw && worth == 0
			fail.If(t, err != nil || a.Value != valueOf(worth) || a.Kept != kept,
				"%v, %d: %+v, %v, want worth %d", p, c, a, err, worth)
			followLine(t, n, next, a.Line)
			fail.If(t, next.Over() && a.Done != kept, "%v, %d: %+v when the game is over", p, c, a)
		}
	}
}

// followLine checks that each move of a line is a best one, and that the line ends where nobody can win any more.
func followLine(t *testing.T, n naive, p tictactoe.Position, line []grid.Cell) {
	t.Helper()
	for _, c := range line {
		err := p.Check(c)
		fail.NowIf(t, err != nil, "%v: %v", line, err)
		fail.If(t, n.worth(p, c) != n.value(p), "%v: %d is worth %d, the best %d", line, c, n.worth(p, c), n.value(p))
		p.Push(c)
	}
	fail.If(t, !p.Over() && !drawn(&p), "%v ends too early", line)
}

// TestTheSearchProvesTheSame compares the solutions of puzzles with few empty cells with those of engine/search, which
// shares no code with the Solver.
func TestTheSearchProvesTheSame(t *testing.T) {
	const few = 18
	compared := 0
	for _, p := range every(5) {
		if remaining(&p.Position) > few {
			continue
		}
		compared++
		r, err := search.Search(t.Context(), p.Position, search.Limits{All: true}, nil)
		fail.OnError(t, err)
		best, second := r.Moves[0], r.Moves[1].Value
		want, depth := search.Value{Kind: search.Win, Permille: 1000, Plies: p.Depth, Exact: true}, p.Depth
		if p.Goal == Draw {
			want, depth = search.Value{Kind: search.Draw, Permille: 500}, second.Plies
		}
		lesser := second.Kind == search.Loss || p.Goal == Win && second.Kind == search.Draw
		fail.If(t, best.Cell != p.Solution || best.Value != want || !lesser || depth != p.Depth,
			"%s: %+v, then %+v", p.ID, best, second)
	}
	fail.If(t, compared == 0, "no puzzle has so few cells left")
}
