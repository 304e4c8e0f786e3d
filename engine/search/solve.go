package search

// The questions that solve asks of a move. Each is the score that the move must exceed.
const (
	wins  = 0  // does it win?
	holds = -1 // does it hold at least a draw?
)

// solve proves what the moves are worth without reductions, to the end of the game. It asks two questions of a move, each
// with an empty window, which is much less work than to find distances.
func (s *root) solve() {
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
		child := &s.main.stack[1].board
		*child = s.board
		child.push(m.move)
		score := -s.main.search(child, 1, int(s.board.empty)-1, -question-1, -question)
		if s.main.stopped {
			return false
		}
		m.learn(score, question)
		s.reportSometimes()
		enough := m.value.Kind == Win || question == holds && m.holds
		if enough && !s.limits.All {
			return m.value.Kind != Win
		}
	}
	return true
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
