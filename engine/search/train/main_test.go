package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/search/net"
	"ninefold/engine/tictactoe"
)

func TestTrainingIsRepeatableAndGoesOn(t *testing.T) {
	dir := t.TempDir()
	train := func(o options, name string) string {
		o.rules, o.games, o.nodes, o.seed, o.epochs, o.out = "closed", 60, 5, 1, 1, filepath.Join(dir, name)
		if err := run(&o); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(o.out)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	first := train(options{data: filepath.Join(dir, "games")}, "first.net")
	if again := train(options{data: filepath.Join(dir, "games")}, "again.net"); again != first { // the games are read
		t.Error("the same arguments gave another net")
	}
	more := train(options{from: filepath.Join(dir, "first.net")}, "more.net")
	if _, err := net.Decode([]byte(more)); more == first || err != nil {
		t.Errorf("training did not go on: %v", err)
	}
	if noisy := train(options{noise: 4}, "noisy.net"); noisy == first {
		t.Error("random moves made no difference")
	}
}

// A program that was stopped while it wrote a game leaves part of a line.
func TestGamesGoOnWhereTheyStopped(t *testing.T) {
	name := filepath.Join(t.TempDir(), "games")
	play := func(count int) string {
		if _, err := gamesOf(tictactoe.Closed, &options{games: count, nodes: 5, seed: 1, data: name}); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	want := play(6)
	for _, kept := range []int{0, 10, len(want) / 2, len(want) - 1, len(want)} {
		os.WriteFile(name, []byte(want[:kept]), 0o644)
		if got := play(6); got != want {
			t.Errorf("after %d bytes: %q, want %q", kept, got, want)
		}
	}
	if games, _ := gamesOf(tictactoe.Closed, &options{games: 4, nodes: 5, seed: 1, data: name}); len(games) != 4 ||
		play(4) != want {
		t.Errorf("%d games of a file of more", len(games))
	}
}

func TestBadArgumentsOfTraining(t *testing.T) {
	short := filepath.Join(t.TempDir(), "short.net")
	os.WriteFile(short, []byte("x"), 0o644)
	for want, o := range map[string]options{
		"nobody wins":   {rules: "judge"},
		"no rules are":  {rules: "chess"},
		"not a net":     {rules: "closed", games: 1, nodes: 1, from: short},
		"no such file":  {rules: "closed", games: 1, nodes: 1, from: short + "x"},
		"not a directo": {rules: "closed", data: short + "/games"},
	} {
		if err := run(&o); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
