package main

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// some returns a few short games.
func some(t *testing.T, rules tictactoe.Rules, jobs int) (games []game) {
	t.Helper()
	how := play{rules: rules, nodes: 20, seed: 1}
	err := how.games(0, 5, jobs, func(g game) error {
		games = append(games, g)
		return nil
	})
	fail.OnError(t, err)
	return games
}

func TestGamesAreTheSameWithAnyNumberOfJobs(t *testing.T) {
	for _, rules := range []tictactoe.Rules{tictactoe.Open, tictactoe.Closed, tictactoe.Majority} {
		games := some(t, rules, 1)
		again := some(t, rules, 3)
		fail.Unless(t, reflect.DeepEqual(games, again), "%v: %v, then %v", rules, games, again)
		for _, g := range games {
			p := tictactoe.New(rules)
			for _, c := range g.cells {
				p.Push(c)
			}
			fail.If(t, !p.Over() || (p.Winner() == tictactoe.X) != (g.result == 1000) ||
				(p.Winner() == tictactoe.O) != (g.result == 0),
				"%v: %+v ends in %v", rules, g, p)
		}
	}
}

func TestGamesAreReadAsTheyWereWritten(t *testing.T) {
	games := some(t, tictactoe.Closed, 1)
	var text bytes.Buffer
	for _, g := range games {
		g.write(&text)
	}
	if again, err := readGames(&text); err != nil || !reflect.DeepEqual(games, again) {
		t.Errorf("%v, %v", again, err)
	}
	for _, bad := range []string{"x", "1000 81:3", "0 5", "0 5:x"} {
		games, err := readGames(strings.NewReader(bad))
		fail.If(t, err == nil, "%q was read as %v", bad, games)
	}
}

func TestPositionsHaveResults(t *testing.T) {
	games := some(t, tictactoe.Closed, 1)
	all := positions(tictactoe.Closed, games)
	fail.NowIf(t, len(all) < 50 || len(samplesOf(all)) != len(all), "%d positions", len(all))
	for _, p := range all {
		fail.If(t, p.result < 0 || p.result > 1 || p.expected < 0 || p.expected > 1, "%+v", p)
	}
}
