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

// Idle reports whether the results of all work that was started have come back to the UI goroutine. What only waits for
// a time is no work.
func (r *Runner) Idle() bool { return r.running.Load() == 0 }

// Clock tells the time, and calls a function after a duration, in any goroutine. Tests use their own.
type Clock interface {
	Now() time.Time
	AfterFunc(time.Duration, func())
}

// SystemClock is the machine's clock.
type SystemClock struct{}

func (SystemClock) Now() time.Time { return time.Now() }

func (SystemClock) AfterFunc(d time.Duration, do func()) { time.AfterFunc(d, do) }

// Run runs work off the UI goroutine and passes its result to use on the UI goroutine, unless ctx is cancelled by then.
// A web page first shows what the user has done.
func Run[T any](r *Runner, ctx context.Context, work func() T, use func(T)) {
	r.begun.Add(1)
	r.running.Add(1)
	go func() {
		giveWay()
		found := work()
		r.Post(func() {
			if r.running.Add(-1); ctx.Err() == nil {
				use(found)
			}
		})
	}()
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
	r.running.Add(1)
	context.AfterFunc(ctx, func() { r.running.Add(-1) })
	r.eachTick(ctx, show)
}

func (r *Runner) eachTick(ctx context.Context, show func()) {
	r.Later(ctx, tick, func() {
		show()
		r.eachTick(ctx, show)
	})
}

// Later calls do on the UI goroutine after a duration, unless ctx ends before.
func (r *Runner) Later(ctx context.Context, d time.Duration, do func()) {
	r.Clock.AfterFunc(d, func() {
		if ctx.Err() == nil {
			r.PostUnless(ctx, do)
		}
	})
}

// Wait waits for a duration, or until ctx ends.
func (r *Runner) Wait(ctx context.Context, d time.Duration) {
	passed := make(chan struct{})
	r.Clock.AfterFunc(d, func() { close(passed) })
	select {
	case <-ctx.Done():
	case <-passed:
	}
}
