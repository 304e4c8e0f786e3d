package locale

import (
	"strings"
	"testing"

	"ninefold/engine/reach"
	"ninefold/engine/tictactoe"
)

func TestEveryReasonHasItsOwnWords(t *testing.T) {
	reason := reach.Reason{X: 7, O: 1, Mark: tictactoe.O, Box: 4, Sent: 3, Boxes: 0b101,
		Cells: tictactoe.CellSet{8: 0b110}}
	said := map[string]reach.Why{}
	for reason.Why = reach.NoLast; reason.Why <= reach.NoOwners; reason.Why++ {
		words := w.Unreachable(reason)
		if strings.Contains(words, "reach.") {
			t.Errorf("reason %d has no words: %q", reason.Why, words)
		}
		if other, ok := said[words]; ok {
			t.Errorf("reasons %d and %d are both %q", reason.Why, other, words)
		}
		said[words] = reason.Why
	}
	for why, parts := range map[reach.Why][]string{
		reach.WrongCounts: {"X has 7 marks and O has 1 mark"},
		reach.TooFew:      {"3 moves sent O to field 5", "O has no mark there"},
		reach.Apart:       {"row 7, column 8", "2"},
		reach.CutOff:      {"fields 1 and 3", "field 5"},
	} {
		reason.Why = why
		checkParts(t, w.Unreachable(reason), parts...)
	}
	inEveryLanguage(t, func(w *Words) (said []string) {
		for reason.Why = reach.WrongCounts; reason.Why <= reach.NoOrder; reason.Why++ {
			said = append(said, w.Unreachable(reason))
		}
		return said
	})
}
