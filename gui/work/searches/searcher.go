// Package searches runs searches off the UI goroutine, and remembers the values that they found.
package searches

import (
	"context"
	"runtime/debug"
	"sync/atomic"
	"time"

	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/work/tasks"
)

// Searcher starts searches. A search's tables are kept for the next, for a minute.
type Searcher struct {
	Values Values // found by searches

	tasks *tasks.Runner
	idle  chan *search.Searcher // the engine's searcher while no search uses it
	rest  *time.Timer           // until its table is given back
}

// New returns a searcher.
func New(runner *tasks.Runner) *Searcher {
	s := &Searcher{Values: Values{}, tasks: runner, idle: make(chan *search.Searcher, 1)}
	s.idle <- newEngine()
	s.rest = time.AfterFunc(memory, s.forget)
	return s
}

// newEngine returns a searcher of the engine, with tables of a quarter of the usual size, since a window is open all
// day. Searches of a million positions are as quick with these, longer ones up to a fifth slower.
func newEngine() *search.Searcher { return &search.Searcher{Room: 16 << 20} }

// memory is how long tables are kept while no search uses them.
const memory = time.Minute

// forget gives the tables back, also those of grades, unless a search uses one.
func (s *Searcher) forget() {
	select {
	case <-s.idle:
		s.idle <- newEngine()
		debug.FreeOSMemory()
	default:
	}
}

// Begin searches a position off the UI goroutine, for at most the allowed time, unless ctx ends. Meanwhile it reports
// what was found so far. At the end it learns the value and passes the result to use on the UI goroutine, but not
// before pace has passed, so that the eye can follow.
func (s *Searcher) Begin(
	ctx context.Context, p tictactoe.Position, limits search.Limits, allowed, pace time.Duration,
	use func(search.Result),
) *Search {
	ending, finish := context.WithCancel(ctx)
	one := Started(s.tasks, limits, allowed, finish)
	latest := new(atomic.Pointer[search.Result])
	latest.Store(&search.Result{})
	s.tasks.Watch(ending, func() { one.Report(*latest.Load()) })
	tasks.Run(s.tasks, ctx, func() (r search.Result) {
		limits.Yield = tasks.Yielder(1)
		s.lend(ending, allowed, func(timed context.Context, lent *search.Searcher) {
			r, _ = lent.Search(timed, p, limits, func(r search.Result) { latest.Store(&r) })
		})
		s.tasks.Wait(ending, pace-s.tasks.Clock.Now().Sub(one.begun))
		return r
	}, func(r search.Result) {
		finish()
		one.Report(*latest.Load())
		one.over = true
		s.Values.Learn(p, r.Value, r.Nodes, r.Line...)
		use(r)
	})
	return one
}

// handover is how long a search waits for the one before it, which usually was just stopped.
const handover = 200 * time.Millisecond

// lend gives a search the engine's searcher, and a context that ends after the allowed time, without the time spent
// waiting. If another search still uses the searcher, it lends a new one.
func (s *Searcher) lend(ctx context.Context, allowed time.Duration, to func(context.Context, *search.Searcher)) {
	s.rest.Stop()
	defer s.rest.Reset(memory)
	var lent *search.Searcher
	select {
	case lent = <-s.idle:
	case <-time.After(handover):
		lent = newEngine()
	}
	timed, cancel := context.WithTimeout(ctx, allowed)
	defer cancel()
	to(timed, lent)
	select {
	case s.idle <- lent:
	default: // another was put back before
	}
}
