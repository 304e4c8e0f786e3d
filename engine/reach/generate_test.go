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
	for _, rules := range tictactoe.AllRules {
		series := Series{Seed: 1, Rules: rules}
		for number := range uint64(300) {
			g := series.Generate(number)
			p := g.Position
			if g.Class != Classes[number%10] || p.Rules() != rules {
				t.Fatalf("%v: number %d is of class %v", rules, number, g.Class)
			}
			last, ok := p.Last()
			if !ok || p.At(last) == tictactoe.Empty || p.Count(tictactoe.Empty) == 0 {
				t.Fatalf("%v: number %d has no last move, or no empty cell", rules, number)
			}
			answer, empty := Decide(context.Background(), p, Limits{Steps: Enough}).Answer, p.Count(tictactoe.Empty)
			_, forced := p.Forced()
			switch g.Class {
			case Played:
				ok = answer == Reachable
			case NearlyFull:
				ok = 1 <= empty && empty <= 8
			case FullTarget:
				ok = answer == Reachable && empty > 0 && !forced
			case Changed:
				ok = answer == Unreachable && len(Repair(context.Background(), p, Limits{Steps: Enough}).Changes) > 0
			}
			if !ok {
				t.Errorf("%v: number %d, %v, %d cells empty:\n%s", rules, number, g.Class, empty, diagram(p))
			}
		}
	}
}

func TestOnlyReachablePositionsOnRequest(t *testing.T) {
	for _, rules := range tictactoe.AllRules {
		series := Series{Seed: 2, Rules: rules, Reachable: true}
		for number := range uint64(300) {
			g := series.Generate(number)
			if decide(t, g.Position).Answer != Reachable || g.Class != Played && g.Class != FullTarget {
				t.Errorf("%v: number %d, %v:\n%s", rules, number, g.Class, diagram(g.Position))
			}
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
