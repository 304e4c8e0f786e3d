package locale

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/reason"
	"ninefold/engine/tictactoe/search"
	"ninefold/engine/tictactoe/tictactoetest"
)

func TestReasonsAreASentence(t *testing.T) {
	g := search.ReviewedMove{
		Played: grid.At(3, 9), Best: grid.At(1, 9), Value: search.Value{Kind: search.Loss},
		Highest: search.Value{Kind: search.Win, Plies: 1},
	}
	p := tictactoetest.GivenAway()
	fail.Unequal(t, w.Reasons(reason.Against(p, g), tictactoe.X),
		"It lets O win the game in field 9 and misses winning the game in field 3.", "the blunder")
	fail.Unequal(t, w.Reasons(reason.For(p, g.Best), tictactoe.X), "It wins the game in field 3.", "the best move")
	fail.Unequal(t, w.Reasons(nil, tictactoe.X), "", "without facts it says")
	fail.Unequal(t, w.Refuted(g, p), "It lets O win the game in field 9 and misses winning the game in field 3.",
		"without an answer it says")
	g.Answer = []grid.Cell{grid.At(7, 9)}
	fail.Unequal(t, w.Refuted(g, p),
		"It lets O win the game in field 9 and misses winning the game in field 3. O answers 7,9.", "with one it says")
	twice := []reason.Fact{
		{Kind: reason.Threatens, Boxes: 0b101, N: 2}, {Kind: reason.OnlyAnswer, Cell: grid.At(5, 6)},
	}
	fail.Unequal(t, w.Reasons(twice, tictactoe.X),
		"It threatens 2 lines with fields 1 and 3 and leaves O one answer, 5,6.", "of two facts it says")
}

// Where nothing speaks against a move itself, what the answer does is told, else what the better move would have done.
func TestTheAnswerOrTheBetterMoveIsTheReason(t *testing.T) {
	p := tictactoe.New(tictactoe.Closed).WithMark(grid.At(1, 4), tictactoe.O).WithMark(grid.At(3, 4), tictactoe.X)
	g := search.ReviewedMove{Played: grid.At(4, 5), Best: grid.At(5, 5), Line: []grid.Cell{grid.At(5, 5), grid.At(4,
		4)}}
	fail.Unequal(t, w.WhyWrong(g, p), "", "without an answer it says")
	fail.Unequal(t, w.GradeInShort(g, p), "Best was 5,5 4,4", "without reasons it says")
	g.Answer = []grid.Cell{grid.At(1, 5)}
	fail.Unequal(t, w.WhyWrong(g, p), "O answers 1,5, which threatens to win field 2.", "of the answer it says")
	fail.Unequal(t, w.GradeInShort(g, p), "O answers 1,5, which threatens to win field 2. Best was 5,5 4,4", "in short")
	fail.Unequal(t, w.Refuted(g, p), "O answers 1,5, which threatens to win field 2.", "when it is refuted")
	g.Answer, g.Best, g.Line = nil, grid.At(3, 5), []grid.Cell{grid.At(3, 5)}
	fail.Unequal(t, w.GradeInShort(g, p), "Best was 3,5, which threatens to win field 2.", "of the better move it says")
}
