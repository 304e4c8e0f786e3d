// Package taskstest has a runner of tasks for tests. Its clock stands still until the test moves it, and posted
// functions wait until the test runs them: the test is the UI goroutine. So no test sleeps or depends on the speed of
// goroutines.
package taskstest

import (
	"sync"
	"testing"
	"time"

	"ninefold/gui/tasks"
)

// Tasks is a runner whose UI goroutine is the test's.
type Tasks struct {
	*tasks.Runner
	Clock *Clock

	mu     sync.Mutex
	posted []func()
	wake   chan struct{} // has a value if something may have been posted
}

// New returns a runner without posted functions.
func New() *Tasks {
	t := &Tasks{Clock: newClock(), wake: make(chan struct{}, 1)}
	t.Runner = &tasks.Runner{Post: t.post, Clock: t.Clock}
	return t
}

func (t *Tasks) post(f func()) {
	t.mu.Lock()
	t.posted = append(t.posted, f)
	t.mu.Unlock()
	select {
	case t.wake <- struct{}{}:
	default:
	}
}

// Pop takes the first posted function; nil if there is none.
func (t *Tasks) Pop() func() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.posted) == 0 {
		return nil
	}
	f := t.posted[0]
	t.posted = t.posted[1:]
	return f
}

// RunPosted runs what was posted before the call.
func (t *Tasks) RunPosted() {
	for f := t.Pop(); f != nil; f = t.Pop() {
		f()
	}
}

const (
	patience = 2 * time.Minute        // of the machine's time, for what must come in the end
	moment   = 2 * time.Millisecond   // of the machine's time, between two steps of the clock
	step     = 100 * time.Millisecond // of the clock, while something is waited for
)

// Await runs what is posted and moves the clock until so returns true. It reports false if that takes too long.
func (t *Tasks) Await(so func() bool) bool {
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); {
		if so() {
			return true
		}
		if f := t.Pop(); f != nil {
			f()
			continue
		}
		t.wait()
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
		case <-t.wake:
		case <-deadline:
			return nil
		}
	}
}

// wait returns when something is posted. If nothing comes for a moment, it moves the clock.
func (t *Tasks) wait() {
	select {
	case <-t.wake:
	case <-time.After(moment):
		t.Clock.Advance(step)
	}
}
