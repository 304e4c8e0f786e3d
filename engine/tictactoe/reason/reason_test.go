package reason

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/puzzle"
	"ninefold/engine/tictactoe/search"
)

// TestEveryFactIsTrueAndNoneIsMissing compares the facts of moves in 2,000 positions of random games with those that a
// naive reading of the rules finds, kind by kind. What facts say of the rest of the game it compares with exact values,
// where these are quickly found, and with games at random.
func TestEveryFactIsTrueAndNoneIsMissing(t *testing.T) {
	const positions = 2000
	ctx := context.Background()
	random, seen, judged := rand.New(rand.NewPCG(52, 0)), map[FactKind]int{}, map[FactKind]int{}
	var searcher search.Searcher
	for n := range positions {
		p := played(random, n)
		nodes := int64(1000)
		if late(&p) {
			nodes = 10_000
		}
		r, err := searcher.Examine(ctx, p, nodes, func() {})
		fail.OnError(t, err)
		g := r.Grade(p.RandomMove(random))
		after, _ := p.Play(g.Played)
		if next, err := searcher.Examine(ctx, after, nodes, func() {}); err == nil {
			g.Answer = next.Line
		}
		check(t, &p, g.Played, For(p, g.Played), naiveFor(p, g.Played))
		check(t, &p, g.Best, For(p, g.Best), naiveFor(p, g.Best))
		against, answer := Against(p, g), Answer(p, g)
		check(t, &p, g.Played, against, naiveAgainst(p, g))
		check(t, &p, g.Played, answer, naiveAnswer(p, g))
		for _, f := range slices.Concat(For(p, g.Best), For(p, g.Played), against, answer) {
			seen[f.Kind]++
		}
		if late(&p) {
			for c := range p.Legal().All() {
				judge(t, p, r.Grade(c), judged)
			}
		}
		playOn(t, random, p, g.Played)
	}
	t.Log(seen, judged)
	for _, kind := range [...]FactKind{
		Wins, Unstopped, OnlyAnswer, Ends, Takes, Threatens, Leads, Stops, Shuts, Holds, Builds, Idles, Sends, Loses,
		MissesGame, Ruins, MissesDraw, Settles, Gives, Frees, Misses, Exposes, Opens, Favours,
	} {
		fail.If(t, seen[kind] < 3, "of kind %v there were only %d", kind, seen[kind])
	}
	for _, kind := range [...]FactKind{MissesGame, Ruins, MissesDraw, Settles} {
		fail.If(t, judged[kind] < 2, "of kind %v only %d were solved", kind, judged[kind])
	}
}

func check(t *testing.T, p *tictactoe.Position, c grid.Cell, got, want []Fact) {
	t.Helper()
	fail.NowIf(t, !slices.Equal(got, want), "%v %v, %v:\nfound  %+v\nwanted %+v", p.Rules(), *p, c, got, want)
}

// naiveAnswer returns the facts for the expected answer to the move played that are of no kind of the other's.
func naiveAnswer(p tictactoe.Position, g search.ReviewedMove) (facts []Fact) {
	of := func(made grid.Cell, answers []grid.Cell) []Fact {
		after, _ := taken(p, made)
		if len(answers) == 0 {
			return nil
		}
		return naiveFor(after, answers[0])
	}
	anyway := map[FactKind]bool{}
	for _, f := range of(g.Best, g.Line[1:]) {
		anyway[f.Kind] = true
	}
	for _, f := range of(g.Played, g.Answer) {
		if !anyway[f.Kind] {
			facts = append(facts, f)
		}
	}
	return facts
}

// late reports whether exact values are quickly found.
func late(p *tictactoe.Position) bool { return p.Count(tictactoe.Empty) < 30 }

// judge compares what the facts against a move say of the game's result with the solver of puzzles.
func judge(t *testing.T, p tictactoe.Position, g search.ReviewedMove, judged map[FactKind]int) {
	t.Helper()
	for _, f := range Against(p, g) {
		best, made := search.Value{}, search.Value{}
		if slices.Contains([]FactKind{MissesGame, Ruins, MissesDraw, Settles}, f.Kind) {
			best, made = solved(t, p, g.Best), solved(t, p, g.Played)
			judged[f.Kind]++
		}
		is := map[FactKind]bool{
			MissesGame: best.Kind == search.Win && best.Plies <= f.N,
			MissesDraw: best.Kind == search.Draw,
			Ruins:      made.Kind == search.Loss && made.Plies-1 <= f.N, Settles: made.Kind == search.Draw,
		}
		right, of := is[f.Kind]
		fail.If(t, of && !right, "%v %v, %v: %+v, but the best is worth %+v, the move %+v",
			p.Rules(), p, g.Played, f, best, made)
	}
}

// solved returns the exact value of a move.
func solved(t *testing.T, p tictactoe.Position, c grid.Cell) search.Value {
	t.Helper()
	var solver puzzle.Solver
	after, _ := p.Play(c)
	answer, err := solver.Answer(context.Background(), puzzle.Win, after)
	fail.OnError(t, err)
	return answer.Value
}

// playOn plays games at random after a move. If its facts say so, the opponent never wins.
func playOn(t *testing.T, random *rand.Rand, p tictactoe.Position, c grid.Cell) {
	t.Helper()
	if !holds(For(p, c), Ends) {
		return
	}
	for range 100 {
		q, _ := p.Play(c)
		for !q.Over() {
			q.Push(q.RandomMove(random))
		}
		fail.If(t, q.Winner() == p.Turn().Other(), "%v %v, %v: the opponent has won a game", p.Rules(), p, c)
	}
}

func holds(facts []Fact, kind FactKind) bool {
	return slices.ContainsFunc(facts, func(f Fact) bool { return f.Kind == kind })
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
	fail.If(t, len(For(p, 80)) > 0 || len(Against(p, search.ReviewedMove{Played: 80, Best: 1})) > 0,
		"a reason for no move")
	fail.If(t, len(For(p, 1)) > 0, "a reason for a quiet move")
}
