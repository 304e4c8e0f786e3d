package search

import "context"

// deepen looks one ply further ahead in each iteration. It finishes the first iteration even if the context has ended.
// It interrupts a long iteration for solve, and begins it again with the results in the table.
func (s *root) deepen(ctx context.Context) {
	for s.depth < int(s.board.empty) && !s.decided() {
		batches := s.patience()
		finished := s.together(func(r *root) { r.doFor(batches, func() { r.iterate(s.depth + 1) }) })
		if s.worker.stopped {
			return
		}
		if finished {
			s.iterated()
			s.budget.ctx = ctx
		}
		if !s.decided() {
			s.trySolve()
		}
	}
	if !s.decided() {
		s.solveFor(0)
	}
}

// exactBelow is the most empty cells with which distances are made exact once it is proved who wins.
const exactBelow = 34

// measure makes the distances of proved wins and losses exact: it searches one ply further ahead in each iteration,
// without reductions. Of losses only the best is searched if only the best move gets a value. When that turns out to be
// sooner than another may be, the other is searched as far.
func (s *root) measure() {
	s.worker.exact = true
	if s.team != nil {
		for _, h := range s.team.helpers {
			h.worker.exact = true
		}
	}
	for depth := 1; depth <= int(s.board.empty) && !s.decided(); {
		first := s.moves[0].move
		s.together(func(r *root) { r.iterate(depth) })
		if s.worker.stopped {
			return
		}
		s.depth = max(s.depth, depth)
		s.report()
		if best := &s.moves[0]; best.value.Kind != Loss || best.move == first {
			depth++
		}
	}
}

// iterated notes that an iteration was finished.
func (s *root) iterated() {
	s.depth++
	if best := s.moves[0].value; best.Kind == Estimate {
		s.estimate = best
	}
	s.report()
}

// iterate searches every move that needs it to a depth. It searches last the moves that another goroutine is searching.
func (s *root) iterate(depth int) {
	alpha := -infinity
	for _, last := range []bool{false, true} {
		for i := range s.moves {
			m := &s.moves[i]
			if !s.needsSearch(i) || m.deferred != last {
				continue
			}
			if s.limits.All {
				alpha = -infinity
			}
			m.deferred = !last && s.defers(m, depth, alpha)
			if m.deferred {
				continue
			}
			alpha = s.searchMove(i, depth, alpha)
			if s.worker.stopped {
				break
			}
		}
	}
	s.sort()
}

// needsSearch reports whether a move must be searched in the next iteration. If only the best move gets a value, other
// losses do not matter: the best holds out at least as long.
func (s *root) needsSearch(i int) bool {
	v := s.moves[i].value
	return !s.known(v) && (v.Kind != Loss || i == 0 || s.limits.All)
}

// defers reports whether a move should wait because another goroutine is searching it. The first move waits only if all
// moves get values.
func (s *root) defers(m *rootMove, depth, alpha int) bool {
	return depth >= deferDepth && (s.limits.All || alpha > -infinity) && s.team.searches(s.play(m).hash())
}

// searchMove searches the i-th move to a depth and returns the new alpha.
func (s *root) searchMove(i, depth, alpha int) int {
	m := &s.moves[i]
	score := s.score(m, depth, alpha)
	switch {
	case s.worker.stopped:
		return alpha
	case score <= -decisive && score <= alpha:
		m.set(lost(winScore+score, false))
		return alpha
	case score <= alpha:
		m.set(Value{})
		return alpha
	}
	if m.set(s.value(score, depth)) {
		m.pv = append(m.pv[:1:1], s.worker.stack[1].pvCells()...)
	}
	if !s.limits.All && m.value.Compare(s.moves[0].value) >= 0 {
		s.promote(i)
	}
	s.reportSometimes()
	return score
}

// set sets the value unless a proved one would become a guess, or no more exact. It reports whether it did.
func (m *rootMove) set(v Value) bool {
	if m.value.Kind.Proved() && !v.Exact {
		return false
	}
	m.value = v
	return true
}

// score returns the score of a move. If that is at most alpha, the result is any number of at most alpha.
func (s *root) score(m *rootMove, depth, alpha int) int {
	child := s.play(m)
	key := child.hash()
	s.team.begin(key)
	defer s.team.end(key)
	if alpha > -infinity {
		if score := -s.worker.search(child, 1, depth-1, -alpha-1, -alpha); score <= alpha {
			return score
		}
	}
	return -s.worker.search(child, 1, depth-1, -infinity, -alpha)
}

// play returns the board after a move. The next call overwrites it.
func (s *root) play(m *rootMove) *board {
	child := &s.worker.stack[1].board
	child.follow(&s.board, m.move)
	s.worker.stack[0].current = m.move
	return child
}

// promote makes the i-th move the first.
func (s *root) promote(i int) {
	m := s.moves[i]
	copy(s.moves[1:i+1], s.moves[:i])
	s.moves[0] = m
}
