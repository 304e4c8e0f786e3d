package search

import "ninefold/engine/grid"

// A score is the value of a position for the mover: an estimate in the scale of evaluate, 0 for a draw, winScore less
// the plies to the win, or the negative of that for a loss.
const (
	winScore = 8000
	decisive = winScore - 100 // the least score of a proved win
	infinity = 8190
	maxPlies = 81
)

// tableDepth is the least depth at which the transposition table is used.
const tableDepth = 2

// worker searches in one goroutine. Searching allocates nothing.
type worker struct {
	table   *table
	budget  *budget
	team    *team // nil if no other worker searches the same position
	quota   int   // nodes that may be visited before the next claim on the budget
	claims  int   // batches claimed of the budget
	pauseAt int   // number of claims after which the worker stops; 0 if only the budget stops it
	stopped bool  // the budget is used up, the worker pauses, or another has finished
	ended   bool  // the budget is used up
	exact   bool  // nothing is reduced or pruned on a guess, so distances and draws are exact
	stack   [maxPlies + 2]frame

	// The history heuristic: how often each move of X, and of O, caused a cutoff or failed to; and how often it did as
	// the reply to each move of the other side, or to none (noMove).
	history [2][moves]int32
	replies [2][moves + 1][moves]int16

	corrections corrections
}

// frame is the memory of a worker for one ply.
type frame struct {
	board    board
	current  move // that is being searched
	moves    [81]rankedMove
	count    int
	later    [81]uint8 // the indices of moves that wait until the others are searched
	deferred int       // the number of moves in later
	killers  [2]move
	pv       [maxPlies + 2]move // the principal variation from here
	pvLength int
}

// visit counts a node and reports whether the search may go on.
func (w *worker) visit() bool {
	if w.quota == 0 && !w.stopped {
		w.claim()
	}
	if w.stopped || w.team.over() {
		w.stopped = true
		return false
	}
	w.quota--
	return true
}

// claim claims nodes of the budget unless the worker must pause.
func (w *worker) claim() {
	if w.pauseAt == 0 || w.claims < w.pauseAt {
		w.quota = w.budget.claim()
		w.claims++
		w.ended = w.quota == 0
	}
	w.stopped = w.quota == 0
}

// search returns the score of the board at a ply by negamax with alpha-beta pruning. It searches the first move with
// the whole window and the others with an empty one until they prove better (principal variation search). The score is
// a lower bound if it is at least beta, and an upper bound if it is at most alpha. Once the worker has stopped it means
// nothing. If the window is open, the frame's PV leads to the position that the score comes from, or to the one from
// which only won boxes are followed (see quiet).
func (w *worker) search(b *board, ply, depth, alpha, beta int) int {
	w.stack[ply].pvLength = 0
	if !w.visit() {
		return 0
	}
	if score, over := b.result(ply); over {
		return score
	}
	if m, plies := b.winningMove(); m != noMove && (plies == 1 || !w.exact) {
		w.stack[ply].pv[0], w.stack[ply].pvLength = m, 1
		return winScore - ply - plies
	}
	var key uint64
	if depth >= tableDepth {
		key = b.hash()
		w.table.prefetch(key)
	}
	open := beta-alpha > 1
	if !open {
		if score, ok := w.outcomeBounds(b, ply, alpha, beta); ok {
			return score
		}
	}
	if depth <= 0 {
		return w.quiet(b, ply, alpha, beta)
	}
	n := node{board: b, ply: ply, depth: depth, alpha: alpha, beta: beta, best: -infinity, bestMove: noMove}
	n.prunes = w.prunes(alpha, beta)
	if !w.exact {
		n.uncorrected = b.evaluate()
		n.estimate = w.corrections.correct(b, n.uncorrected)
	}
	known := entry{best: noMove}
	if depth >= tableDepth {
		known = w.lookUp(b, key)
		if score, ok := known.cutoff(ply, depth, alpha, beta); ok && !open {
			return score
		}
	}
	if n.prunes && w.pruned(&n) {
		return n.best
	}
	if known.best == noMove && depth >= unknownDepth && !w.exact {
		n.depth--
	}
	w.generate(b, ply, known.best)
	w.searchMoves(&n)
	if w.stopped {
		return 0
	}
	found := boundOf(n.best, alpha, beta)
	if !w.exact {
		w.corrections.learn(&n, found)
	}
	if n.bestMove == noMove { // all moves were pruned
		n.bestMove = w.stack[ply].moves[0].move()
	}
	if depth >= tableDepth {
		w.table.put(key, entry{sooner(n.best, ply), n.depth, found, w.exact, n.bestMove})
	}
	return n.best
}

// node is a position whose moves are being searched, with the results so far.
type node struct {
	board       *board
	ply, depth  int
	alpha, beta int
	best        int // the best score; before the first move a bound of the scores of pruned moves
	bestMove    move
	uncorrected int  // the net's estimate; 0 while reductions are off
	estimate    int  // the same, corrected
	prunes      bool // moves may be pruned
	futile      bool // only the moves are searched that futility pruning leaves
}

