package reach

import "context"

// work counts the steps of a search. It ends the search when the budget is used up or the context is cancelled.
type work struct {
	ctx     context.Context
	left    int // steps that may still be taken
	stopped bool
}

// step counts a step, and reports whether it may be taken.
func (w *work) step() bool {
	w.stopped = w.stopped || w.left <= 0 || w.ctx.Err() != nil
	if !w.stopped {
		w.left--
	}
	return !w.stopped
}
