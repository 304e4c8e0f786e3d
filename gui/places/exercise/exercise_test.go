package exercise

import (
	"context"
	"slices"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/work/tasks"
)

// source has one attempt, which nobody judges.
type source struct{ attempt *Attempt }

func (s source) Attempt() *Attempt    { return s.attempt }
func (source) Refuse(grid.Cell) error { return nil }
func (source) Follow(context.Context) {}

// paces is a clock whose time never comes. It notes what it is asked to wait for.
type paces struct {
	tasks.Clock
	asked []time.Duration
}

func (p *paces) AfterFunc(d time.Duration, _ func()) { p.asked = append(p.asked, d) }

func TestARefutationIsSlowerThanAReply(t *testing.T) {
	clock := &paces{Clock: tasks.SystemClock{}}
	a := begun(t)
	e := Exercise{Source: source{a}, Tasks: &tasks.Runner{Post: func(func()) {}, Clock: clock}}
	e.Enter()
	fail.OnError(t, e.Tap(grid.At(1, 2)))
	a.Reply(Step{Position: a.Position()}, Right)
	e.Update()
	a.Again()
	fail.OnError(t, e.Tap(grid.At(4, 4)))
	a.Refute(nil)
	e.Update()
	e.Leave()
	fail.Unless(t, slices.Equal(clock.asked, []time.Duration{ReplyPace, RefutalPace}), "it waits %v", clock.asked)
}

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
