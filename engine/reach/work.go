package reach

import "context"

// Limits say how much Decide and Repair may do.
type Limits struct {
	Steps int    // that may be taken
	Yield func() // called at each step, to let others run; may be nil
}

// work counts the steps of a search. It ends the search when they are used up or the context is cancelled.
type work struct {
	ctx     context.Context
	yield   func()
	left    int // steps that may still be taken
	stopped bool
}

// step counts a step, and reports whether it may be taken.
func (w *work) step() bool {
	if w.yield != nil {
		w.yield()
	}
	w.stopped = w.stopped || w.left <= 0 || w.ctx.Err() != nil
	if !w.stopped {
		w.left--
	}
	return !w.stopped
}
