// Package tasks runs work off the UI goroutine and returns its results to it.
package tasks

import (
	"context"
	"sync/atomic"
	"time"
)

// Runner runs work in goroutines and passes results on to the UI goroutine.
type Runner struct {
	Post  func(func()) // runs a function on the UI goroutine
	Clock Clock

	begun   atomic.Int64
	running atomic.Int64
}

// Begun returns how many tasks were started.
func (r *Runner) Begun() int64 { return r.begun.Load() }

// Idle reports whether all work that was started has ended, its result posted. What only waits for a time is no work.
func (r *Runner) Idle() bool { return r.running.Load() == 0 }

// begin runs a function in a goroutine. A web page first shows what the user has done.
func (r *Runner) begin(run func()) {
	r.begun.Add(1)
	go func() {
		giveWay()
		run()
	}()
}

// Clock tells the time and waits. Tests use their own.
type Clock interface {
	Now() time.Time
	After(time.Duration) <-chan time.Time
}

// SystemClock is the machine's clock.
type SystemClock struct{}

func (SystemClock) Now() time.Time { return time.Now() }

// After returns a channel that gets the time after a duration.
func (SystemClock) After(d time.Duration) <-chan time.Time { return time.After(d) }

// Run runs work off the UI goroutine and passes its result to use on the UI goroutine, unless ctx is cancelled by then.
func Run[T any](r *Runner, ctx context.Context, work func() T, use func(T)) {
	r.running.Add(1)
	r.begin(func() {
		defer r.running.Add(-1)
		found := work()
		r.PostUnless(ctx, func() { use(found) })
	})
}

// Always returns the context of work that goes on whatever the window shows: the user's file is read or saved, or what
// was found comes back with its board.
func Always() context.Context { return context.Background() }

// Then runs work off the UI goroutine, and what it returns on the UI goroutine, unless ctx is cancelled by then.
func Then(r *Runner, ctx context.Context, work func() (then func())) {
	Run(r, ctx, work, func(then func()) { then() })
}

// PostUnless runs a function on the UI goroutine unless ctx is cancelled by then.
func (r *Runner) PostUnless(ctx context.Context, do func()) {
	r.Post(func() {
		if ctx.Err() == nil {
			do()
		}
	})
}

// PostAndWait runs a function on the UI goroutine and waits until it returns, unless ctx ends before it starts. It
// reports whether the function ran. It must not be called on the UI goroutine.
func (r *Runner) PostAndWait(ctx context.Context, do func()) bool {
	begun, done := make(chan struct{}), make(chan struct{})
	r.Post(func() {
		select {
		case begun <- struct{}{}: // the caller still waits
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

// tick is the interval at which progress is shown. A shorter one would take time from the work: without a graphics card
// a frame takes 10 ms or more.
const tick = 200 * time.Millisecond

// Watch calls show on the UI goroutine every tick until ctx ends, which is when the work that it shows has ended. The
// first time is a tick after the call.
func (r *Runner) Watch(ctx context.Context, show func()) {
	next := r.Clock.After(tick)
	r.running.Add(1)
	r.begin(func() {
		defer r.running.Add(-1)
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

// Later calls do on the UI goroutine after a duration, unless ctx ends before.
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

// Wait waits for a duration, or until ctx ends.
func (r *Runner) Wait(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-r.Clock.After(d):
	}
}
