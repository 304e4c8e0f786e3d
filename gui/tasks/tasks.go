// Package tasks does work off the UI goroutine and brings back what it found.
package tasks

import (
	"context"
	"sync/atomic"
	"time"
)

// Runner runs work in goroutines. What it hands back is run on the UI goroutine.
type Runner struct {
	Post  func(func()) // runs a function on the UI goroutine
	Clock Clock

	begun atomic.Int64
}

// Begun is how much has been begun since the runner was made.
func (r *Runner) Begun() int64 { return r.begun.Load() }

// begin runs something in a goroutine of its own.
func (r *Runner) begin(run func()) {
	r.begun.Add(1)
	go run()
}

// Clock tells the time and waits. Tests have one of their own.
type Clock interface {
	Now() time.Time
	After(time.Duration) <-chan time.Time
}

// SystemClock is the machine's clock.
type SystemClock struct{}

// Now is the time.
func (SystemClock) Now() time.Time { return time.Now() }

// After sends the time when a duration has passed.
func (SystemClock) After(d time.Duration) <-chan time.Time { return time.After(d) }

// Run does work off the UI goroutine, and on it uses what was found, unless ctx is cancelled by then.
func Run[T any](r *Runner, ctx context.Context, work func() T, use func(T)) {
	r.begin(func() {
		found := work()
		r.PostUnless(ctx, func() { use(found) })
	})
}

// PostUnless runs a function on the UI goroutine, unless ctx is cancelled by then.
func (r *Runner) PostUnless(ctx context.Context, do func()) {
	r.Post(func() {
		if ctx.Err() == nil {
			do()
		}
	})
}

// PostAndWait runs a function on the UI goroutine, from another goroutine, which waits for its end; unless ctx ends
// before it begins. It reports whether the function was run.
func (r *Runner) PostAndWait(ctx context.Context, do func()) bool {
	begun, done := make(chan struct{}), make(chan struct{})
	r.Post(func() {
		select {
		case begun <- struct{}{}: // somebody still waits
			defer close(done)
			do()
		case <-ctx.Done():
		}
	})
	select {
	case <-begun:
		<-done
		return true
	case <-ctx.Done():
		return false
	}
}

// tick is how often progress is shown. More often would take processor time from what is under way: where no graphics
// card draws, a frame costs 10 ms and more.
const tick = 200 * time.Millisecond

// Watch shows, on the UI goroutine, how something comes along, until ctx ends. The first tick is counted from the call.
func (r *Runner) Watch(ctx context.Context, show func()) {
	next := r.Clock.After(tick)
	r.begin(func() {
		for {
			select {
			case <-ctx.Done():
				return
			case <-next:
				next = r.Clock.After(tick)
				r.PostUnless(ctx, show)
			}
		}
	})
}

// Later does something on the UI goroutine when a duration has passed since the call, unless ctx ends before.
func (r *Runner) Later(ctx context.Context, d time.Duration, do func()) {
	passed := r.Clock.After(d)
	r.begin(func() {
		select {
		case <-ctx.Done():
		case <-passed:
			r.PostUnless(ctx, do)
		}
	})
}

// Wait returns when a duration has passed or ctx ends.
func (r *Runner) Wait(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-r.Clock.After(d):
	}
}
