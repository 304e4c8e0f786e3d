package search

// The questions that solve asks of a move. Each is the score that the move must exceed.
const (
	wins  = 0  // does it win?
	holds = -1 // does it hold at least a draw?
)

// Solve is tried between the iterations when no more than solveBelow cells are empty, after the first solveAfter
// batches of nodes: a search that has less time finds better moves without. It visits up to solveShare times as many
// nodes in all as the iterations have.
const (
	solveBelow = 48
	solveAfter = 512
	solveShare = 2
)

// foresight is the least depth at which solve looks into the table for a move that cuts off, before it searches any
// (enhanced transposition cutoffs: Aske Plaat, Jonathan Schaeffer, Wim Pijls, Arie de Bruin: Exploiting Graph
// Properties of Game Trees, 1996).
const foresight = 7

// trySolve lets solve have its share of the nodes. What it has found out by then is kept in the moves and in the table,
// so that it goes on from there the next time.
func (s *root) trySolve() {
	begun := s.worker.claims
	batches := (solveShare+1)*(begun-s.solving) - begun
	if s.board.empty > solveBelow || begun < solveAfter || batches <= 0 {
		return
	}
	s.together(func(r *root) {
		r.worker.pauseAt = r.worker.claims + batches
		r.solve()
		r.worker.pauseAt = 0
	})
	s.solving += s.worker.claims - begun
}

// solve proves what the moves are worth without reductions, to the end of the game. It asks two questions of a move,
// each with an empty window, which is much less work than to find distances.
func (s *root) solve() {
	s.worker.reduce = false
	defer func() { s.worker.reduce = true }()
	questions := [2]int{wins, holds}
	if s.moves[0].value.Permille < 500 {
		questions = [2]int{holds, wins}
	}
	for _, question := range questions {
		if !s.ask(question) {
			return
		}
	}
	for i := range s.moves {
		if m := &s.moves[i]; m.holds && m.cannotWin && !m.value.Kind.Proved() {
			m.value = draw
		}
	}
	s.sort()
	s.report()
}

// ask asks a question of each move that nothing is proved of, but of no more than it takes to know the best one, unless
// all are to be valued. It is false when nothing is left to ask.
func (s *root) ask(question int) bool {
	defer s.sort()
	for i := range s.moves {
		m := &s.moves[i]
		if m.value.Kind.Proved() {
			continue
		}
		if !m.answered(question) && !s.answer(m, question) {
			return false
		}
		enough := m.value.Kind == Win || question == holds && m.holds
		if enough && !s.limits.All {
			return m.value.Kind != Win
		}
	}
	return true
}

// answer finds the answer to a question of a move, and is false if the worker stopped before.
func (s *root) answer(m *rootMove, question int) bool {
	child := s.play(m)
	child.net = nil // to the end of the game nothing is estimated
	score := -s.worker.search(child, 1, int(s.board.empty)-1, -question-1, -question)
	if s.worker.stopped {
		return false
	}
	m.learn(score, question)
	s.reportSometimes()
	return true
}

// answered reports whether the answer to a question is known, if it proves nothing by itself.
func (m *rootMove) answered(question int) bool {
	if question == wins {
		return m.cannotWin
	}
	return m.holds
}

// learn notes the answer to a question.
func (m *rootMove) learn(score, question int) {
	switch {
	case score >= decisive:
		m.value, m.pv = won(winScore-score, false), m.pv[:1]
	case score <= -decisive:
		m.value = lost(winScore+score, false)
	case score > question:
		m.holds = true
	default:
		m.cannotWin = true
	}
}

// foreseen is a move of a generated position after which the table proves enough to cut off, with its score.
func (w *worker) foreseen(b *board, ply, depth, alpha, beta int) (score int, m move, ok bool) {
	f, child := &w.stack[ply], &w.stack[ply+1].board
	for _, ranked := range f.moves[:f.count] {
		child.follow(b, ranked.move())
		if child.over {
			continue
		}
		key := child.hash()
		known := w.lookUp(child, w.table.load(key), key)
		if score, ok := known.cutoff(ply+1, depth-1, -beta, -alpha); ok && -score >= beta {
			return -score, ranked.move(), true
		}
	}
	return 0, noMove, false
}
