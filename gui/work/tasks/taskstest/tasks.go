// Package taskstest has a runner of tasks for tests. Its clock stands still until the test moves it, and posted
// functions wait until the test runs them: the test is the UI goroutine. So no test sleeps or depends on the speed of
// goroutines.
package taskstest

import (
	"testing"
	"time"

	"ninefold/gui/work/tasks"
)

// Tasks is a runner whose UI goroutine is the test's.
type Tasks struct {
	*tasks.Runner
	*tasks.Queue // of posted functions
	Clock        *Clock
}

// New returns a runner without posted functions.
func New() *Tasks {
	queue, clock := tasks.NewQueue(), newClock()
	return &Tasks{&tasks.Runner{Post: queue.Add, Clock: clock}, queue, clock}
}

// RunPosted runs what was posted before the call.
func (t *Tasks) RunPosted() {
	for f := t.Pop(); f != nil; f = t.Pop() {
		f()
	}
}

// Rest runs what is posted until nothing is and no task runs. The clock stands still.
func (t *Tasks) Rest() {
	for t.RunPosted(); !t.Idle(); t.RunPosted() {
		select {
		case <-t.Wake:
		case <-time.After(moment): // a task can end without a word
		}
	}
}

const (
	patience = 2 * time.Minute        // of the machine's time, for what must come in the end
	quiet    = 500                    // moments after which nothing comes any more if no task runs
	moment   = 2 * time.Millisecond   // of the machine's time, between two steps of the clock
	step     = 100 * time.Millisecond // of the clock, while something is waited for
)

// Await runs what is posted and moves the clock until so returns true. It reports false if that takes too long, or if
// no task runs that could bring it about.
func (t *Tasks) Await(so func() bool) bool {
	idle := 0
	for deadline := time.Now().Add(patience); idle < quiet && time.Now().Before(deadline); {
		if so() {
			return true
		}
		if f := t.Pop(); f != nil {
			f()
			continue
		}
		if t.wait(); t.Idle() {
			idle++
		} else {
			idle = 0
		}
	}
	return false
}

// Must is Await. It fails the test if that takes too long.
func (t *Tasks) Must(tb testing.TB, what string, so func() bool) {
	tb.Helper()
	if !t.Await(so) {
		tb.Fatalf("%s did not come to pass", what)
	}
}

// Next waits for a posted function and takes it; nil if none comes. The clock stands still.
func (t *Tasks) Next() func() {
	deadline := time.After(patience)
	for {
		if f := t.Pop(); f != nil {
			return f
		}
		select {
		case <-t.Wake:
		case <-deadline:
			return nil
		}
	}
}

// wait returns when something is posted. If nothing comes for a moment, it moves the clock.
func (t *Tasks) wait() {
	select {
	case <-t.Wake:
	case <-time.After(moment):
		t.Clock.Advance(step)
	}
}
