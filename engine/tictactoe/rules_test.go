package tictactoe

import (
	"slices"
	"testing"

	"ninefold/engine/test/fail"
)

func TestEveryRuleSetIsOfferedAtAPlaceOfItsOwn(t *testing.T) {
	for i, r := range Offered() {
		fail.Unequal(t, ruleSets[r].offered, i+1, "%v is offered at place", r)
	}
}

func TestEveryRuleSetHasANameOfItsOwn(t *testing.T) {
	for _, r := range AllRules {
		parsed, err := ParseRules(r.String())
		fail.If(t, r.String() == "" || err != nil || parsed != r, "%q is %v, %v", r, parsed, err)
	}
}

// TestALineEndsTheGameAsTheRulesSay checks for each rule set that a line of boxes that counts ends the game, for or
// against its owner, who is named as its maker, and that any other line does not.
func TestALineEndsTheGameAsTheRulesSay(t *testing.T) {
	for _, rules := range RulesThat(Rules.HaveWinner) {
		for _, line := range Lines {
			for _, maker := range []Mark{X, O} {
				p := New(rules)
				for _, b := range line.boxes() {
					for place := range 3 {
						p = p.WithMark(b.Cell(place), maker)
					}
				}
				want := Outcome{}
				if slices.Contains(rules.Lines(), line) {
					want = Outcome{ThreeBoxes, maker, maker, line.boxes(), [2]int{}}
					if rules.LinesLose() {
						want.Winner = maker.Other()
					}
				}
				got := p.Outcome()
				if got.Termination != want.Termination || got.Winner != want.Winner || p.Winner() != want.Winner ||
					got.Maker != want.Maker || !slices.Equal(got.Line, want.Line) || p.Over() != (want.Line != nil) {
					t.Errorf("%v, a line of %v in %v: %+v, want %+v", rules, maker, line.boxes(), got, want)
				}
			}
		}
	}
}
