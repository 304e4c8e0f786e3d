package reach

import (
	"context"
	"math/rand/v2"
)

// Budget limit the work of Decide and Repair.
type Budget struct {
	Steps int    // the most steps to take
	Yield func() // called at each step, to let others run; may be nil
}

// work counts the steps of a search. It ends the search when all are used or the context is cancelled.
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

// Taking moves back seldom goes wrong, but when it does, that can show late. So the search restarts after some steps,
// several times, with other choices among the moves that seem good: of 100,000 positions from play, one in 300 needs a
// second attempt and five need more than ten. The last attempt tries everything and notes failures.
const (
	attempts     = 60
	attemptSteps = 100
)

// search looks for a game that ends with the given move, which was taken back.
func (r *retraction) search(last move) Decision {
	all := r.work
	random := rand.NewPCG(0, 0)
	for i := range attempts {
		r.tried, r.always = 0, r.full
		r.work = &work{ctx: all.ctx, yield: all.yield, left: min(attemptSteps, all.left)}
		all.left -= r.left
		found := r.before(last)
		all.left += r.left
		if found || !r.stopped {
			r.work = all
			return r.verdict(found)
		}
		r.choice = &choice{random, 8 << (i % 4)}
	}
	r.work, r.failed = all, map[partly]bool{}
	r.tried, r.always = 0, r.full
	return r.verdict(r.before(last))
}

// verdict returns the verdict after a search has ended.
func (r *retraction) verdict(found bool) Decision {
	switch {
	case found:
		return Decision{Answer: Reachable, Game: r.game}
	case r.stopped:
		return Decision{}
	}
	return unreachable(Reason{Kind: NoRetraction, Boxes: r.always, Tried: r.tried})
}
