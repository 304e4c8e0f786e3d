package match

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/judge/program"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

var winnerRules = tictactoe.RulesThat(tictactoe.Rules.HaveWinner)

func levels(t *testing.T, i, j int) [2]Contestant {
	return [2]Contestant{Engine{search.Levels[i]}, Engine{search.Levels[j]}}
}

func TestLevelsGetStronger(t *testing.T) {
	for _, rules := range winnerRules {
		r, err := Run(t.Context(), Options{Rules: rules, Games: 60, Openings: 4, Jobs: 2, Seed: 1},
			levels(t, search.Casual, search.Novice), nil)
		low, _ := r.Score.Interval()
		fail.If(t, err != nil || low < 0.5, "%v: %+v, %v", rules, r, err)
	}
}

func stripped(p Played) Played {
	for i := range p.Moves {
		p.Moves[i].Time = 0
	}
	return p
}

func TestAMatchIsRepeatableWithAnyNumberOfJobs(t *testing.T) {
	play := func(jobs int) (score Score, games []Played) {
		o := Options{Rules: tictactoe.Open, Games: 7, Openings: 3, Jobs: jobs, Seed: 5}
		contestants := levels(t, search.Casual, search.Novice)
		r, err := Run(t.Context(), o, contestants, func(_ Summary, p Played) { games = append(games, stripped(p)) })
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
		reflect.DeepEqual(games[0].Moves[:3], games[2].Moves[:3]), "openings are not played twice each")
}

// scripted plays the moves that a function returns.
type scripted struct{ move func(Turn) (Move, error) }

func (s scripted) Name() string                                                    { return "scripted" }
func (s scripted) Start(tictactoe.Rules, uint64, *search.Searcher) (Player, error) { return s, nil }
func (s scripted) Move(_ context.Context, turn Turn) (Move, error)                 { return s.move(turn) }
func (s scripted) Close()                                                          {}

func firstLegal(turn Turn) (Move, error) {
	for c := range turn.Legal.ByBox() {
		return Move{Cell: c}, nil
	}
	return Move{}, errors.New("nothing is legal")
}

func TestFaultsLoseTheGame(t *testing.T) {
	for want, bad := range map[FaultKind]func(Turn) (Move, error){
		IllegalMove: func(turn Turn) (Move, error) { c, _ := turn.Position.Last(); return Move{Cell: c}, nil },
		Timeout:     func(Turn) (Move, error) { return Move{}, &Fault{Kind: Timeout} },
	} {
		r, err := Run(t.Context(), Options{Rules: tictactoe.Closed, Games: 4, Openings: 2, Jobs: 1},
			[2]Contestant{scripted{bad}, scripted{firstLegal}}, nil)
		fail.If(t, err != nil || r.Score.Losses != 4 || r.Repeated != 0 || r.Lost[0][want].Games != 4 ||
			r.Lost[0][want].First.Kind != want || r.Lost[1] != [FaultKinds]Lost{}, "%v: %+v, %v", want, r, err)
	}
}

func TestWhoLeavesTheOpeningPlaysOn(t *testing.T) {
	opening := []grid.Cell{40, 39}
	g, err := play(t.Context(), tictactoe.Closed, opening, [2]Player{ignoring(0), scripted{firstLegal}}, Times{}, nil)
	fail.If(t, err != nil || g.Fault != nil || g.Opening != 0 || g.LeftOpening != tictactoe.X || g.Moves[0].Cell != 0,
		"%+v, %v", g, err)
}

func TestAMatchFailsWithItsPlayers(t *testing.T) {
	broken := errors.New("broken")
	fails := scripted{func(Turn) (Move, error) { return Move{}, broken }}
	o := Options{Rules: tictactoe.Open, Games: 3, Jobs: 2}
	fail.Unequal(t, fail.ErrorOf(Run(t.Context(), o, [2]Contestant{fails, fails}, nil)), broken, "the error")
}

func TestATestEndsTheMatch(t *testing.T) {
	o := Options{Rules: tictactoe.Closed, Games: 4000, Openings: 4, Jobs: 1, Seed: 1, Test: &SPRT{0, 200}}
	r, err := Run(t.Context(), o, levels(t, search.Casual, search.Novice), nil)
	fail.If(t, err != nil || r.Score.Games() > 400 || o.Test.Decision(r.Score) != AcceptH1, "%+v, %v", r, err)
}

