package locale

import (
	"slices"
	"testing"

	"ninefold/engine/reach"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestEveryReasonHasItsOwnWords(t *testing.T) {
	reason := reach.Reason{X: 7, O: 1, Mark: tictactoe.O, Box: 4, Sent: 3, Boxes: 0b101,
		Cells: tictactoe.CellSet{8: 0b110}}
	inEveryLanguage(t, func(w *Words) (said []string) {
		for why := range w.Below("reach.why.") {
			reason.Why = reach.Why(why)
			said = append(said, w.Unreachable(reason))
		}
		slices.Sort(said)
		fail.If(t, len(slices.Compact(said)) < 19, "some reasons have the same words: %q", said)
		return said
	})
	for why, parts := range map[reach.Why][]string{
		reach.WrongCounts: {"X has 7 marks and O has 1 mark"},
		reach.TooFew:      {"3 moves sent O to field 5", "O has no mark there"},
		reach.Apart:       {"row 7, column 8", "2"},
		reach.CutOff:      {"fields 1 and 3", "field 5"},
	} {
		reason.Why = why
		checkParts(t, w.Unreachable(reason), parts...)
	}
}
