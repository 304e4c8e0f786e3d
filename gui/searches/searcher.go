// Package searches is searches in positions off the UI goroutine, and what they have found positions to be worth.
package searches

import (
	"context"
	"sync/atomic"
	"time"

	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/tasks"
)

// Searcher begins searches. What one of them has found out it keeps for the next, of whoever asks.
type Searcher struct {
	Values Values // that were found out

	tasks *tasks.Runner
	shown func()                // called when a search may have found more
	idle  chan *search.Searcher // holds what was found out while nobody searches with it
}

// New is a searcher that has found out nothing yet. It calls shown on the UI goroutine while a search comes along.
func New(runner *tasks.Runner, shown func()) *Searcher {
	s := &Searcher{Values: Values{}, tasks: runner, shown: shown, idle: make(chan *search.Searcher, 1)}
	s.idle <- &search.Searcher{}
	return s
}

// Begin searches a position off the UI goroutine, for the allowed time at most, and uses the result on it, but not
// before pace has passed, so that the eye can follow. What has been found by now is shown all the while.
func (s *Searcher) Begin(
	p tictactoe.Position, limits search.Limits, allowed, pace time.Duration, use func(search.Result),
) *Search {
	ctx, stop := context.WithCancel(context.Background())
	ending, finish := context.WithCancel(ctx)
	one := Started(s.tasks, limits, allowed, stop, finish)
	latest := new(atomic.Pointer[search.Result])
	latest.Store(&search.Result{})
	s.tasks.Watch(ending, func() {
		one.Report(*latest.Load())
		s.shown()
	})
	tasks.Run(s.tasks, ctx, func() (r search.Result) {
		limits.Yield = tasks.Yielder(1)
		s.lend(ending, allowed, func(timed context.Context, lent *search.Searcher) {
			r, _ = lent.Search(timed, p, limits, func(r search.Result) { latest.Store(&r) })
		})
		s.tasks.Wait(ending, pace-s.tasks.Clock.Now().Sub(one.begun))
		return r
	}, func(r search.Result) {
		stop()
		one.Report(*latest.Load())
		one.over = true
		use(r)
	})
	return one
}

// handover is how long a search waits for the one before it, which as a rule has just been stopped.
const handover = 200 * time.Millisecond

// lend lets one search have what was found out, with a context that ends when the allowed time is over; the time in
// which it waits does not count. While another search goes on with that, it begins with nothing.
func (s *Searcher) lend(ctx context.Context, allowed time.Duration, to func(context.Context, *search.Searcher)) {
	var lent *search.Searcher
	select {
	case lent = <-s.idle:
	case <-time.After(handover):
		lent = &search.Searcher{}
	}
	timed, cancel := context.WithTimeout(ctx, allowed)
	defer cancel()
	to(timed, lent)
	select {
	case s.idle <- lent:
	default: // the other was given back before
	}
}
