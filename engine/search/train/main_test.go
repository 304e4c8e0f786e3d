package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/search/net"
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
	if again := train(options{data: filepath.Join(dir, "games")}, "again.net"); again != first { // the games are read now
		t.Error("the same arguments gave another net")
	}
	if more := train(options{from: filepath.Join(dir, "first.net")}, "more.net"); more == first || len(more) != 2*net.Size {
		t.Error("training did not go on")
	}
}

func TestBadArgumentsOfTraining(t *testing.T) {
	short := filepath.Join(t.TempDir(), "short.net")
	os.WriteFile(short, []byte("x"), 0o644)
	for want, o := range map[string]options{
		"nobody wins":   {rules: "judge"},
		"no rules are":  {rules: "chess"},
		"another size":  {rules: "closed", games: 1, nodes: 1, from: short},
		"no such file":  {rules: "closed", games: 1, nodes: 1, from: short + "x"},
		"not a directo": {rules: "closed", data: short + "/games"},
	} {
		if err := run(&o); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
