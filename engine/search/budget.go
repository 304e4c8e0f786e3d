package search

import (
	"context"
	"math"
	"runtime"
	"sync/atomic"
)

// budget is the number of nodes that the goroutines of a search may still visit. They share it.
type budget struct {
	ctx   context.Context // its end ends the search; it is asked before each claim
	yield func()
	limit int64
	left  atomic.Int64
}

// batch is the number of nodes that a worker claims at a time. It may visit so many before it notices that it must
// stop.
const batch = 1 << 10

func newBudget(limits *Limits) *budget {
	b := &budget{ctx: context.Background(), yield: limits.Yield, limit: limits.Nodes}
	if b.yield == nil {
		b.yield = runtime.Gosched // so that a cancelled context is noticed at once even with one processor
	}
	if b.limit <= 0 {
		b.limit = math.MaxInt64 / 2
	}
	b.left.Store(b.limit)
	return b
}

// claim takes up to batch nodes from the budget and returns how many: 0 when the search must end.
func (b *budget) claim() int {
	b.yield()
	if b.ctx.Err() != nil {
		return 0
	}
	return int(max(0, min(batch, b.left.Add(-batch)+batch)))
}

// take counts nodes that were visited without a claim. There must be as many left.
func (b *budget) take(nodes int) { b.left.Add(-int64(nodes)) }

// done returns how many nodes were claimed or taken.
func (b *budget) done() int64 { return b.limit - max(0, b.left.Load()) }
