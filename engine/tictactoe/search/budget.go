package search

import (
	"context"
	"math"
	"sync/atomic"
)

// budget is the number of nodes that the goroutines of a search may still visit. They share it.
type budget struct {
	ctx   context.Context // its end ends the search; checked before each claim
	yield func()
	limit int64
	left  atomic.Int64
}

// batch is the number of nodes that a worker claims at a time. It may visit that number before it notices that it must
// stop.
const batch = 1 << 10

func newBudget(limits *Limits) *budget {
	b := &budget{ctx: context.Background(), yield: limits.Yield, limit: limits.Nodes}
	if b.yield == nil {
		b.yield = func() {}
	}
	if b.limit <= 0 {
		b.limit = math.MaxInt64 / 2
	}
	b.left.Store(b.limit)
	return b
}

// claim takes up to batch nodes from the budget and returns their number: 0 if the search must end.
func (b *budget) claim() int {
	b.yield()
	if b.ctx.Err() != nil {
		return 0
	}
	return int(max(0, min(batch, b.left.Add(-batch)+batch)))
}

// take counts nodes that were visited without a claim. The budget must have them left.
func (b *budget) take(nodes int) { b.left.Add(-int64(nodes)) }

// done returns the number of nodes claimed or taken.
func (b *budget) done() int64 { return b.limit - max(0, b.left.Load()) }
