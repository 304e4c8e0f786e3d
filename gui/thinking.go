package gui

import (
	"context"
	"runtime"
	"sync/atomic"
	"time"

	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
)

// thinking is a search in a position, under way or over. It has no end of its own making but those of its limits.
type thinking struct {
	position tictactoe.Position
	limits   search.Limits
	allowed  time.Duration
	begun    time.Time
	stop     context.CancelFunc // ends it; whatever is found is dropped
	hurry    context.CancelFunc // ends the search with what it has found by then, which is used
	latest   atomic.Pointer[search.Result]
	over     bool
}

// think searches a position off the UI goroutine, for the allowed time at most, and uses the result on it, but not
// before pace has passed, so that the eye can follow. What has been found by now is shown all the while.
func (a *App) think(p tictactoe.Position, limits search.Limits, allowed, pace time.Duration, use func(search.Result)) *thinking {
	t := &thinking{position: p, limits: limits, allowed: allowed, begun: time.Now()}
	ctx, stop := context.WithCancel(context.Background())
	timed, hurry := context.WithTimeout(ctx, allowed)
	t.stop, t.hurry = stop, hurry
	watch(a, timed, a.showThoughts)
	find(a, ctx, func() search.Result {
		r, _ := search.Search(breathing(timed), p, limits, func(r search.Result) { t.latest.Store(&r) })
		select {
		case <-time.After(time.Until(t.begun.Add(pace))):
		case <-timed.Done():
		}
		return r
	}, func(r search.Result) {
		stop()
		t.over = true
		use(r)
	})
	return t
}

// found is what the search has found by now, and false while that is nothing.
func (t *thinking) found() (search.Result, bool) {
	if t == nil {
		return search.Result{}, false
	}
	r := t.latest.Load()
	if r == nil || r.Value.Kind == search.Unknown {
		return search.Result{}, false
	}
	return *r, true
}

// running reports whether the search is still under way.
func (t *thinking) running() bool { return t != nil && !t.over }

// fraction is how much of what the search may take is used up, 0..1.
func (t *thinking) fraction() float32 {
	used := float32(time.Since(t.begun)) / float32(t.allowed)
	if r := t.latest.Load(); r != nil && t.limits.Nodes > 0 {
		used = max(used, float32(r.Nodes)/float32(t.limits.Nodes))
	}
	return min(1, used)
}

// end stops a search, if there is one; an answer that still comes is dropped.
func (t *thinking) end() {
	if t != nil {
		t.stop()
	}
}

// allThreads are as many as can search while the window stays quick.
func allThreads() int { return max(1, runtime.NumCPU()-1) }
