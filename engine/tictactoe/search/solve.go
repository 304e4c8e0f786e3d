package search

// Solve is tried between iterations if at most solveBelow cells are empty, after the first solveAfter batches of nodes,
// because a shorter search finds better moves without it. If the best line leads to a draw, more iterations tell
// little, so it is tried after drawnAfter. In all it visits up to solveShare times as many nodes as the iterations.
const (
	solveBelow = 48
	solveAfter = 512
	drawnAfter = 32
	solveShare = 8
)

// trySolve gives solve its share of the nodes. The moves and the table of proofs keep its results, so it goes on from
// there the next time.
func (s *root) trySolve() {
	after := solveAfter
	if s.leadsToDraw() {
		after = drawnAfter
	}
	begun := s.worker.claims
	batches := (solveShare+1)*(begun-s.solving) - begun
	if s.board.empty > solveBelow || begun < after || batches <= 0 {
		return
	}
	s.solveFor(batches)
	s.solving += s.worker.claims - begun
}

// leadsToDraw reports whether the best line leads to a position that nobody can win any more.
func (s *root) leadsToDraw() bool {
	b, next := s.board, board{}
	for _, c := range s.moves[0].pv {
		if b.Over() {
			break
		}
		next.follow(&b, moveIn(c))
		b = next
	}
	return b.drawn()
}

// patience returns the number of batches of nodes after which an iteration is interrupted for solve: as many as all
// iterations before it took. It returns 0 if solve is not tried.
func (s *root) patience() int {
	if s.board.empty > solveBelow {
		return 0
	}
	return max(solveAfter-s.worker.claims, s.worker.claims-s.solving)
}

// doFor calls do, with the worker stopping after a number of batches of nodes, or not at all if the number is 0.
func (s *root) doFor(batches int, do func()) {
	if batches > 0 {
		s.worker.pauseAt = s.worker.claims + batches
	}
	do()
	s.worker.pauseAt = 0
}

// solveFor lets solve visit a number of batches of nodes, or all that are left if the number is 0.
func (s *root) solveFor(batches int) {
	if s.prover == nil {
		s.proofs.prepare(int(s.board.empty), s.limits.Nodes)
	}
	s.together(func(r *root) { r.doFor(batches, r.solve) })
}

// solve proves the values of the moves. It asks for each side whether it can win, which takes much less work than
// finding distances.
func (s *root) solve() {
	if s.prover == nil {
		s.prover = &prover{worker: &s.worker, table: s.proofs}
	}
	mover, opponent := s.board.Side(), s.board.Side()^1
	sides := [2]int{mover, opponent}
	if s.moves[0].value.Permille < 500 {
		sides = [2]int{opponent, mover}
	}
	for _, side := range sides {
		known := s.ask(side)
		s.sort()
		if !known || s.decided() {
			return
		}
	}
	for i := range s.moves {
		m := &s.moves[i]
		switch {
		case m.value.Kind.Proved():
		case m.holds && m.cannotWin:
			m.value = draw
		default:
			m.value = Value{} // no better than the draw found before
		}
	}
	s.sort()
	s.report()
}

// ask asks whether a side can win, after each move if all moves get values. It returns false if the worker stopped
// before that was known.
func (s *root) ask(side int) bool {
	if s.limits.All {
		return s.askOfEach(side)
	}
	if s.knows(side) {
		return true
	}
	_, ok := s.prover.ask(&s.board, 0, side)
	for _, known := range s.prover.movesAt(0) {
		for i := range s.moves {
			if m := &s.moves[i]; m.move == known.move {
				m.learn(known.proofNumbers, side == s.board.Side())
			}
		}
	}
	return ok
}

// knows reports whether it is known that a side can or cannot win.
func (s *root) knows(side int) bool {
	for i := range s.moves {
		m := &s.moves[i]
		switch {
		case side != s.board.Side() && m.holds:
			return true
		case !m.value.Kind.Proved() && !m.knows(side == s.board.Side()):
			return false
		}
	}
	return true
}

// askOfEach asks whether a side can win after each move.
func (s *root) askOfEach(side int) bool {
	mine := side == s.board.Side()
	for i := range s.moves {
		m := &s.moves[i]
		if m.value.Kind.Proved() || m.knows(mine) {
			continue
		}
		n, ok := s.prover.ask(s.play(m), 1, side)
		if !ok {
			return false
		}
		m.learn(n, mine)
		s.reportSometimes()
	}
	return true
}

// knows reports whether it is known that the mover can win after the move, or that the opponent can. That is not yet
// its value.
func (m *rootMove) knows(mine bool) bool {
	if mine {
		return m.cannotWin
	}
	return m.holds
}

// learn notes the proof numbers of the position after the move. If mine is true, the question was whether the mover can
// win, otherwise whether the opponent can.
func (m *rootMove) learn(n proofNumbers, mine bool) {
	switch plies := int(n.plies) + 1; {
	case m.value.Kind.Proved() || !n.proved():
	case mine && n.delta == 0:
		m.value, m.pv = won(plies, false), m.pv[:1]
	case mine:
		m.cannotWin = true
	case n.phi == 0:
		m.value = lost(plies, false)
	default:
		m.holds = true
	}
}
