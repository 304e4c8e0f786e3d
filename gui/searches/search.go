package searches

import (
	"context"
	"time"

	"ninefold/engine/search"
	"ninefold/gui/tasks"
)

// Search is what is known on the UI goroutine of a search in a position, under way or over. It has no end of its own
// making but those of its limits. A nil *Search is none.
type Search struct {
	tasks   *tasks.Runner
	limits  search.Limits
	allowed time.Duration
	begun   time.Time
	stop    context.CancelFunc // ends it; whatever is found is dropped
	finish  context.CancelFunc // ends the search with what it has found by then, which is used
	result  search.Result      // as it was reported last
	used    float32            // of what it may take, by then
	over    bool
}

// Started is a search that starts now, which stop and finish end as Stop and Finish say. It is told by Report what it
// finds.
func Started(
	runner *tasks.Runner, limits search.Limits, allowed time.Duration, stop, finish context.CancelFunc,
) *Search {
	return &Search{tasks: runner, limits: limits, allowed: allowed, begun: runner.Clock.Now(), stop: stop,
		finish: finish}
}

// Report takes what has been found by now, and how much of what the search may take is used up.
func (s *Search) Report(r search.Result) {
	s.result = r
	s.used = float32(s.tasks.Clock.Now().Sub(s.begun)) / float32(s.allowed)
	if s.limits.Nodes > 0 {
		s.used = max(s.used, float32(r.Nodes)/float32(s.limits.Nodes))
	}
}

// Found is what the search has found by now, and false while that is nothing.
func (s *Search) Found() (search.Result, bool) {
	if s == nil {
		return search.Result{}, false
	}
	return s.result, s.result.Value.Kind != search.Unknown
}

// Running reports whether the search is still under way.
func (s *Search) Running() bool { return s != nil && !s.over }

// Progress is how much of what the search may take is used up while it is under way, 0..1, and otherwise 0.
func (s *Search) Progress() float32 {
	if !s.Running() {
		return 0
	}
	return min(1, s.used)
}

// Finish lets the search end with what it has found by now.
func (s *Search) Finish() { s.finish() }

// Stop ends a search; an answer that still comes is dropped.
func (s *Search) Stop() {
	if s != nil {
		s.stop()
	}
}
