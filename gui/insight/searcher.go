package insight

import (
	"context"
	"time"

	"ninefold/engine/search"
)

// Searcher keeps what one search has found out for the next, of whichever overlay.
type Searcher struct {
	idle chan *search.Searcher // holds it while nobody searches with it
}

// NewSearcher is a searcher that has found out nothing yet.
func NewSearcher() *Searcher {
	s := &Searcher{make(chan *search.Searcher, 1)}
	s.idle <- &search.Searcher{}
	return s
}

// handover is how long a search waits for the one before it, which as a rule has just been stopped.
const handover = 200 * time.Millisecond

// lend lets one search have the searcher, with a context that ends when the allowed time is over; the time in which it
// waits does not count. While another search goes on with it, as an analysis does beside a review, it is a new one.
func (s *Searcher) lend(ctx context.Context, allowed time.Duration, to func(context.Context, *search.Searcher)) {
	var lent *search.Searcher
	select {
	case lent = <-s.idle:
	case <-time.After(handover):
		lent = &search.Searcher{}
	}
	timed, cancel := context.WithTimeout(ctx, allowed)
	defer cancel()
	to(timed, lent)
	select {
	case s.idle <- lent:
	default: // the other was given back before
	}
}
