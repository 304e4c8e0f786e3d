package searches

import (
	"context"
	"testing"
	"time"

	"ninefold/engine/search"
	"ninefold/engine/test/fail"
)

// lent calls a function with what a search is lent.
func lent(s *Searcher, during func(*search.Searcher)) {
	s.lend(context.Background(), time.Minute, func(_ context.Context, lent *search.Searcher) { during(lent) })
}

func TestOneSearcherServesSearchesOneAfterAnother(t *testing.T) {
	s := newSearcher()
	var first, second *search.Searcher
	lent(s, func(one *search.Searcher) { first = one })
	lent(s, func(one *search.Searcher) { second = one })
	fail.Unequal(t, first, second, "what the first search has found out is lost to the second")
}

func TestASearchThatGoesOnIsNotWaitedFor(t *testing.T) {
	s := newSearcher()
	lent(s, func(first *search.Searcher) {
		lent(s, func(second *search.Searcher) {
			fail.If(t, first == second, "two searches have one searcher at a time")
		})
	})
	lent(s, func(*search.Searcher) {}) // the one of the two that is kept can be lent again
}

func TestWaitingForTheSearcherTakesNoTimeFromASearch(t *testing.T) {
	s := newSearcher()
	lent(s, func(*search.Searcher) {
		asked := time.Now()
		s.lend(context.Background(), time.Minute, func(timed context.Context, _ *search.Searcher) {
			if end, _ := timed.Deadline(); end.Before(asked.Add(time.Minute + handover)) {
				t.Errorf("of its minute it has only %v", end.Sub(asked)-handover)
			}
		})
	})
}
