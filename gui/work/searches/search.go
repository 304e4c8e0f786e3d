package searches

import (
	"context"
	"time"

	"ninefold/engine/tictactoe/search"
	"ninefold/gui/work/tasks"
)

// Search holds what the UI goroutine knows of a search that runs or has ended. Only its limits end it. A nil *Search is
// no search.
type Search struct {
	tasks   *tasks.Runner
	limits  search.Limits
	allowed time.Duration
	begun   time.Time
	finish  context.CancelFunc // ends the search and uses its result
	result  search.Result      // the last report
	used    float32            // share of its limits, 0..1
	over    bool
}

// Started returns a search that starts now. Finish calls finish, and the search calls Report.
func Started(runner *tasks.Runner, limits search.Limits, allowed time.Duration, finish context.CancelFunc) *Search {
	return &Search{tasks: runner, limits: limits, allowed: allowed, begun: runner.Clock.Now(), finish: finish}
}

// Report takes what the search has found so far.
func (s *Search) Report(r search.Result) {
	s.result = r
	s.used = float32(s.tasks.Clock.Now().Sub(s.begun)) / float32(s.allowed)
	if s.limits.Nodes > 0 {
		s.used = max(s.used, float32(r.Nodes)/float32(s.limits.Nodes))
	}
}

// Found returns what was found so far, and reports false if that is nothing.
func (s *Search) Found() (search.Result, bool) {
	if s == nil {
		return search.Result{}, false
	}
	return s.result, s.result.Value.Kind != search.Unknown
}

// Running reports whether the search still runs.
func (s *Search) Running() bool { return s != nil && !s.over }

// Progress returns the used share of the limits while the search runs, 0..1; otherwise 0.
func (s *Search) Progress() float32 {
	if !s.Running() {
		return 0
	}
	return min(1, s.used)
}

// Finish ends the search and uses what it has found.
func (s *Search) Finish() { s.finish() }
