package match

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"ninefold/engine/search"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
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
		fail.Unequal(t, turn.Position.Turn(), tictactoe.X, "question %d of a trial is for", asked)
		return firstLegal(turn)
	}}
	follows, err := followsOpenings(t.Context(), &Options{Rules: tictactoe.Closed}, player)
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
		var r Result
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

func (c counted) Start(tictactoe.Rules, uint64) (Player, error) {
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
	level, seed := search.Level{Nodes: 5000}, uint64(7)
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
		player, _ := Level{level}.Start(tictactoe.Closed, seed)
		got, err := player.Move(t.Context(), Turn{p, p.Legal(), Limit{Time: time.Nanosecond}})
		fail.OnError(t, err)
		fail.Unequal(t, got.Cell, want.Best, "%v: the move is", p)
	}
}

func TestALevelWithoutANodeBudgetIsStoppedByTheClock(t *testing.T) {
	player, _ := Level{search.Level{}}.Start(tictactoe.Closed, 1)
	p := tictactoe.New(tictactoe.Closed)
	move, err := player.Move(t.Context(), Turn{p, p.Legal(), Limit{Time: time.Nanosecond}})
	fail.OnError(t, err)
	fail.Unless(t, slices.Contains(slices.Collect(p.Legal().ByBox()), move.Cell), "%v is not legal", move.Cell)
}