// searchMoves searches the moves of the node by rank, highest first, and deferred moves last.
func (w *worker) searchMoves(n *node) {
	f := &w.stack[n.ply]
	f.deferred = 0
	shares := w.team != nil && n.depth >= deferDepth && !n.futile
	for i := range f.count {
		w.pick(n.ply, i)
		if f.moves[i].rank() < rankKiller {
			if n.futile {
				return
			}
			if n.late(i) {
				break
			}
		}
		if w.searchMove(n, i, shares, i > 0) {
			return
		}
	}
	for _, i := range f.later[:f.deferred] {
		if w.searchMove(n, int(i), shares, false) {
			return
		}
	}
}

// searchMove searches the i-th move and reports whether the others need no search. If goroutines share the tree and
// mayDefer is true, it defers a move that another goroutine is searching.
func (w *worker) searchMove(n *node, i int, shares, mayDefer bool) (done bool) {
	f := &w.stack[n.ply]
	m, child := f.moves[i].move(), &w.stack[n.ply+1].board
	child.follow(n.board, m)
	if shares && mayDefer && w.team.searches(child.hash()) {
		f.later[f.deferred] = uint8(i)
		f.deferred++
		return false
	}
	if shares {
		w.team.begin(child.hash())
	}
	f.current = m
	score := w.child(child, n.ply, n.depth, i, n.alpha, n.beta)
	if shares {
		w.team.end(child.hash())
	}
	if w.stopped {
		return true
	}
	if score <= n.best {
		return false
	}
	n.best, n.bestMove = score, m
	if score <= n.alpha {
		return false
	}
	n.alpha = score
	f.setPV(m, &w.stack[n.ply+1])
	if score < n.beta {
		return false
	}
	w.recordCutoff(n.board.Side(), n.ply, i, n.depth)
	return true
}

// child returns the score, for the mover at ply, of its i-th move, which led to b.
func (w *worker) child(b *board, ply, depth, i, alpha, beta int) int {
	if i == 0 {
		return -w.search(b, ply+1, depth-1, -beta, -alpha)
	}
	less := w.reduction(ply, depth, i)
	score := -w.search(b, ply+1, depth-1-less, -alpha-1, -alpha)
	if score > alpha && less > 0 {
		score = -w.search(b, ply+1, depth-1, -alpha-1, -alpha)
	}
	if score > alpha && score < beta {
		score = -w.search(b, ply+1, depth-1, -beta, -alpha)
	}
	return score
}

// reduction returns the plies that the first search of the i-th move is shallower.
func (w *worker) reduction(ply, depth, i int) int {
	switch {
	case w.exact || i < 3 || depth < 3 || w.stack[ply].moves[i].rank() >= rankKiller:
		return 0
	case i < 6 || depth < 5:
		return 1
	}
	return 2
}

// lookUp returns the entry of the transposition table for a board with the key. While reductions are off, an entry that
// was found with them counts only as a proof: a win bounds the score from below and a loss from above.
func (w *worker) lookUp(b *board, key uint64) entry {
	e := w.table.get(key)
	if e.bound == noBound || !b.legal(e.best) {
		return entry{best: noMove}
	}
	if w.exact && !e.exact {
		switch {
		case e.score >= decisive && e.bound != upperBound:
			e.bound, e.depth = lowerBound, 0
		case e.score <= -decisive && e.bound != lowerBound:
			e.bound, e.depth = upperBound, 0
		default:
			e.bound = noBound
		}
	}
	return e
}

// cutoff returns the score if the entry allows to return it at once, and otherwise false.
func (e entry) cutoff(ply, depth, alpha, beta int) (int, bool) {
	score := sooner(e.score, -ply)
	proved := score >= decisive || score <= -decisive
	if e.depth < depth && !proved {
		return 0, false
	}
	switch e.bound {
	case lowerBound:
		return score, score >= beta
	case upperBound:
		return score, score <= alpha
	case noBound:
		return 0, false
	}
	return score, e.depth >= depth || score >= beta && score > 0 || score <= alpha && score < 0
}

// sooner returns a score as if a proved win or loss came some plies sooner. Scores in the table count plies from the
// position, so there it comes sooner by the position's ply than counted from the root.
func sooner(score, plies int) int {
	switch {
	case score >= decisive:
		return score + plies
	case score <= -decisive:
		return score - plies
	}
	return score
}

func boundOf(score, alpha, beta int) bound {
	switch {
	case score <= alpha:
		return upperBound
	case score >= beta:
		return lowerBound
	}
	return exactBound
}

// setPV makes the frame's PV the move and the PV of the next ply.
func (f *frame) setPV(m move, next *frame) {
	f.pv[0] = m
	f.pvLength = 1 + copy(f.pv[1:], next.pv[:next.pvLength])
}

// pvCells returns the frame's PV as cells.
func (f *frame) pvCells() []grid.Cell {
	cells := make([]grid.Cell, f.pvLength)
	for i, m := range f.pv[:f.pvLength] {
		cells[i] = m.cell()
	}
	return cells
}
