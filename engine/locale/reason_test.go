package locale

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/reason"
	"ninefold/engine/search"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
)

func TestEveryReasonHasWordsInEveryLanguage(t *testing.T) {
	for kind := range reason.Misses + 1 {
		for _, boxes := range []grid.Places{1, 0b101} {
			facts := []reason.Fact{{Kind: kind, Boxes: boxes, Lines: boxes.Len(), Cell: grid.At(5, 6)}}
			says(t, func(w *Words) string { return w.Reasons(facts, tictactoe.X) })
		}
	}
}

func TestReasonsAreASentence(t *testing.T) {
	g := search.Grade{
		Played: grid.At(3, 9), Best: grid.At(1, 9), Value: search.Value{Kind: search.Loss},
		Highest: search.Value{Kind: search.Win},
	}
	p := tictactoetest.GivenAway()
	fail.Unequal(t, w.Reasons(reason.Against(p, g), tictactoe.X),
		"It lets O win the game in field 9 and misses a forced win of the game, begun in field 3.", "the blunder")
	fail.Unequal(t, w.Reasons(reason.For(p, g.Best), tictactoe.X), "It wins the game in field 3.", "the best move")
	fail.Unequal(t, w.Reasons(nil, tictactoe.X), "", "without facts it says")
	twice := []reason.Fact{
		{Kind: reason.Threatens, Boxes: 0b101, Lines: 2}, {Kind: reason.OnlyAnswer, Cell: grid.At(5, 6)},
	}
	fail.Unequal(t, w.Reasons(twice, tictactoe.X),
		"It threatens 2 lines with fields 1 and 3 and leaves O one answer, 5,6.", "of two facts it says")
}
