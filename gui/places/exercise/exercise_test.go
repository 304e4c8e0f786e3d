package exercise

import (
	"context"
	"slices"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
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

func (p *paces) After(d time.Duration) <-chan time.Time {
	p.asked = append(p.asked, d)
	return nil
}

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
