package search

import (
	"slices"
	"sync"
	"sync/atomic"
)

// team lets several goroutines share a search. All search the same tree. Each searches last the moves, except the
// first, that another is searching, and then mostly finds them in the transposition table (Tom Kerrigan: Simplified
// ABDADA; after Jean-Christophe Weill: The ABDADA Distributed Minimax-Search Algorithm, 1996). The first to finish ends
// the search for all. A search by one goroutine has no team.
type team struct {
	helpers   []*root
	first     atomic.Pointer[root]   // the first to finish the shared work
	searching [1 << 10]atomic.Uint64 // hashes; a missing or stale one costs only time
}

// deferDepth is the least depth at which a move is deferred: its result must be in the table later.
const deferDepth = tableDepth + 2

// newTeam gives the search a helper for each thread beyond the first.
func newTeam(s *root) *team {
	if s.limits.Threads <= 1 {
		return nil
	}
	t := new(team)
	for range s.limits.Threads - 1 {
		h := &root{limits: s.limits, board: s.board, table: s.table, proofs: s.proofs, budget: s.budget, team: t}
		h.worker = h.newWorker()
		t.helpers = append(t.helpers, h)
	}
	return t
}

// together makes the search and its helpers do the same work at once, and keeps the result of the first that finished.
// It returns false if none did.
func (s *root) together(do func(*root)) (finished bool) {
	if s.team == nil {
		do(s)
		finished = !s.worker.stopped
	} else {
		finished = s.team.share(s, do)
	}
	s.worker.stopped = s.worker.ended
	return finished
}

func (t *team) share(s *root, do func(*root)) (finished bool) {
	var running sync.WaitGroup
	for _, h := range t.helpers {
		h.moves, h.estimate = slices.Clone(s.moves), s.estimate
		h.worker.stopped = h.worker.ended
		running.Add(1)
		go func() {
			defer running.Done()
			do(h)
			if !h.worker.stopped {
				t.first.CompareAndSwap(nil, h)
			}
		}()
	}
	do(s)
	if !s.worker.stopped {
		t.first.CompareAndSwap(nil, s)
	}
	running.Wait()
	first := t.first.Swap(nil)
	if first != nil {
		s.moves = first.moves
	}
	return first != nil
}

// over reports whether a member has finished.
func (t *team) over() bool { return t != nil && t.first.Load() != nil }

func (t *team) slot(key uint64) *atomic.Uint64 { return &t.searching[key%uint64(len(t.searching))] }

// begin lists a position as being searched.
func (t *team) begin(key uint64) {
	if t != nil {
		t.slot(key).Store(key)
	}
}

// end removes a position from the list.
func (t *team) end(key uint64) {
	if t != nil {
		t.slot(key).Store(0)
	}
}

// searches reports whether a position is listed.
func (t *team) searches(key uint64) bool { return t != nil && t.slot(key).Load() == key }
