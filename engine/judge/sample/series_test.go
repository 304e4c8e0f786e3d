package sample

import (
	"context"
	"fmt"
	"hash/fnv"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/reach"
)

func decide(p tictactoe.Position) reach.Answer {
	return reach.Decide(context.Background(), p, reach.Budget{Steps: reach.EnoughSteps}).Answer
}

func unreachable(p tictactoe.Position) bool { return decide(p) == reach.Unreachable }

func TestTheSameSeedGivesTheSameBytesEverywhere(t *testing.T) {
	sum, series := fnv.New64a(), Series{Seed: 907, Unreachable: unreachable}
	for number := range uint64(1000) {
		p := series.At(number)
		sum.Write(fail.Must(tictactoe.AppendText(nil, &p))(t))
	}
	fail.Unequal(t, fmt.Sprintf("%016x", sum.Sum64()), "a306823970338fff", "the sum")
}

func TestEachClassIsWhatItSays(t *testing.T) {
	for _, rules := range tictactoe.AllRules {
		series := Series{Seed: 1, Rules: rules, Unreachable: unreachable}
		for number := range uint64(300) {
			p, class := series.At(number), classes[number%10]
			fail.NowIf(t, p.Rules() != rules,
				"%v: number %d is of class %v", rules, number, class)
			last, ok := p.Last()
			fail.NowIf(t, !ok || p.At(last) == tictactoe.Empty || p.Count(tictactoe.Empty) == 0,
				"%v: number %d has no last move, or no empty cell", rules, number)
			answer, empty := decide(p), p.Count(tictactoe.Empty)
			_, forced := p.Forced()
			switch class {
			case played:
				ok = answer == reach.Reachable
			case nearlyFull:
				ok = 1 <= empty && empty <= 8
			case freed:
				ok = answer == reach.Reachable && empty > 0 && !forced
			case changed:
				mending := reach.Repair(t.Context(), p, reach.Budget{Steps: reach.EnoughSteps})
				ok = answer == reach.Unreachable && len(mending.Changes) > 0
			}
			fail.Unless(t, ok, "%v: number %d, %v, %d cells empty:\n%v", rules, number, class, empty, p)
		}
	}
}

// Without Unreachable, almost every changed position is unreachable too.
func TestAChangeIsTakenAsItComes(t *testing.T) {
	decided, any := Series{Seed: 3, Unreachable: unreachable}, Series{Seed: 3}
	same, total := 0, 0
	for number := range uint64(300) {
		p, class := any.At(number), classes[number%10]
		q := decided.At(number)
		switch {
		case class != changed && p != q:
			t.Errorf("number %d, %v, differs", number, class)
		case class == changed:
			total++
			if p == q {
				same++
			}
			fail.If(t, p.Count(tictactoe.Empty) == 0, "number %d is full", number)
		}
	}
	fail.If(t, same < total*3/4, "%d of %d changed positions are unreachable", same, total)
}

func TestAFullTargetIsFullAndNothingElse(t *testing.T) {
	for number := range uint64(200) {
		target := grid.Box(number % grid.Boxes)
		p := New(1, number).FullTarget(target)
		to, _ := p.Target()
		fail.Unequal(t, to, target, "number %d: the last move points to", number)
		fail.Unequal(t, p.Empty(target), 0, "number %d: the empty places of the target", number)
		empty := p.Count(tictactoe.Empty)
		fail.If(t, empty < 2 || empty > 71, "number %d: %d cells are empty", number, empty)
	}
}