func TestOpeningsEndWithTheGame(t *testing.T) {
	cells := randomOpening(tictactoe.Closed, 200, rand.New(rand.NewPCG(1, 1)))
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
		{ignoring(0), Engine{search.Levels[search.Random]}}, {Engine{search.Levels[search.Random]}, ignoring(0)},
	} {
		o := Options{Rules: tictactoe.Closed, Games: 6, Openings: 4, Seed: 3}
		r, err := Run(t.Context(), o, contestants, func(_ Summary, p Played) {
			fail.If(t, p.Opening != 0 || p.LeftOpening != tictactoe.Empty, "%+v began with an opening", p)
		})
		fail.If(t, err != nil || !r.Ignores[i] || r.Ignores[1-i] || r.Unpaired != 0, "%+v, %v", r, err)
	}
}

func TestAPairWhoseOpeningWasLeftIsNone(t *testing.T) {
	o := Options{Rules: tictactoe.Closed, Games: 6, Openings: 8, Seed: 3} // longer than a trial
	r, err := Run(t.Context(), o, [2]Contestant{ignoring(trialPlies), Engine{search.Levels[search.Random]}}, nil)
	fail.If(t, err != nil || r.Ignores != [2]bool{} || r.LeftOpening != [2]int{6, 0} || r.Unpaired != 3 ||
		r.Score.Pairs != [5]int{}, "%+v, %v", r, err)
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
		func(_ Summary, p Played) { games = append(games, p) })
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
	r, err := Run(ctx, o, [2]Contestant{scripted{firstLegal}, scripted{firstLegal}}, func(Summary, Played) { cancel() })
	fail.If(t, err != context.Canceled || r.Score.Games() != 1, "%+v, %v", r.Score, err)
}

func TestARatioIsNeverMinusZero(t *testing.T) {
	for _, test := range []SPRT{{0, 20}, {-20, 0}} {
		fail.If(t, math.Signbit(test.Ratio(Score{})), "%v: -0", test)
	}
}

func TestSPRTDecides(t *testing.T) {
	test := SPRT{0, 20}
	for _, c := range []struct {
		pairs [5]int
		want  Decision
	}{
		{[5]int{}, Undecided}, {[5]int{1: 20, 2: 50, 3: 30}, Undecided}, {[5]int{1: 200, 2: 500, 3: 450}, AcceptH1},
		{[5]int{1: 500, 2: 1000, 3: 400}, AcceptH0},
		{[5]int{1: 105, 2: 100, 3: 100}, AcceptH0}, {[5]int{1: 98, 2: 100, 3: 135}, Undecided}, {[5]int{1: 81, 2: 100,
			3: 115}, AcceptH1},
	} {
		score := Score{Pairs: c.pairs}
		fail.Unequal(t, test.Decision(score), c.want, "%v, ratio %v", c.pairs, test.Ratio(score))
	}
}

func TestARemarkMaySayWhatAMoveIsWorth(t *testing.T) {
	after := tictactoe.New(tictactoe.Closed) // X has played the centre
	after.Push(grid.At(5, 5))
	cells := func(all ...grid.Cell) []grid.Cell { return all }
	for remark, want := range map[string]Estimate{
		"62%": {Permille: 620}, "X 62%, depth 2, 100 positions": {Permille: 620}, "O 38%": {Permille: 620},
		"won 38.25 % of 100 playouts": {Permille: 383}, "0%": {Permille: 0}, "100 % sure": {Permille: 1000},
		"55% line 3 3 1 1":                {Permille: 550, Line: cells(grid.At(4, 4), grid.At(2, 2))},
		"55% pv: 4 4, 3 3; 1 1 and so on": {Permille: 550, Line: cells(grid.At(4, 4), grid.At(2, 2))},
		"pv=3 3 8 8 55%":                  {Permille: 550, Line: cells(grid.At(4, 4))}, // 3 3 does not send to 8 8
		"55% line 3 3 3 3 1 1":            {Permille: 550, Line: cells(grid.At(4, 4))},
		"55% line 4 4 3 3 4 4":            {Permille: 550, Line: cells(grid.At(4, 4))},
		"55% line 9 9":                    {Permille: 550},
		"55% baseline 3 3":                {Permille: 550},
	} {
		e, ok := ParseEstimate("[%emt 0:00:00.021] "+remark+"\n99%", after)
		fail.If(t, !ok || e.Permille != want.Permille || !slices.Equal(e.Line, want.Line),
			"%q: %+v, %v, want %+v", remark, e, ok, want)
	}
	for _, remark := range []string{"", "of 81", "101%", "-5%", "1.2.3%", "line 3 3 1 1", "depth 3, 1000 positions"} {
		e, ok := ParseEstimate("[%emt 0:00:00.021] "+remark+" [%review] 36%", after)
		fail.If(t, ok, "%q says %+v", remark, e)
	}
	e, ok := ParseEstimate("62% of people think so", after)
	fail.If(t, ok, "somebody's comment says %+v", e)
}

