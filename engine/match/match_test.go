package match

import (
	"context"
	"errors"
	"math/rand/v2"
	"reflect"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

var winnerRules = tictactoe.RulesThat(tictactoe.Rules.HaveWinner)

func levels(t *testing.T, i, j int) [2]Contestant {
	t.Helper()
	return [2]Contestant{Level{search.Levels[i]}, Level{search.Levels[j]}}
}

func TestLevelsGetStronger(t *testing.T) {
	for _, rules := range winnerRules {
		r, err := Run(t.Context(), Options{Rules: rules, Games: 60, Openings: 4, Jobs: 2, Seed: 1},
			levels(t, 1, 0), nil)
		low, _ := r.Score.Interval()
		fail.If(t, err != nil || low < 0.5, "%v: %+v, %v", rules, r, err)
	}
}

// stripped returns a game without its times.
func stripped(p Played) Played {
	for i := range p.Moves {
		p.Moves[i].Time = 0
	}
	return p
}

func TestAMatchIsRepeatableWithAnyNumberOfJobs(t *testing.T) {
	play := func(jobs int) (score Score, games []Played) {
		o := Options{Rules: tictactoe.Open, Games: 7, Openings: 3, Jobs: jobs, Seed: 5}
		r, err := Run(t.Context(), o, levels(t, 1, 0), func(_ Result, p Played) {
			games = append(games, stripped(p))
		})
		fail.NowIf(t, err != nil || r.Score.Games() != 7 || len(games) != 7, "%+v, %v, %d games", r, err, len(games))
		return r.Score, games
	}
	first, games := play(1)
	second, again := play(3)
	fail.If(t, first != second || !reflect.DeepEqual(games, again), "%+v, then %+v", first, second)
	for i, g := range games {
		fail.If(t, g.Number != i || g.FirstX != (i%2 == 0) || g.Opening != 3, "game %d: %+v", i, g)
	}
	fail.If(t, !reflect.DeepEqual(games[0].Moves[:3], games[1].Moves[:3]) ||
		reflect.DeepEqual(games[0].Moves[:3], games[2].Moves[:3]),
		"openings are not played twice each")
}

// scripted plays the moves that a function returns.
type scripted struct{ move func(Turn) (Move, error) }

func (s scripted) Name() string                                    { return "scripted" }
func (s scripted) Start(tictactoe.Rules, uint64) (Player, error)   { return s, nil }
func (s scripted) Move(_ context.Context, turn Turn) (Move, error) { return s.move(turn) }
func (s scripted) Close()                                          {}

// firstLegal plays the first legal cell.
func firstLegal(turn Turn) (Move, error) {
	for c := range turn.Legal.All() {
		return Move{Cell: c}, nil
	}
	return Move{}, errors.New("nothing is legal")
}

func TestFaultsLoseTheGame(t *testing.T) {
	for want, bad := range map[FaultKind]func(Turn) (Move, error){
		IllegalMove: func(turn Turn) (Move, error) {
			c, _ := turn.Position.Last()
			return Move{Cell: c}, nil
		},
		Timeout: func(Turn) (Move, error) { return Move{}, &Fault{Kind: Timeout} },
	} {
		r, err := Run(t.Context(), Options{Rules: tictactoe.Closed, Games: 4, Openings: 2, Jobs: 1},
			[2]Contestant{scripted{bad}, scripted{firstLegal}}, nil)
		fail.If(t, err != nil || r.Score.Losses != 4 || r.Repeated != 0 || r.Lost[0][want].Games != 4 ||
			r.Lost[0][want].First.Kind != want || r.Lost[1] != [FaultKinds]Lost{},
			"%v: %+v, %v", want, r, err)
	}
}

func TestWhoLeavesTheOpeningPlaysOn(t *testing.T) {
	opening := []grid.Cell{40, 39}
	players := [2]Player{ignoring(0), scripted{firstLegal}}
	g, err := play(t.Context(), tictactoe.Closed, opening, players, Times{}, nil)
	fail.If(t, err != nil || g.Fault != nil || g.Opening != 0 || g.LeftOpening != tictactoe.X || g.Moves[0].Cell != 0,
		"%+v, %v", g, err)
}

func TestAMatchFailsWithItsPlayers(t *testing.T) {
	broken := errors.New("broken")
	fails := scripted{func(Turn) (Move, error) { return Move{}, broken }}
	o := Options{Rules: tictactoe.Open, Games: 3, Jobs: 2}
	_, err := Run(t.Context(), o, [2]Contestant{fails, fails}, nil)
	fail.If(t, err != broken, "%v", err)
	o.Rules = tictactoe.Judge
	_, err = Run(t.Context(), o, levels(t, 0, 0), nil)
	fail.If(t, err != ErrNoWinner, "%v", err)
	o.Rules = tictactoe.Closed
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	r, err := Run(ctx, o, levels(t, 0, 0), nil)
	fail.If(t, err != context.Canceled || r.Score.Games() > 1, "%v, %v", r, err)
}

func TestATestEndsTheMatch(t *testing.T) {
	o := Options{Rules: tictactoe.Closed, Games: 4000, Openings: 4, Jobs: 1, Seed: 1, Test: &SPRT{0, 200}}
	r, err := Run(t.Context(), o, levels(t, 1, 0), nil)
	fail.If(t, err != nil || r.Score.Games() > 400 || o.Test.Verdict(r.Score) != AcceptH1, "%+v, %v", r, err)
}

func TestOpeningsEndWithTheGame(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	cells := randomOpening(tictactoe.Closed, 200, random)
	fail.If(t, len(cells) > grid.Cells || len(cells) < 17, "%d moves", len(cells))
}

// ignoring plays the first cell that the rules allow, whatever is offered, once the game has the given number of moves.
func ignoring(after int) scripted {
	return scripted{func(turn Turn) (Move, error) {
		if grid.Cells-turn.Position.Count(tictactoe.Empty) >= after {
			turn.Legal = turn.Position.Legal()
		}
		return firstLegal(turn)
	}}
}

func TestWithoutBothFollowingThereAreNoOpenings(t *testing.T) {
	for i, contestants := range [][2]Contestant{
		{ignoring(0), Level{search.Levels[0]}}, {Level{search.Levels[0]}, ignoring(0)},
	} {
		o := Options{Rules: tictactoe.Closed, Games: 6, Openings: 4, Seed: 3}
		r, err := Run(t.Context(), o, contestants, func(_ Result, p Played) {
			fail.If(t, p.Opening != 0 || p.LeftOpening != tictactoe.Empty, "%+v began with an opening", p)
		})
		fail.If(t, err != nil || !r.Ignores[i] || r.Ignores[1-i] || r.Unpaired != 0, "%+v, %v", r, err)
	}
}

func TestAPairWhoseOpeningWasLeftIsNone(t *testing.T) {
	o := Options{Rules: tictactoe.Closed, Games: 6, Openings: 8, Seed: 3} // longer than a trial
	r, err := Run(t.Context(), o, [2]Contestant{ignoring(trialPlies), Level{search.Levels[0]}}, nil)
	fail.If(t, err != nil || r.Ignores != [2]bool{} || r.LeftOpening != [2]int{6, 0} || r.Unpaired != 3 ||
		r.Score.Pairs != [5]int{},
		"%+v, %v", r, err)
	low, high := r.Score.Interval()
	fail.If(t, low != 0 || high != 1, "without a pair the share is in %v..%v", low, high)
}

func TestAPairLikeAnEarlierOneTellsNothing(t *testing.T) {
	o := Options{Rules: tictactoe.Closed, Games: 20}
	r, err := Run(t.Context(), o, [2]Contestant{scripted{firstLegal}, ignoring(0)}, nil)
	pairs := 0
	for _, n := range r.Score.Pairs {
		pairs += n
	}
	fail.If(t, err != nil || r.Repeated != 9 || pairs != 1 || r.Score.Games() != 20 || r.Ignores != [2]bool{},
		"%+v, %v", r, err) // where no openings were wanted none are missed
}

func TestAMatchTellsEachPositionBeforeItsMove(t *testing.T) {
	told := map[int][]tictactoe.Position{}
	o := Options{Rules: tictactoe.Closed, Games: 2, Openings: 4}
	o.Moving = func(_ context.Context, game int, p tictactoe.Position) { told[game] = append(told[game], p) }
	var games []Played
	_, err := Run(t.Context(), o, [2]Contestant{scripted{firstLegal}, scripted{firstLegal}},
		func(_ Result, p Played) { games = append(games, p) })
	fail.NowIf(t, err != nil || len(games) != 2, "%d games, %v", len(games), err)
	for i, game := range games {
		at := tictactoe.New(tictactoe.Closed)
		for j, move := range game.Moves {
			fail.If(t, told[i][j] != at, "game %d, move %d: %v was told, want %v", i, j, told[i][j], at)
			at.Push(move.Cell)
		}
	}
}

func TestAGameIsToldBeforeItsPairHasEnded(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	o := Options{Rules: tictactoe.Closed, Games: 2}
	o.Moving = func(ctx context.Context, game int, _ tictactoe.Position) {
		if game == 1 {
			<-ctx.Done() // waits until the first one was passed to progress
		}
	}
	r, err := Run(ctx, o, [2]Contestant{scripted{firstLegal}, scripted{firstLegal}}, func(Result, Played) { cancel() })
	fail.If(t, err != context.Canceled || r.Score.Games() != 1, "%+v, %v", r.Score, err)
}
