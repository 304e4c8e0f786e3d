package search

import (
	"context"
	"math/rand/v2"
	"reflect"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// review grades each move of a game.
func review(positions []tictactoe.Position, nodes int64) (grades []ReviewedMove) {
	var searcher Searcher
	for i := 0; i+1 < len(positions); i++ {
		grades = append(grades, searcher.Grade(context.Background(), positions[i], positions[i+1], nodes, nil))
	}
	return grades
}

func TestReviewFindsWhereTheGameTurned(t *testing.T) {
	random, turned := rand.New(rand.NewPCG(8, 1)), 0
	for i := range 30 {
		p, ok := randomEnding(winnerRules[i%len(winnerRules)], 9, random)
		if !ok {
			continue
		}
		game := []tictactoe.Position{p}
		for !p.Over() {
			p.Push(p.RandomMove(random))
			game = append(game, p)
		}
		grades := review(game, 1_000_000)
		known := map[tictactoe.Position]Value{}
		for j, g := range grades {
			best, played := naive(game[j], known), naiveMove(game[j], g.Played, known)
			checkLine(t, game[j], g.Line)
			fail.NowIf(t, len(g.Line) == 0 || g.Line[0] != g.Best || g.Highest != best || g.Value != played,
				"%v: grade %+v, want %+v and %+v", game[j], g, best, played)
			fell := best.Kind != played.Kind
			fail.NowIf(t, g.Turning != fell || fell != (g.Verdict == Blunder) || fell != (g.Lost > 0),
				"%v: %+v", game[j], g)
			if g.Turning {
				turned++
			}
		}
	}
	fail.If(t, turned == 0, "no game turned")
}

func TestReviewLeavesJumpsUngraded(t *testing.T) {
	p := tictactoe.New(tictactoe.Closed)
	q, _ := p.Play(40)
	grades := review([]tictactoe.Position{p, q, p, q.WithMark(0, tictactoe.O)}, 500)
	fail.If(t, grades[0].Verdict == Ungraded || !reflect.DeepEqual(grades[1:], make([]ReviewedMove, 2)), "%+v", grades)
	grades = review([]tictactoe.Position{p.WithRules(tictactoe.Judge), q.WithRules(tictactoe.Judge)}, 500)
	fail.If(t, grades[0].Verdict != Ungraded || grades[0].Played != 40, "under Judge: %+v", grades)
}

func TestAVerdictBeginsAtItsLoss(t *testing.T) {
	for lost, want := range map[int]Judgment{
		0: Good, 49: Good, 50: Inaccuracy, 99: Inaccuracy, 100: Mistake, 199: Mistake, 200: Blunder, 1000: Blunder,
	} {
		g := ReviewedMove{Highest: Value{Kind: Estimate, Permille: 1000}, Value: Value{Kind: Estimate,
			Permille: 1000 - lost}}
		g.judge()
		fail.Unequal(t, g.Verdict, want, "a loss of %d", lost)
	}
}

func TestAProofOnlyAcquitsAMove(t *testing.T) {
	g := ReviewedMove{Highest: won(35, false), Value: Value{Kind: Estimate, Permille: 900}}
	g.judge()
	for after, want := range map[Value]Value{
		lost(33, false): won(34, false), won(12, true): g.Value, draw: g.Value, {Kind: Estimate}: g.Value, {}: g.Value,
	} {
		got, won := g.Acquitted(after), want.Kind == Win
		fail.If(t, got.Value != want || (got.Verdict == Good) != won || (got.Lost == 0) != won,
			"with %+v it is %+v", after, got)
	}
}

func TestMovesAreComparedByOneIteration(t *testing.T) {
	guess := func(permille int) Value { return Value{Kind: Estimate, Permille: permille} }
	result := func(moves ...Move) Result {
		return Result{Best: moves[0].Cell, Value: moves[0].Value, Moves: moves, Line: []grid.Cell{moves[0].Cell, 80}}
	}
	finished := result(Move{1, guess(600)}, Move{2, guess(580)}, Move{3, guess(300)})
	for name, c := range map[string]struct{ latest, want Result }{
		"cut off": {result(Move{2, guess(640)}, Move{1, guess(600)}, Move{3, guess(300)}), finished},
		"a proved win": {
			result(Move{3, won(5, true)}, Move{1, guess(650)}, Move{2, guess(580)}),
			result(Move{3, won(5, true)}, Move{1, guess(600)}, Move{2, guess(580)}),
		},
		"a proved loss": {
			result(Move{3, guess(310)}, Move{2, guess(200)}, Move{1, lost(6, true)}),
			Result{
				Best: 2, Value: guess(580), Line: []grid.Cell{2},
				Moves: []Move{{2, guess(580)}, {3, guess(300)}, {1, lost(6, true)}},
			},
		},
	} {
		got := c.latest.comparable(finished)
		fail.Unless(t, reflect.DeepEqual(got, c.want), "%s: %+v, want %+v", name, got, c.want)
	}
}
