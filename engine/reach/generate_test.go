package reach

import (
	"context"
	"fmt"
	"hash/fnv"
	"testing"

	"ninefold/engine/tictactoe"
)

func TestTheSameSeedGivesTheSameBytesEverywhere(t *testing.T) {
	sum := fnv.New64a()
	for number := range uint64(1000) {
		p := Generate(907, number).Position
		text, err := tictactoe.AppendText(nil, &p)
		if err != nil {
			t.Fatal(err)
		}
		sum.Write(text)
	}
	if got, want := fmt.Sprintf("%016x", sum.Sum64()), "a306823970338fff"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestEachKindIsWhatItSays(t *testing.T) {
	for number := range uint64(600) {
		g := Generate(1, number)
		p := g.Position
		if g.Kind != Kinds[number%10] {
			t.Fatalf("number %d is of kind %v", number, g.Kind)
		}
		last, ok := p.Last()
		if !ok || p.At(last) == tictactoe.Empty || p.Count(tictactoe.Empty) == 0 {
			t.Fatalf("number %d has no last move, or no empty cell", number)
		}
		answer, empty := decide(t, p).Answer, p.Count(tictactoe.Empty)
		target, _ := p.Target()
		switch g.Kind {
		case Played:
			ok = answer == Reachable
		case NearlyFull:
			ok = 1 <= empty && empty <= 8
		case FullTarget:
			ok = answer == Reachable && empty > 0 && p.Marks(target, tictactoe.Empty) == 0
		case Changed:
			ok = answer == Unreachable && len(Repair(context.Background(), p, Enough).Changes) > 0
		}
		if !ok {
			t.Errorf("number %d, %v, %d cells empty:\n%s", number, g.Kind, empty, diagram(p))
		}
	}
}

func TestSeedsAndNumbersDiffer(t *testing.T) {
	seen := map[tictactoe.Position]bool{}
	for seed := range uint64(20) {
		for number := uint64(1); number < 200; number += 10 { // noise, of which hardly two are alike
			seen[Generate(seed, number).Position] = true
		}
	}
	if len(seen) < 395 {
		t.Errorf("of 400 only %d differ", len(seen))
	}
}
