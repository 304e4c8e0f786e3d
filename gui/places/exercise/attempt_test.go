package exercise

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// begun returns an attempt after a right move, which had a hint, and the reply to it.
func begun(t *testing.T) *Attempt {
	t.Helper()
	p := tictactoe.New(tictactoe.Closed)
	p.Push(grid.At(5, 5))
	a := Begin(Step{Position: p, Best: grid.At(4, 4)})
	a.Hint()
	fail.OnError(t, a.Play(grid.At(4, 4)))
	reply := Step{Position: a.Position(), Best: grid.At(1, 2)}
	reply.Position.Push(grid.At(1, 1))
	a.Reply(reply, ToMove)
	a.Advance()
	fail.NowIf(t, a.Phase != ToMove || len(a.Line) != 3, "phase %d, %d steps", a.Phase, len(a.Line))
	return &a
}

func TestAHintIsForOneMove(t *testing.T) {
	a := begun(t)
	a.Hint()
	fail.If(t, a.Seen || a.Board().Cells[grid.At(1, 2)].Best, "the first hint for the next move shows it")
}

func TestAnotherMoveTakesThePlaceOfTheWrongOne(t *testing.T) {
	a := begun(t)
	fail.OnError(t, a.Play(grid.At(1, 3)))
	a.Refute([]grid.Cell{grid.At(1, 7), grid.At(1, 8)})
	a.Advance()
	fail.OnError(t, a.Play(grid.At(1, 2)))
	last := a.Position()
	fail.If(t, a.Phase != Asked || len(a.Line) != 4 || last.At(grid.At(1, 3)) != tictactoe.Empty,
		"phase %d, %d steps", a.Phase, len(a.Line))
}
