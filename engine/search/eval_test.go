package search

import (
	"io/fs"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
)

// TestEachNetIsThatOfARuleSet holds that the rule sets whose row says so have a net, and that no other file is there.
func TestEachNetIsThatOfARuleSet(t *testing.T) {
	files, err := fs.Glob(netFiles, "*.net")
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for _, rules := range tictactoe.RulesThat(tictactoe.Rules.HaveNet) {
		want = append(want, rules.String()+".net")
	}
	slices.Sort(want)
	if !slices.Equal(files, want) {
		t.Errorf("the nets are %v, the rows say %v", files, want)
	}
}

// TestPositionsAreEstimatedWithoutANet holds that the odds alone tell who is about to own a line from the other side.
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
		if score := b.evaluateByOdds(); score > 0 == rules.LinesLose() || score == 0 {
			t.Errorf("%v: two fields of a line are worth %d", rules, score)
		}
	}
}
