package searches

import (
	"context"
	"sync"
	"sync/atomic"

	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/work/tasks"
)

// mostThreads limits how many threads grade moves, since each has a table of 16 MiB.
const mostThreads = 4

// Grade grades the moves from each position to the next, in parallel, off the UI goroutine. It passes each grade to
// graded and then calls done, both on the UI goroutine, unless ctx is cancelled. One thread grades a move, with an
// empty table, so grades depend neither on the machine nor on earlier searches.
func (s *Searcher) Grade(
	ctx context.Context, positions []tictactoe.Position, nodes int64, threads int,
	graded func(i int, g search.ReviewedMove), done func(),
) {
	tasks.Then(s.tasks, ctx, func() func() {
		var taken atomic.Int64
		var running sync.WaitGroup
		for range min(threads, mostThreads) {
			running.Add(1)
			go func() {
				defer running.Done()
				var searcher search.Searcher
				yield := tasks.Yielder(1)
				for i := int(taken.Add(1)); i < len(positions) && ctx.Err() == nil; i = int(taken.Add(1)) {
					g := searcher.Grade(ctx, positions[i-1], positions[i], nodes, yield)
					s.tasks.PostUnless(ctx, func() { graded(i-1, g) })
				}
			}()
		}
		running.Wait()
		s.rest.Reset(memory)
		return done
	})
}

// Examine finds the value of each move of a position, as Grade does, off the UI goroutine. It passes the result to use
// on the UI goroutine, unless ctx is cancelled.
func (s *Searcher) Examine(ctx context.Context, p tictactoe.Position, nodes int64, use func(search.Result)) {
	tasks.Run(s.tasks, ctx, func() search.Result {
		var searcher search.Searcher
		r, _ := searcher.Examine(ctx, p, nodes, tasks.Yielder(1)) // it fails only if the game is over
		s.rest.Reset(memory)
		return r
	}, use)
}
