package reason

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/puzzle"
	"ninefold/engine/search"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// TestEveryFactIsTrueAndNoneIsMissing compares the facts of moves in 2,000 positions of random games with those that a
// naive reading of the rules finds, kind by kind.
func TestEveryFactIsTrueAndNoneIsMissing(t *testing.T) {
	const positions = 2000
	random, seen := rand.New(rand.NewPCG(52, 0)), map[Kind]int{}
	var searcher search.Searcher
	proved := 0
	for n := range positions {
		p := played(random, n)
		r, err := searcher.Examine(context.Background(), p, 1000, func() {})
		fail.OnError(t, err)
		g := r.Grade(p.RandomMove(random))
		check(t, &p, g.Played, For(p, g.Played), naiveFor(p, g.Played))
		check(t, &p, g.Best, For(p, g.Best), naiveFor(p, g.Best))
		against := Against(p, g)
		check(t, &p, g.Played, against, naiveAgainst(p, g))
		for _, f := range slices.Concat(For(p, g.Best), against) {
			seen[f.Kind]++
		}
		if holds(against, MissesGame) && p.Count(tictactoe.Empty) < 30 {
			provedToMiss(t, p, g)
			proved++
		}
	}
	fail.If(t, proved < 3, "only %d missed wins were looked into", proved)
	for kind := range Misses + 1 {
		fail.If(t, seen[kind] < 3, "of kind %d there were only %d", kind, seen[kind])
	}
}

func check(t *testing.T, p *tictactoe.Position, c grid.Cell, got, want []Fact) {
	t.Helper()
	fail.NowIf(t, !slices.Equal(got, want), "%v %v, %v:\nfound  %+v\nwanted %+v", p.Rules(), *p, c, got, want)
}

func holds(facts []Fact, kind Kind) bool {
	return slices.ContainsFunc(facts, func(f Fact) bool { return f.Kind == kind })
}

// provedToMiss checks with the solver of puzzles that the best move wins and the one played does not.
func provedToMiss(t *testing.T, p tictactoe.Position, g search.Grade) {
	t.Helper()
	var solver puzzle.Solver
	for c, wins := range map[grid.Cell]bool{g.Best: true, g.Played: false} {
		after, _ := p.Play(c)
		answer, err := solver.Answer(context.Background(), puzzle.Win, after)
		fail.OnError(t, err)
		fail.If(t, (answer.Value.Kind == search.Win) != wins, "%v is worth %+v", c, answer.Value)
	}
}

// played returns a position of a random game that is not over. In every second move somebody wins a box if that can be.
func played(random *rand.Rand, n int) tictactoe.Position {
	all := tictactoe.RulesThat(tictactoe.Rules.HaveWinner)
	for {
		p := tictactoe.New(all[n%len(all)])
		for range 5 + random.IntN(60) {
			if p.Over() {
				break
			}
			c := p.RandomMove(random)
			for wanted := range p.Legal().All() {
				if _, takes := taken(p, wanted); takes && random.IntN(2) == 0 {
					c = wanted
				}
			}
			p.Push(c)
		}
		if !p.Over() {
			return p
		}
	}
}

// A move without a winner in its rules, and one that is not legal, have no facts.
func TestWhereNobodyWinsThereAreNoFacts(t *testing.T) {
	p := tictactoe.New(tictactoe.Judge)
	fail.If(t, len(For(p, 0)) > 0, "a reason under Judge")
	p = tictactoe.New(tictactoe.Closed)
	p.Push(0)
	fail.If(t, len(For(p, 80)) > 0 || len(Against(p, search.Grade{Played: 80, Best: 1})) > 0, "a reason for no move")
	fail.If(t, len(For(p, 1)) > 0, "a reason for a quiet move")
}
