package search

import (
	"context"
	"math/rand/v2"
	"reflect"
	"testing"

	"ninefold/engine/tictactoe"
)

func TestReviewFindsWhereTheGameTurned(t *testing.T) {
	random := rand.New(rand.NewPCG(8, 1))
	turned := 0
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
		grades, err := Review(context.Background(), game, Limits{}, nil)
		if err != nil || len(grades) != len(game)-1 {
			t.Fatalf("%d grades of %d moves, %v", len(grades), len(game)-1, err)
		}
		known := map[tictactoe.Position]Value{}
		for j, g := range grades {
			best, played := naive(game[j], known), naiveMove(game[j], g.Played, known)
			checkLine(t, game[j], g.Line)
			if len(g.Line) == 0 || g.Line[0] != g.Best || g.Highest != best || g.Value != played {
				t.Fatalf("%v: grade %+v, want %+v and %+v", game[j], g, best, played)
			}
			if fell := best.Kind != played.Kind; g.Turning != fell || fell != (g.Verdict == Blunder) || fell != (g.Lost > 0) {
				t.Fatalf("%v: %+v", game[j], g)
			}
			if g.Turning {
				turned++
			}
		}
	}
	if turned == 0 {
		t.Error("no game turned")
	}
}

func TestReviewLeavesJumpsUngraded(t *testing.T) {
	p := tictactoe.New(tictactoe.Closed)
	q, _ := p.Play(40)
	grades, err := Review(context.Background(), []tictactoe.Position{p, q, p, q.With(0, tictactoe.O)}, Limits{Nodes: 500}, nil)
	if err != nil || len(grades) != 3 || grades[0].Verdict == Ungraded || !reflect.DeepEqual(grades[1:], make([]Grade, 2)) {
		t.Errorf("%+v, %v", grades, err)
	}
	if grades, err := Review(context.Background(), nil, Limits{}, nil); len(grades) != 0 || err != nil {
		t.Errorf("%v, %v", grades, err)
	}
	grades, _ = Review(context.Background(), []tictactoe.Position{p.WithRules(tictactoe.Judge), q.WithRules(tictactoe.Judge)}, Limits{}, nil)
	if len(grades) != 1 || grades[0].Verdict != Ungraded || grades[0].Played != 40 {
		t.Errorf("under Judge: %+v", grades)
	}
}
