package search

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

func TestLevelsGetStronger(t *testing.T) {
	for i := 1; i < len(Levels); i++ {
		if n := Levels[i].Nodes; n <= Levels[i-1].Nodes && i < len(Levels)-1 {
			t.Errorf("%s looks at %d positions, %s before it at %d", Levels[i].Name, n, Levels[i-1].Name, Levels[i-1].Nodes)
		}
	}
	for _, rules := range winnerRules {
		score, err := Match(context.Background(), rules, Levels[1].Player, Levels[0].Player, 40, 1, nil)
		if low, _ := score.Interval(); err != nil || low < 0.5 {
			t.Errorf("%v: %s against %s: %+v, %v", rules, Levels[1].Name, Levels[0].Name, score, err)
		}
	}
}

func TestMatchIsRepeatable(t *testing.T) {
	play := func() (score Score, told []Score) {
		score, err := Match(context.Background(), tictactoe.Open, Levels[1].Player, Levels[0].Player, 7, 5,
			func(s Score) { told = append(told, s) })
		if err != nil || score.Games() != 7 || len(told) != 7 || told[6] != score {
			t.Fatalf("%+v, %v, told %v", score, err, told)
		}
		return score, told
	}
	first, _ := play()
	if second, _ := play(); first != second {
		t.Errorf("%+v, then %+v", first, second)
	}
}

func TestMatchIsFair(t *testing.T) {
	var openings [4]tictactoe.Position
	game := -1
	last := 81
	note := func(mark tictactoe.Mark) Player {
		return func(_ context.Context, p tictactoe.Position, seed uint64) (grid.Cell, error) {
			if empty := p.Count(tictactoe.Empty); empty > last || game < 0 {
				game++
				openings[game] = p
				if want := mark == tictactoe.X; want != (game%2 == 0) {
					t.Errorf("game %d is begun by the wrong player", game)
				}
				last = empty
			} else {
				last = empty
			}
			return randomMove(&p, rand.New(rand.NewPCG(seed, 0))), nil
		}
	}
	if _, err := Match(context.Background(), tictactoe.Closed, note(tictactoe.X), note(tictactoe.O), 4, 1, nil); err != nil {
		t.Fatal(err)
	}
	if openings[0] != openings[1] || openings[2] != openings[3] || openings[0] == openings[2] {
		t.Errorf("openings %v", openings)
	}
}

func TestMatchFailsWithItsPlayers(t *testing.T) {
	broken := errors.New("broken")
	fails := func(context.Context, tictactoe.Position, uint64) (grid.Cell, error) { return 0, broken }
	if _, err := Match(context.Background(), tictactoe.Open, fails, fails, 1, 0, nil); err != broken {
		t.Error(err)
	}
	first := func(context.Context, tictactoe.Position, uint64) (grid.Cell, error) { return 0, nil }
	if _, err := Match(context.Background(), tictactoe.Open, first, first, 1, 0, nil); err == nil {
		t.Error("a move that is not legal was played")
	}
	if _, err := Match(context.Background(), tictactoe.Judge, first, first, 1, 0, nil); err != ErrNoWinner {
		t.Error(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Match(ctx, tictactoe.Open, Levels[0].Player, Levels[0].Player, 1, 0, nil); err != context.Canceled {
		t.Error(err)
	}
}

func TestScoreInterval(t *testing.T) {
	if low, high := (Score{}).Interval(); low != 0 || high != 1 {
		t.Errorf("no game: %v..%v", low, high)
	}
	// 10 of 10: z²/(n+z²) is 0.2775 for n = 10.
	if low, high := (Score{Wins: 10}).Interval(); low < 0.722 || low > 0.723 || high < 0.9999 || high > 1.0001 {
		t.Errorf("10 of 10: %v..%v", low, high)
	}
	s := Score{Wins: 30, Draws: 40, Losses: 30}
	if low, high := s.Interval(); s.Share() != 0.5 || low < 0.40 || low > 0.41 || low+high < 0.9999 || low+high > 1.0001 {
		t.Errorf("%+v: %v..%v", s, low, high)
	}
}

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
			p.Push(randomMove(&p, random))
			game = append(game, p)
		}
		grades, err := Review(context.Background(), game, Limits{}, nil)
		if err != nil || len(grades) != len(game)-1 {
			t.Fatalf("%d grades of %d moves, %v", len(grades), len(game)-1, err)
		}
		known := map[tictactoe.Position]Value{}
		for j, g := range grades {
			best, played := naive(game[j], known), naiveMove(game[j], g.Played, known)
			if g.Highest != best || g.Value != played {
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
	if err != nil || len(grades) != 3 || grades[0].Verdict == Ungraded || grades[1] != (Grade{}) || grades[2] != (Grade{}) {
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
