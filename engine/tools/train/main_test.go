package main

import (
	"bytes"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/engine/tictactoe/search/net"
)

// quick are games that take little time.
var quick = play{rules: tictactoe.Closed, nodes: 5, seed: 1}

func TestTrainingIsRepeatableAndGoesOn(t *testing.T) {
	dir := t.TempDir()
	common := options{play: quick, games: 60, epochs: 1, rate: 0.002}
	trained := func(o options) []float32 { return fail.Must(train(&o))(t).Params }
	kept := common
	kept.data = filepath.Join(dir, "games")
	first := trained(kept)
	kept.out = filepath.Join(dir, "again.net")
	fail.OnError(t, run(&kept, "closed")) // reads the games
	goesOn := common
	goesOn.from = kept.out
	data, err := os.ReadFile(kept.out)
	fail.If(t, err != nil || !bytes.Equal(data, net.Encode(first)), "the same arguments gave another net, %v", err)
	fail.If(t, slices.Equal(trained(goesOn), first), "training did not go on")
}

// A program stopped while it writes a game leaves part of a line.
func TestGamesGoOnWhereTheyStopped(t *testing.T) {
	name := filepath.Join(t.TempDir(), "games")
	play := func(count int) string {
		fail.OnError(t, fail.ErrorOf(gamesOf(&options{play: quick, games: count, data: name})))
		return texttest.Read(t, name)
	}
	want := play(6)
	for _, kept := range []int{0, 10, len(want) / 2, len(want) - 1, len(want)} {
		texttest.Write(t, name, want[:kept])
		fail.Unequal(t, play(6), want, "after %d bytes", kept)
	}
	games, _ := gamesOf(&options{play: quick, games: 4, data: name})
	fail.If(t, len(games) != 4 || play(4) != want, "%d games of a file of more", len(games))
}

func TestBadArgumentsOfTraining(t *testing.T) {
	short := texttest.Write(t, filepath.Join(t.TempDir(), "short.net"), "x")
	for want, tc := range map[string]struct {
		rules string
		options
	}{
		"nobody wins": {rules: "judge"}, "no rules are": {rules: "chess"},
		"not a net":     {"closed", options{play: quick, games: 1, from: short}},
		"no such file":  {"closed", options{play: quick, games: 1, from: short + "x"}},
		"not a directo": {"closed", options{data: short + "/games"}},
	} {
		err := run(&tc.options, tc.rules)
		fail.If(t, err == nil || !strings.Contains(err.Error(), want), "%v, want %s", err, want)
	}
}

// some returns a few short games.
func some(t *testing.T, rules tictactoe.Rules, jobs int) (games []game) {
	how := play{rules: rules, nodes: 20, noise: 9, seed: 1}
	fail.OnError(t, how.games(0, 5, jobs, func(g game) error { games = append(games, g); return nil }))
	return games
}

func TestGamesAreTheSameWithAnyNumberOfJobs(t *testing.T) {
	for _, rules := range []tictactoe.Rules{tictactoe.Open, tictactoe.Closed, tictactoe.Majority} {
		games, again := some(t, rules, 1), some(t, rules, 3)
		fail.Unless(t, reflect.DeepEqual(games, again), "%v: %v, then %v", rules, games, again)
		for _, g := range games {
			p := tictactoe.New(rules)
			for _, c := range g.cells {
				p.Push(c)
			}
			fail.If(t, !p.Over() || (p.Winner() == tictactoe.X) != (g.result == 1000) ||
				(p.Winner() == tictactoe.O) != (g.result == 0), "%v: %+v ends in %v", rules, g, p)
		}
	}
}

func TestGamesAreReadAsTheyWereWritten(t *testing.T) {
	games := some(t, tictactoe.Closed, 1)
	var text bytes.Buffer
	for _, g := range games {
		g.write(&text)
	}
	again, err := readGames(&text)
	fail.If(t, err != nil || !reflect.DeepEqual(games, again), "%v, %v", again, err)
	for _, bad := range []string{"x", "1000 81:3", "0 5", "0 5:x", "0 5~x"} {
		games, err := readGames(strings.NewReader(bad))
		fail.If(t, err == nil, "%q was read as %v", bad, games)
	}
}