func TestAFaultIsReadFromWhatItSays(t *testing.T) {
	for _, f := range []*Fault{
		{Cell: 40}, {Kind: Timeout, Limit: 1500 * time.Millisecond},
		{Kind: Timeout, Limit: time.Second, Answer: "3 3"}, {Kind: Ended, End: program.ProcessLimit, Said: "oh"},
		{Kind: Nonsense, Answer: `re"sign)`},
		{Kind: Nonsense, Long: true}, {Kind: Ended, End: program.Exited, Status: 3},
		{Kind: Ended, End: program.Exited, Status: 1, Said: "NameError: name (x)"},
		{Kind: Ended, End: program.Signaled, Signal: "killed"},
		{Kind: Ended, End: program.Signaled, Signal: "segmentation fault", Said: "oh: no"},
		{Kind: Ended, End: program.Closed}, {Kind: Ended, End: program.Closed, Said: "bye"},
	} {
		got := ParseFault(f.Error())
		fail.Unless(t, reflect.DeepEqual(got, f), "%q is read as %v", f.Error(), got)
	}
	long := &Fault{Kind: Nonsense, Answer: strings.Repeat("ab", 500)}
	fail.Unequal(t, long.Found(), strings.Repeat("ab", 30)+"…", "it is told as")
	got := ParseFault(long.Error())
	fail.If(t, got == nil || got.Error() != long.Error(), "%q is read as %v", long.Error(), got)
	for _, text := range []string{
		"", "X", "timeout", "timeout: 1", "timeout: 1.0s", "illegal move", "illegal move: 0 1", "illegal move: 1 10",
		"illegal move: 11", "exited", "exited: 1", "exited 01", "no move: " + strings.Repeat("x", 100), "closed: ",
		"line too long: 1", "resigned", "timed out (limit 1 s)",
	} {
		fail.Unequal(t, ParseFault(text), nil, "%q is read as", text)
	}
}

// CodinGame allows a second for the first move; whoever allows more for each move allows it for the first too.
func TestTheFirstMoveHasASecond(t *testing.T) {
	for other, want := range map[time.Duration]time.Duration{
		100 * time.Millisecond: time.Second, time.Second: time.Second, 5 * time.Second: 5 * time.Second, 0: time.Second,
	} {
		fail.Unequal(t, FirstTime(other), want, "with %v for each other move", other)
		times := UsualTimes(other)
		fail.If(t, times.First.Time != want || times.Other.Time != other, "with %v the times are %+v", other, times)
	}
}

// Moves after the opening count for the contestant that made them, whichever mark it has.
func TestLateMovesCountForWhoMadeThem(t *testing.T) {
	slow := Move{Time: 2 * time.Second, Late: true}
	for _, firstX := range []bool{true, false} {
		game := Played{FirstX: firstX, Game: Game{Opening: 1,
			Moves: []Move{slow, {Time: time.Second}, slow, {}, slow, {}}}}
		byX := 0
		if !firstX {
			byX = 1
		}
		var want, got Summary
		want.Late[byX], want.Moves[byX], want.Moves[1-byX] = 2, 2, 3
		want.Time[byX], want.Time[1-byX] = 4*time.Second, time.Second
		got.add(&game)
		fail.Unequal(t, got.Late, want.Late, "the first has X: %v, late moves", firstX)
		fail.Unequal(t, got.Moves, want.Moves, "the first has X: %v, moves", firstX)
		fail.Unequal(t, got.Time, want.Time, "the first has X: %v, time", firstX)
	}
}

func TestATestIsOfTwoDifferences(t *testing.T) {
	for _, s := range []string{"5,5", "10,0", "5", "-1001,0", "0,1001", "a,5", ""} {
		fail.Unequal(t, fail.ErrorOf(ParseSPRT(s)), ErrSPRT, "%q", s)
	}
	fail.Unequal(t, *fail.Must(ParseSPRT("-1000, 1000"))(t), SPRT{-1000, 1000}, "the widest is")
}

func TestAMatchThatIsCompleteWasNotStopped(t *testing.T) {
	for _, games := range []int{1, 2} {
		ctx, cancel := context.WithCancel(t.Context())
		o := Options{Rules: tictactoe.Closed, Games: games, Jobs: 1}
		r, err := Run(ctx, o, levels(t, search.Casual, search.Novice), func(_ Summary, p Played) {
			if p.Number+1 == games {
				cancel()
			}
		})
		cancel()
		fail.If(t, err != nil || r.Score.Games() != games, "%d of %d games, %v", r.Score.Games(), games, err)
	}
}
