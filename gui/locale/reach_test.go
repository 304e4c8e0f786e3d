package locale

import (
	"testing"

	"ninefold/engine/reach"
	"ninefold/engine/tictactoe"
)

func TestEveryReasonHasItsOwnWords(t *testing.T) {
	reason := reach.Reason{X: 7, O: 1, Mark: tictactoe.O, Box: 4, Sent: 3, Boxes: 0b101, Cells: tictactoe.CellSet{8: 0b110}}
	said := map[string]reach.Why{}
	for reason.Why = reach.WrongCounts; reason.Why <= reach.NoOrder; reason.Why++ {
		words := Unreachable(reason)
		if other, ok := said[words]; ok {
			t.Errorf("reasons %d and %d are both %q", reason.Why, other, words)
		}
		said[words] = reason.Why
	}
	for why, parts := range map[reach.Why][]string{
		reach.WrongCounts: {"X has 7 marks and O has one mark"},
		reach.TooFew:      {"3 moves sent O to field 5", "only no mark"},
		reach.Apart:       {"row 7, column 8", "2"},
		reach.CutOff:      {"fields 1, 3", "field 5"},
	} {
		reason.Why = why
		checkParts(t, Unreachable(reason), parts...)
	}
	inEveryLanguage(t, func() (said []string) {
		for reason.Why = reach.WrongCounts; reason.Why <= reach.NoOrder; reason.Why++ {
			said = append(said, Unreachable(reason))
		}
		return said
	})
}
