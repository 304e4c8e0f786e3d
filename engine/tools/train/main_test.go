package main

import (
	"bytes"
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

func TestTrainingIsRepeatableAndGoesOn(t *testing.T) {
	dir := t.TempDir()
	common := options{rules: "closed", games: 60, nodes: 5, seed: 1, epochs: 1, rate: 0.002}
	trained := func(o options) []float32 { return fail.Must(train(&o))(t).Params }
	kept := common
	kept.data = filepath.Join(dir, "games")
	first := trained(kept)
	kept.out = filepath.Join(dir, "again.net")
	fail.OnError(t, run(&kept)) // reads the games
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
		fail.OnError(t, fail.ErrorOf(gamesOf(tictactoe.Closed, &options{games: count, nodes: 5, seed: 1, data: name})))
		return texttest.Read(t, name)
	}
	want := play(6)
	for _, kept := range []int{0, 10, len(want) / 2, len(want) - 1, len(want)} {
		texttest.Write(t, name, want[:kept])
		fail.Unequal(t, play(6), want, "after %d bytes", kept)
	}
	games, _ := gamesOf(tictactoe.Closed, &options{games: 4, nodes: 5, seed: 1, data: name})
	fail.If(t, len(games) != 4 || play(4) != want, "%d games of a file of more", len(games))
}

func TestBadArgumentsOfTraining(t *testing.T) {
	short := texttest.Write(t, filepath.Join(t.TempDir(), "short.net"), "x")
	for want, o := range map[string]options{
		"nobody wins": {rules: "judge"}, "no rules are": {rules: "chess"},
		"not a net":     {rules: "closed", games: 1, nodes: 1, from: short},
		"no such file":  {rules: "closed", games: 1, nodes: 1, from: short + "x"},
		"not a directo": {rules: "closed", data: short + "/games"},
	} {
		err := run(&o)
		fail.If(t, err == nil || !strings.Contains(err.Error(), want), "%v, want %s", err, want)
	}
}

// some returns a few short games.
func some(t *testing.T, rules tictactoe.Rules, jobs int) (games []game) {
	how := play{rules: rules, nodes: 20, seed: 1}
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
	for _, bad := range []string{"x", "1000 81:3", "0 5", "0 5:x"} {
		games, err := readGames(strings.NewReader(bad))
		fail.If(t, err == nil, "%q was read as %v", bad, games)
	}
}

func TestPositionsHaveResults(t *testing.T) {
	all := positions(tictactoe.Closed, some(t, tictactoe.Closed, 1))
	fail.NowIf(t, len(all) < 50 || len(samplesOf(even(), all)) < len(all), "%d positions", len(all))
	for _, p := range all {
		fail.If(t, p.result < 0 || p.result > 1 || p.expected < 0 || p.expected > 1, "%+v", p)
	}
}

func TestThePositionsOfAGameAreFromTheMoversView(t *testing.T) {
	won := game{cells: []grid.Cell{40, 39, 27}, permille: []int{-1, 250, 500}, result: 1000}
	all := positions(tictactoe.Closed, []game{won})
	fail.NowIf(t, len(all) != 2, "%d positions, want those that a search looked at", len(all))
	fail.Unequal(t, all[0].result, 0, "the result for O")
	fail.Unequal(t, all[1].result, 1, "the result for X")
	for i, want := range []float32{0.25 * searchShare, 1 - searchShare + 0.5*searchShare} {
		fail.Unequal(t, samplesOf(even(), all)[i].Want, want, "what position %d is to be worth", i)
	}
}

// even returns a model whose every estimate is 0.5.
func even() *net.Model { return net.ModelFrom(make([]float32, net.Size)) }

func TestProvedPositionsCountMoreWhereTheModelIsWrong(t *testing.T) {
	all := positions(tictactoe.Closed, []game{{cells: []grid.Cell{40, 39, 27}, permille: []int{-1, 0, 500},
		result: 1000}})
	samples := samplesOf(even(), all)
	fail.Unequal(t, len(samples), 1+disagreement/2+1, "the samples of a proved position and another")
	fail.Unequal(t, samples[0].Want, 0, "what is proved, whatever the result of the game")
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
