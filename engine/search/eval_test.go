package search

import (
	"fmt"
	"hash/fnv"
	"io/fs"
	"math/rand/v2"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
)

// TestEachNetIsThatOfARuleSet checks that the rule sets whose row says so have a net, and that no other file is there.
func TestEachNetIsThatOfARuleSet(t *testing.T) {
	files, err := fs.Glob(netFiles, "*.net")
	fail.OnError(t, err)
	var want []string
	for _, rules := range tictactoe.RulesThat(tictactoe.Rules.HaveNet) {
		want = append(want, rules.String()+".net")
	}
	slices.Sort(want)
	fail.Unless(t, slices.Equal(files, want), "the nets are %v, the rows say %v", files, want)
}

// TestNetsEstimateAsBefore compares a hash of each net's estimates of positions from random games, a number on each
// line. It changes only with the net's file.
func TestNetsEstimateAsBefore(t *testing.T) {
	want := map[tictactoe.Rules]uint64{
		tictactoe.Open: 0xb92e061bfa05a3c9, tictactoe.Closed: 0xb116ed9f30205ed0,
		tictactoe.Majority: 0x4629bbfbf9d02f8f,
	}
	for rules, want := range want {
		random := rand.New(rand.NewPCG(7, 1))
		got := fnv.New64a()
		for range 10 {
			for p := tictactoe.New(rules); !p.Over(); p.Push(p.RandomMove(random)) {
				b := newBoard(&p)
				fmt.Fprintln(got, b.evaluate())
			}
		}
		fail.Unequal(t, got.Sum64(), want, "%v: the estimates have the hash", rules)
	}
}

// TestPositionsAreEstimatedWithoutANet checks that the odds alone show which side is about to own a line.
func TestPositionsAreEstimatedWithoutANet(t *testing.T) {
	for _, rules := range winnerRules {
		if len(rules.Lines()) == 0 {
			continue
		}
		p := tictactoe.New(rules)
		for line, i := rules.Lines()[0], 0; i < 2; line, i = line&(line-1), i+1 {
			p = tictactoetest.LineIn(p, tictactoe.X, grid.Box(line.First()))
		}
		b := newBoard(&p)
		score := b.evaluateByOdds()
		fail.If(t, score > 0 == rules.LinesLose() || score == 0, "%v: two boxes of a line are worth %d", rules, score)
	}
}
