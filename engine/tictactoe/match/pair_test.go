package match

import (
	"context"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

func TestEachSidesFirstMoveHasTheLongerLimit(t *testing.T) {
	var asked []time.Duration
	player := scripted{func(turn Turn) (Move, error) {
		asked = append(asked, turn.Limit.Time)
		return firstLegal(turn)
	}}
	times := Times{First: Limit{Time: time.Hour}, Other: Limit{Time: time.Minute}}
	_, err := play(t.Context(), tictactoe.Closed, nil, [2]Player{player, player}, times, nil)
	fail.OnError(t, err)
	want := []time.Duration{time.Hour, time.Hour, time.Minute, time.Minute}
	fail.Differ(t, asked[:4], want, "the limits of the first four moves")
}

func TestATrialAsksForTheMovesOfXOnly(t *testing.T) {
	asked := 0
	player := scripted{func(turn Turn) (Move, error) {
		asked++
		fail.If(t, turn.Position.Turn() != tictactoe.X || turn.Limit.Time != time.Hour, "question %d: %+v", asked, turn)
		return firstLegal(turn)
	}}
	o := Options{Rules: tictactoe.Closed, Times: Times{First: Limit{Time: time.Hour}}} // it has to start each time
	follows, err := followsOpenings(t.Context(), &o, player, nil)
	fail.OnError(t, err)
	fail.Unless(t, follows, "a player of the offered moves does not follow openings")
	fail.Unequal(t, asked, (trialPlies+1)/2, "the questions of a trial")
}

func TestTwoGamesAreAPairUnlessOneLeftTheOpening(t *testing.T) {
	kept, left := Played{}, Played{Game: Game{LeftOpening: tictactoe.O}}
	for name, tc := range map[string]struct {
		games           []Played
		pairs, unpaired int
	}{
		"both keep it":   {[]Played{kept, kept}, 1, 0},
		"the first left": {[]Played{left, kept}, 0, 1}, "the second left": {[]Played{kept, left}, 0, 1},
		"a game alone": {[]Played{kept}, 0, 0},
	} {
		var r Summary
		r.addPair(tc.games, map[string]bool{})
		fail.Unequal(t, r.Score.Pairs, [5]int{2: tc.pairs}, "%s: the pairs", name)
		fail.Unequal(t, r.Unpaired, tc.unpaired, "%s: the unpaired", name)
	}
}

// counted counts how often it is started. It cannot be started after its trial.
type counted struct {
	scripted
	starts *int
}

func (c counted) Start(tictactoe.Rules, uint64, *search.Searcher) (Player, error) {
	if *c.starts++; *c.starts > 1 {
		return nil, errors.New("broken")
	}
	return c.scripted, nil
}

func TestTheSecondGameOfABrokenPairIsNotBegun(t *testing.T) {
	broken := counted{scripted{firstLegal}, new(int)}
	_, err := Run(t.Context(), Options{Rules: tictactoe.Closed, Games: 2, Jobs: 1},
		[2]Contestant{broken, scripted{firstLegal}}, nil)
	fail.If(t, err == nil, "a match without a player is played")
	fail.Unequal(t, *broken.starts, 2, "with its trial the player is started")
}

// TestTheClockDoesNotStopALevelWithANodeBudget compares moves with hardly any time to those of a search without a
// clock.
func TestTheClockDoesNotStopALevelWithANodeBudget(t *testing.T) {
	level, seed := search.Level{Nodes: 20_000}, uint64(7)
	random := rand.New(rand.NewPCG(1, 1))
	for range 10 {
		p := tictactoe.New(tictactoe.Closed)
		for _, c := range randomOpening(tictactoe.Closed, 12, random) {
			p.Push(c)
		}
		if p.Over() {
			continue
		}
		want, _ := search.Search(t.Context(), p, level.Limits(seed+1), nil)
		player, _ := Engine{level}.Start(tictactoe.Closed, seed, new(search.Searcher))
		got, err := player.Move(t.Context(), Turn{p, p.Legal(), Limit{Time: time.Nanosecond}})
		fail.OnError(t, err)
		fail.Unequal(t, got.Cell, want.Best, "%v: the move is", p)
	}
}

func TestALevelWithoutANodeBudgetIsStoppedByTheClock(t *testing.T) {
	player, _ := Engine{search.Level{}}.Start(tictactoe.Closed, 1, new(search.Searcher))
	p := tictactoe.New(tictactoe.Closed)
	move, err := player.Move(t.Context(), Turn{p, p.Legal(), Limit{Time: time.Nanosecond}})
	fail.OnError(t, err)
	fail.Unless(t, slices.Contains(slices.Collect(p.Legal().ByBox()), move.Cell), "%v is not legal", move.Cell)
}

// The first game waits until all other pairs, which are more than the jobs, are under way.
func TestASlowPairHoldsUpNoOtherJob(t *testing.T) {
	const games = 20
	var begun atomic.Int32
	others, player := make(chan struct{}), scripted{firstLegal}
	o := Options{Rules: tictactoe.Closed, Games: games, Jobs: 2}
	o.Moving = func(_ context.Context, game int, p tictactoe.Position) {
		switch {
		case p != tictactoe.New(tictactoe.Closed): // the game has begun before
		case game == 0:
			select {
			case <-others:
			case <-time.After(time.Minute):
				t.Error("the slow pair holds up the others")
			}
		case begun.Add(1) == games-2:
			close(others)
		}
	}
	var numbers []int
	_, err := Run(t.Context(), o, [2]Contestant{player, player}, func(_ Summary, p Played) {
		numbers = append(numbers, p.Number)
	})
	fail.OnError(t, err)
	fail.Unless(t, slices.IsSorted(numbers) && len(numbers) == games, "the games are told as %v", numbers)
}

// lender notes the searchers that its players are given.
type lender struct {
	scripted
	lent chan *search.Searcher
}

func (l lender) Start(_ tictactoe.Rules, _ uint64, searcher *search.Searcher) (Player, error) {
	l.lent <- searcher
	return l.scripted, nil
}

func TestTheLevelsOfAJobHaveOneSearcher(t *testing.T) {
	const games, jobs = 12, 3
	player := lender{scripted{firstLegal}, make(chan *search.Searcher, 2+2*games)}
	o := Options{Rules: tictactoe.Closed, Games: games, Jobs: jobs}
	_, err := Run(t.Context(), o, [2]Contestant{player, player}, nil)
	fail.OnError(t, err)
	close(player.lent)
	searchers := map[*search.Searcher]bool{}
	for searcher := range player.lent {
		searchers[searcher] = true
	}
	fail.If(t, len(searchers) > jobs, "%d jobs have %d searchers", jobs, len(searchers))
}

// A match that was stopped, perhaps in the middle of a pair, goes on with the sums as if it had never stopped.
func TestAMatchGoesOnWhereItWasStopped(t *testing.T) {
	o := Options{Rules: tictactoe.Majority, Games: 12, Openings: 4, Jobs: 2, Seed: 5, Times: UsualTimes(time.Second)}
	contestants := levels(t, search.Casual, search.Novice)
	for name, second := range map[string]Contestant{
		"levels": contestants[1], "openings that are left": helper("first"), "faults": helper("illegal"),
	} {
		contestants[1] = second
		var records []record.Record
		keep := func(_ Summary, p Played) { records = append(records, p.Record()) }
		whole, err := Run(t.Context(), o, contestants, keep)
		fail.OnError(t, err)
		for _, stopped := range []int{0, 1, 5, 12} {
			goesOn := o
			for _, r := range records[:stopped] {
				goesOn.Earlier = append(goesOn.Earlier, fail.Must(record.Read(record.Append(nil, &r)))(t))
			}
			again, err := Run(t.Context(), goesOn, contestants, nil)
			if stopped < o.Games {
				again.Time = whole.Time // some games were played twice
			}
			fail.If(t, err != nil || !reflect.DeepEqual(again, whole),
				"%s, stopped after %d: %+v, %v, want %+v", name, stopped, again, err, whole)
		}
		for what, change := range map[string]func(*Options){
			"seed": func(o *Options) { o.Seed++ }, "rules": func(o *Options) { o.Rules = tictactoe.Closed },
			"openings": func(o *Options) { o.Openings++ },
			"times":    func(o *Options) { o.Times = UsualTimes(2 * time.Second) },
		} {
			other := o
			if what == "openings" && whole.Ignores != [2]bool{} {
				continue // there were none
			}
			other.Earlier = records[:3]
			change(&other)
			_, err = Run(t.Context(), other, contestants, nil)
			fail.Unequal(t, err, ErrOtherMatch, "%s: the error of a match with another %s", name, what)
		}
	}
}
