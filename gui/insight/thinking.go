package insight

import (
	"context"
	"sync/atomic"
	"time"

	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/tasks"
)

// Thinking is a search in a position, under way or over. It has no end of its own making but those of its limits. A nil
// *Thinking is none.
type Thinking struct {
	tasks    *tasks.Runner
	position tictactoe.Position
	limits   search.Limits
	allowed  time.Duration
	begun    time.Time
	stop     context.CancelFunc // ends it; whatever is found is dropped
	finish   context.CancelFunc // ends the search with what it has found by then, which is used
	latest   atomic.Pointer[search.Result]
	over     bool
}

// Think searches a position off the UI goroutine, for the allowed time at most, and uses the result on it, but not before
// pace has passed, so that the eye can follow. What has been found by now is shown all the while.
func (h *Host) Think(p tictactoe.Position, limits search.Limits, allowed, pace time.Duration, use func(search.Result)) *Thinking {
	t := &Thinking{tasks: h.Tasks, position: p, limits: limits, allowed: allowed, begun: h.Tasks.Clock.Now()}
	ctx, stop := context.WithCancel(context.Background())
	ending, finish := context.WithCancel(ctx)
	t.stop, t.finish = stop, finish
	h.Tasks.Watch(ending, h.Render)
	tasks.Run(h.Tasks, ctx, func() (r search.Result) {
		limits.Yield = tasks.Yielder(1)
		h.Searcher.lend(ending, allowed, func(timed context.Context, s *search.Searcher) {
			r, _ = s.Search(timed, p, limits, func(r search.Result) { t.latest.Store(&r) })
		})
		h.Tasks.Wait(ending, pace-h.Tasks.Clock.Now().Sub(t.begun))
		return r
	}, func(r search.Result) {
		stop()
		t.over = true
		use(r)
	})
	return t
}

// Found is what the search has found by now, and false while that is nothing.
func (t *Thinking) Found() (search.Result, bool) {
	if t == nil {
		return search.Result{}, false
	}
	r := t.latest.Load()
	if r == nil || r.Value.Kind == search.Unknown {
		return search.Result{}, false
	}
	return *r, true
}

// Running reports whether the search is still under way.
func (t *Thinking) Running() bool { return t != nil && !t.over }

// ShowProgress shows how much of what the search may take is used up, while it is under way.
func (t *Thinking) ShowProgress(v *View) {
	if !t.Running() {
		return
	}
	used := float32(t.tasks.Clock.Now().Sub(t.begun)) / float32(t.allowed)
	if r := t.latest.Load(); r != nil && t.limits.Nodes > 0 {
		used = max(used, float32(r.Nodes)/float32(t.limits.Nodes))
	}
	v.Progress = min(1, max(used, v.Progress))
}

// Finish lets the search end with what it has found by now.
func (t *Thinking) Finish() { t.finish() }

// Stop ends a search; an answer that still comes is dropped.
func (t *Thinking) Stop() {
	if t != nil {
		t.stop()
	}
}
