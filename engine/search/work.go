package search

import (
	"context"
	"math"
	"runtime"
	"sync/atomic"
)

// work is the allowance of nodes that the goroutines of a search share.
type work struct {
	ctx   context.Context // its end ends the work; it is asked before each claim
	limit int64
	left  atomic.Int64
	ended atomic.Bool
}

// batch is how many nodes a worker claims at a time, and so how many it may visit before it learns that it must stop.
const batch = 1 << 10

func newWork(nodes int64) *work {
	w := &work{ctx: context.Background(), limit: nodes}
	if nodes <= 0 {
		w.limit = math.MaxInt64 / 2
	}
	w.left.Store(w.limit)
	return w
}

// stop ends the work: nothing more is granted.
func (w *work) stop() { w.ended.Store(true) }

// claim takes nodes from what is left and tells how many: none when the work is to end. It lets others run first, so
// that the end is noticed at once even if there is only one processor.
func (w *work) claim() int {
	runtime.Gosched()
	if w.ended.Load() || w.ctx.Err() != nil {
		return 0
	}
	return int(max(0, min(batch, w.left.Add(-batch)+batch)))
}

// take counts nodes that were visited without a claim. There must be as many left.
func (w *work) take(nodes int) { w.left.Add(-int64(nodes)) }

// done is how many nodes were claimed or taken.
func (w *work) done() int64 { return w.limit - max(0, w.left.Load()) }
