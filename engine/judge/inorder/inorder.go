// Package inorder does work in several goroutines at once and gives the results in the order of the work.
package inorder

import (
	"context"
	"iter"
	"sync"
)

// maxWaiting is the most results that may wait for an earlier one. It keeps the memory constant.
const maxWaiting = 64

// Do works on items, in jobs goroutines at once or in one at least, and yields the results in the order of the items.
// work also gets the number of its goroutine, from 0. An error of the items, of the work or of ctx comes after the
// results of the items before it, and ends the sequence: the goroutine with the error begins no other item. When the
// loop over it has ended, nothing is worked on any more.
func Do[Item, Result any](
	ctx context.Context, jobs int, items iter.Seq2[Item, error], work func(context.Context, int, Item) (Result, error),
) iter.Seq2[Result, error] {
	type end struct {
		result Result
		err    error
	}
	type job struct {
		item Item
		err  error // of the items
		end  chan end
	}
	return func(yield func(Result, error) bool) {
		ctx, cancel := context.WithCancel(ctx)
		waiting, begun := make(chan job), make(chan job, maxWaiting)
		var working sync.WaitGroup
		defer working.Wait()
		defer cancel()
		working.Add(1 + max(jobs, 1))
		go func() {
			defer working.Done()
			defer close(waiting)
			defer close(begun)
			for item, err := range items {
				j := job{item, err, make(chan end, 1)}
				select {
				case begun <- j:
				case <-ctx.Done():
					return
				}
				select {
				case waiting <- j:
				case <-ctx.Done():
					j.end <- end{err: ctx.Err()}
					return
				}
			}
		}()
		for i := range max(jobs, 1) {
			go func() {
				defer working.Done()
				for j := range waiting {
					e := end{err: j.err}
					if j.err == nil {
						e.result, e.err = work(ctx, i, j.item)
					}
					if j.end <- e; e.err != nil {
						return // what comes after it is not wanted
					}
				}
			}()
		}
		for j := range begun {
			if e := <-j.end; !yield(e.result, e.err) || e.err != nil {
				return
			}
		}
		if err := ctx.Err(); err != nil {
			var none Result
			yield(none, err)
		}
	}
}

// Made yields n items, each made when it is wanted of its number, from 0.
func Made[Item any](n int, item func(i int) Item) iter.Seq2[Item, error] {
	return func(yield func(Item, error) bool) {
		for i := range n {
			if !yield(item(i), nil) {
				return
			}
		}
	}
}
