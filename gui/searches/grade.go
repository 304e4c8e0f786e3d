package searches

import (
	"context"
	"sync"
	"sync/atomic"

	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/tasks"
)

// mostThreads limits how many threads grade moves: each has a table of 16 MiB.
const mostThreads = 4

// Grade grades the moves from each position to the next, in parallel, off the UI goroutine. It gives each grade to
// graded on the UI goroutine and then calls done there, unless ctx is cancelled. One thread with an empty table grades
// each move, so the grades depend neither on the machine nor on earlier searches.
func (s *Searcher) Grade(
	ctx context.Context, positions []tictactoe.Position, nodes int64, threads int,
	graded func(i int, g search.Grade), done func(),
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
		return done
	})
}

// Examine finds what each move of a position is worth, as Grade does, off the UI goroutine. It gives the result to use
// on the UI goroutine, unless ctx is cancelled.
func (s *Searcher) Examine(ctx context.Context, p tictactoe.Position, nodes int64, use func(search.Result)) {
	tasks.Run(s.tasks, ctx, func() search.Result {
		var searcher search.Searcher
		r, _ := searcher.Examine(ctx, p, nodes, tasks.Yielder(1)) // it fails only once the game is over
		return r
	}, use)
}
