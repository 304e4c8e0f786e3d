package train

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/puzzle"
	"ninefold/engine/search"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// newTestAttempt returns an attempt at a puzzle under Closed. The tests themselves say what a move achieves.
func newTestAttempt() *attempt {
	p := tictactoe.New(tictactoe.Closed)
	p.Push(grid.At(5, 5))
	return newAttempt(puzzle.Puzzle{ID: "aaaaa", Position: p, Solution: grid.At(4, 4), Depth: 3})
}

// right returns the answer to a right move: a reply and the best move after it.
func right(line ...grid.Cell) puzzle.Answer {
	return puzzle.Answer{Kept: true, Value: search.Value{Kind: search.Win, Plies: 3}, Line: line}
}

// wrongTo returns the answer to a wrong move: the refutation.
func wrongTo(line ...grid.Cell) puzzle.Answer {
	return puzzle.Answer{Value: search.Value{Kind: search.Loss, Plies: 4}, Line: line}
}

func mustPlay(t *testing.T, a *attempt, row, col int) {
	t.Helper()
	fail.OnError(t, a.play(grid.At(row, col)))
}

func TestARightMoveIsAnsweredAndThenItIsTheLearnersTurn(t *testing.T) {
	a := newTestAttempt()
	mustPlay(t, a, 4, 4)
	fail.NowIf(t, a.phase != asked, "phase %d", a.phase)
	a.answered(right(grid.At(1, 1), grid.At(1, 2)))
	fail.NowIf(t, a.phase != replying || a.shown != 1, "phase %d, step %d", a.phase, a.shown)
	a.advance()
	p := a.position()
	fail.If(t, a.phase != toMove || p.At(grid.At(1, 1)) != tictactoe.X || a.line[2].best != grid.At(1, 2) ||
		a.line[2].plies != 1, "phase %d, %+v", a.phase, a.line[2])
	mustPlay(t, a, 1, 2)
	a.answered(puzzle.Answer{Kept: true, Done: true})
	fail.Unequal(t, a.phase, solved, "phase")
}

func TestAReplyAfterWhichNobodyCanWinEndsThePuzzle(t *testing.T) {
	a := newTestAttempt()
	mustPlay(t, a, 4, 4)
	a.answered(right(grid.At(1, 1)))
	a.advance()
	fail.If(t, a.phase != solved || len(a.line) != 3, "phase %d, %d steps", a.phase, len(a.line))
}

func TestAWrongMoveIsRefutedMoveByMove(t *testing.T) {
	a := newTestAttempt()
	mustPlay(t, a, 4, 5)
	a.answered(wrongTo(grid.At(1, 5), grid.At(1, 4), grid.At(1, 1)))
	for n := 2; n <= 4; n++ {
		fail.NowIf(t, a.phase != refuting, "before move %d: phase %d", n, a.phase)
		a.advance()
		fail.NowIf(t, a.shown != n || len(a.line) != n+1, "after move %d: step %d of %d", n, a.shown, len(a.line))
	}
	fail.If(t, a.phase != refuted || !a.isWrong(1) || a.isWrong(2), "phase %d, the wrong move is %d", a.phase, a.wrong)
	a.again()
	fail.If(t, a.phase != toMove || len(a.line) != 1 || a.position() != a.puzzle.Position,
		"phase %d, %d steps", a.phase, len(a.line))
}

func TestAWrongMoveThatEndsTheGameIsRefutedAtOnce(t *testing.T) {
	a := newTestAttempt()
	mustPlay(t, a, 4, 5)
	a.answered(wrongTo())
	a.advance()
	fail.If(t, a.phase != refuted || len(a.line) != 2, "phase %d, %d steps", a.phase, len(a.line))
}

func TestAWrongMoveLaterIsTriedAgainWhereItWasMade(t *testing.T) {
	a := newTestAttempt()
	mustPlay(t, a, 4, 4)
	a.answered(right(grid.At(1, 1), grid.At(1, 2)))
	a.advance()
	mustPlay(t, a, 1, 3)
	a.answered(wrongTo(grid.At(1, 7)))
	a.advance()
	a.again()
	fail.If(t, a.phase != toMove || len(a.line) != 3 || a.line[2].best != grid.At(1, 2) || a.line[2].plies != 1,
		"phase %d, %d steps", a.phase, len(a.line))
	a.again()
	fail.If(t, len(a.line) != 1 || a.canAgain(), "%d steps", len(a.line))
}

func TestARefutationIsGoneThroughByHand(t *testing.T) {
	a := newTestAttempt()
	a.browse(1)
	fail.If(t, a.canBrowse() || a.shown != 0, "there is nothing to go through yet")
	mustPlay(t, a, 4, 5)
	a.answered(wrongTo(grid.At(1, 5), grid.At(1, 4)))
	a.browse(0)
	fail.If(t, a.phase != refuted || a.shown != 0 || len(a.line) != 4,
		"phase %d, step %d of %d", a.phase, a.shown, len(a.line))
	a.browse(99)
	fail.Unequal(t, a.shown, 3, "step")
	a.browse(-1)
	fail.Unequal(t, a.shown, 0, "step")
}

func TestAnIllegalMoveIsNotMade(t *testing.T) {
	a := newTestAttempt()
	err := a.play(grid.At(1, 1))
	fail.If(t, err != tictactoe.WrongBox || len(a.line) != 1 || a.phase != toMove, "%v, phase %d", err, a.phase)
}