func TestPositionsHaveTheValuesToLearn(t *testing.T) {
	all := positions(tictactoe.Closed, some(t, tictactoe.Closed, 1))
	fail.NowIf(t, len(all) < 50, "%d positions", len(all))
	for _, p := range all {
		fail.If(t, p.Want < 0 || p.Want > 1, "%+v", p)
	}
}

// TestAValueToLearnIsMixedWithTheNext checks the values of a game that X won. They are for the mover.
func TestAValueToLearnIsMixedWithTheNext(t *testing.T) {
	const last = 0.5*(1-lambda) + lambda // for X: what the search expected, and the result
	for name, tc := range map[string]struct {
		permille int // of O's move
		random   bool
		want     float32
	}{
		"an estimate":          {250, false, 0.25*(1-lambda) + (1-last)*lambda},
		"what is proved":       {0, false, 0},
		"before a random move": {250, true, 0.25},
	} {
		won := game{[]grid.Cell{40, 39, 27}, []int{-1, tc.permille, 500}, []bool{false, tc.random, false}, 1000}
		all := positions(tictactoe.Closed, []game{won})
		fail.NowIf(t, len(all) != 2, "%s: %d positions, want those that a search looked at", name, len(all))
		for i, want := range []float32{tc.want, last} {
			fail.If(t, math.Abs(float64(all[i].Want-want)) > 1e-6, "%s: position %d is worth %v, want %v", name, i,
				all[i].Want, want)
		}
	}
}

func TestRandomMovesAreDrawnAfterTheOpening(t *testing.T) {
	how := play{rules: tictactoe.Closed, nodes: 5, noise: 4, seed: 1}
	drawn, moves := 0, 0
	for number := range uint64(20) {
		g := how.game(number)
		for i, random := range g.random {
			switch {
			case g.permille[i] < 0:
				fail.If(t, random, "game %d: move %d of the opening is marked", number, i)
			case random:
				drawn++
				fallthrough
			default:
				moves++
			}
		}
	}
	fail.If(t, drawn < moves/6 || drawn > moves/3, "%d of %d moves are random", drawn, moves)
}

// TestPositionsAreProvedFromTheEndBack compares the labels with proofs of their own.
func TestPositionsAreProvedFromTheEndBack(t *testing.T) {
	how := play{rules: tictactoe.Majority, nodes: 20, seed: 1, proof: 20_000}
	proved := 0
	for number := range uint64(4) {
		p, g := tictactoe.New(how.rules), how.game(number)
		for i, c := range g.cells {
			if i >= firstProved && i <= lastProved && g.proved(i) {
				proved++
				r, err := search.Search(t.Context(), p, search.Limits{Nodes: 1_000_000, Prove: true}, nil)
				fail.If(t, err != nil || r.Value.Permille != g.permille[i], "%v: %d, want %+v", p, g.permille[i],
					r.Value)
			}
			p.Push(c)
		}
	}
	fail.If(t, proved < 10, "%d positions are proved", proved)
}

func TestNoPositionIsTrainedOnInWhichAMoveWins(t *testing.T) {
	for _, rules := range []tictactoe.Rules{tictactoe.Open, tictactoe.Closed} {
		for _, g := range some(t, rules, 1) {
			p, want := tictactoe.New(rules), 0
			for _, c := range g.cells {
				if !winsAtOnce(&p) {
					want++
				}
				p.Push(c)
			}
			g.permille = slices.Repeat([]int{500}, len(g.cells))
			fail.If(t, want == len(g.cells) && g.result != 500, "%v: nobody wins %v", rules, g)
			fail.Unequal(t, len(positions(rules, []game{g})), want, "%v: the positions of %v", rules, g)
		}
	}
}
