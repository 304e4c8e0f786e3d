package inorder

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"

	"ninefold/engine/test/fail"
)

var errWrong = errors.New("wrong")

// Of one goroutine nothing else begins after the error, of several perhaps what the others had before them.
func TestResultsComeInOrderUpToTheFirstError(t *testing.T) {
	for _, jobs := range []int{0, 1, 4} {
		var begun atomic.Int32
		square := func(_ context.Context, job, n int) (int, error) {
			begun.Add(1)
			fail.If(t, job < 0 || job >= max(1, jobs), "of %d goroutines number %d works", jobs, job)
			if n == 10 {
				return 0, errWrong
			}
			return n * n, nil
		}
		n := 0
		for got, err := range Do(t.Context(), jobs, Made(1000, func(i int) int { return i }), square) {
			fail.If(t, n < 10 && (err != nil || got != n*n) || n == 10 && err != errWrong, "%d: %d, %v", n, got, err)
			n++
		}
		fail.Unequal(t, n, 11, "%d goroutines: results", jobs)
		fail.If(t, jobs < 2 && begun.Load() != 11, "%d were begun", begun.Load())
	}
}

func TestAnErrorOfTheItemsOrOfTheContextComesLast(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	items := func(yield func(int, error) bool) { _ = yield(1, nil) && yield(0, errWrong) }
	endless := func(yield func(int, error) bool) {
		for yield(1, nil) {
		}
	}
	same := func(_ context.Context, _, n int) (int, error) { return n, nil }
	var ends []error
	for n, err := range Do(ctx, 2, items, same) {
		fail.Unequal(t, n == 1, err == nil, "a result comes with the error %v", err)
		ends = append(ends, err)
	}
	for _, err := range Do(ctx, 2, endless, same) {
		if cancel(); err != nil {
			ends = append(ends, err)
		}
	}
	fail.Differ(t, ends, []error{nil, errWrong, context.Canceled}, "the errors")
}
