package search

import (
	"math/bits"

	"ninefold/engine/grid"
)

// A score is what a position is worth to the mover: a guess in the scale of evaluate, 0 for a draw, or winScore less
// the plies it takes to win, or the opposite of that for a loss.
const (
	winScore  = 30000
	decisive  = winScore - 100 // from here on a score is a win
	infinity  = 32000
	maxPlies  = 81
	chosen    = 1 << 30 // ranks of moves: the one remembered,
	winsGame  = 1 << 29 // then those that win the game,
	winsBox   = 1 << 28 // then those that win a box,
	refuted   = 1 << 27 // then those that refuted another move at this ply;
	freesNext = 1 << 28 // after all others, those that leave the opponent the choice of the box
)

// tableDepth is the least depth at which a position is worth looking up and remembering.
const tableDepth = 3

// worker searches in one goroutine. It allocates nothing while it does.
type worker struct {
	table   *table
	work    *work
	quota   int  // nodes that may be visited before work is asked for more
	stopped bool // there was no more
	reduce  bool // moves that look bad are searched less deeply, so that distances and draws are not exact
	stack   [maxPlies + 2]frame
	history [2][moves]int32 // how much each move of X, of O has refuted
}

// frame is what a worker needs at one ply.
type frame struct {
	board    board
	moves    [81]move
	ranks    [81]int32
	count    int
	refuters [2]move
	line     [maxPlies + 2]move // the best line found from here
	length   int
}

// visit counts a node and reports whether the search may go on.
func (w *worker) visit() bool {
	if w.quota == 0 && !w.stopped {
		w.quota = w.work.claim()
		w.stopped = w.quota == 0
	}
	if w.stopped {
		return false
	}
	w.quota--
	return true
}

// search is the score of the board at a ply by negamax with alpha-beta pruning, searching the first move with the
// whole window and the others with an empty one until they prove better (principal variation search). The result
// bounds the score from below if it is beta or more, and from above if it is alpha or less. It is meaningless once the
// worker has stopped. Where the window is open, the frame's line leads all the way to what the score is of.
func (w *worker) search(b *board, ply, depth, alpha, beta int) int {
	f := &w.stack[ply]
	f.length = 0
	if !w.visit() {
		return 0
	}
	switch {
	case b.over && b.winner == b.turn:
		return winScore - ply // the opponent's last move closed the last box, and the mover owns more
	case b.over && b.winner != nobody:
		return ply - winScore
	case b.drawn():
		return 0
	}
	open := beta-alpha > 1
	if !open {
		if score, ok := limit(b, ply, alpha, beta); ok {
			return score
		}
	}
	if depth <= 0 {
		return b.evaluate()
	}
	known := fact{best: noMove}
	if depth >= tableDepth {
		known = w.table.get(b.hash())
		if score, ok := known.cuts(ply, depth, alpha, beta); ok && !open {
			return score
		}
	}
	w.list(b, ply, known.best)
	best, floor := -infinity, alpha
	bestMove := noMove
	for i := range f.count {
		m := w.next(ply, i)
		child := &w.stack[ply+1].board
		*child = *b
		child.push(m)
		score := w.child(child, ply, depth, i, alpha, beta)
		if w.stopped {
			return 0
		}
		if score <= best {
			continue
		}
		best, bestMove = score, m
		if score <= alpha {
			continue
		}
		alpha = score
		f.extend(m, &w.stack[ply+1])
		if alpha >= beta {
			w.remember(b.turn, ply, m, depth)
			break
		}
	}
	if depth >= tableDepth {
		w.table.put(b.hash(), fact{toTable(best, ply), depth, boundOf(best, floor, beta), bestMove})
	}
	return best
}

// child is the score to the mover at ply of its i-th move, which led to b.
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

// reduction is by how many plies less deeply the i-th move is searched at first.
func (w *worker) reduction(ply, depth, i int) int {
	switch {
	case !w.reduce || i < 3 || depth < 3 || w.stack[ply].ranks[i] >= refuted:
		return 0
	case i < 6 || depth < 5:
		return 1
	}
	return 2
}

// limit is the score to return at once if what the game still allows is outside the window: nobody wins sooner than
// with the next move (which can make the opponent win only where the number of owned boxes counts), and who is hopeless
// does not win.
func limit(b *board, ply, alpha, beta int) (int, bool) {
	most, least := winScore-ply-1, ply+2-winScore
	if b.counts {
		least--
	}
	if b.hopeless(b.turn) {
		most = 0
	}
	if b.hopeless(b.turn ^ 1) {
		least = 0
	}
	if most <= alpha {
		return most, true
	}
	return least, least >= beta
}

// cuts is the score to return at once for what is remembered of a position, and false if that does not suffice.
func (f fact) cuts(ply, depth, alpha, beta int) (int, bool) {
	score := fromTable(f.score, ply)
	proved := score >= decisive || score <= -decisive
	if f.depth < depth && !proved {
		return 0, false
	}
	switch f.bound {
	case atLeast:
		return score, score >= beta
	case atMost:
		return score, score <= alpha
	case unbound:
		return 0, false
	}
	return score, f.depth >= depth || score >= beta && score > 0 || score <= alpha && score < 0
}

// toTable turns a score into one that counts plies from the position instead of from the root.
func toTable(score, ply int) int {
	switch {
	case score >= decisive:
		return score + ply
	case score <= -decisive:
		return score - ply
	}
	return score
}

// fromTable is the inverse of toTable.
func fromTable(score, ply int) int {
	switch {
	case score >= decisive:
		return score - ply
	case score <= -decisive:
		return score + ply
	}
	return score
}

func boundOf(score, alpha, beta int) bound {
	switch {
	case score <= alpha:
		return atMost
	case score >= beta:
		return atLeast
	}
	return exactly
}

// list puts the legal moves in the frame of the ply, with their ranks.
func (w *worker) list(b *board, ply int, first move) {
	f := &w.stack[ply]
	f.count = 0
	turn := b.turn & 1
	for boxes := b.playable(); boxes != 0; boxes &= boxes - 1 {
		box := bits.TrailingZeros16(boxes)
		mine := b.marks[turn][box]
		var prize int32
		if b.lined>>box&1 == 0 {
			prize = winsBox
			if hasLine[(b.owned[turn]|1<<box)&all] {
				prize = winsGame
			}
		}
		for open := b.open(box); open != 0; open &= open - 1 {
			place := bits.TrailingZeros16(open)
			m := moveTo(box, place)
			rank := w.history[turn][m]
			switch {
			case m == first:
				rank = chosen
			case prize != 0 && hasLine[(mine|1<<place)&all]:
				rank += prize
			case m == f.refuters[0] || m == f.refuters[1]:
				rank += refuted
			}
			if b.shut>>place&1 != 0 {
				rank -= freesNext
			}
			f.moves[f.count], f.ranks[f.count] = m, rank
			f.count++
		}
	}
}

// next brings the best of the moves from i on to place i and returns it.
func (w *worker) next(ply, i int) move {
	f := &w.stack[ply]
	best := i
	for j := i + 1; j < f.count; j++ {
		if f.ranks[j] > f.ranks[best] {
			best = j
		}
	}
	f.moves[i], f.moves[best] = f.moves[best], f.moves[i]
	f.ranks[i], f.ranks[best] = f.ranks[best], f.ranks[i]
	return f.moves[i]
}

// remember notes that a move refuted the one before it.
func (w *worker) remember(turn uint8, ply int, m move, depth int) {
	h := &w.history[turn&1][m]
	*h = min(*h+int32(depth*depth), refuted-1)
	f := &w.stack[ply]
	if f.refuters[0] != m {
		f.refuters[1], f.refuters[0] = f.refuters[0], m
	}
}

// extend makes the frame's line the move and what follows it.
func (f *frame) extend(m move, next *frame) {
	f.line[0] = m
	f.length = 1 + copy(f.line[1:], next.line[:next.length])
}

// cells is the frame's line.
func (f *frame) cells() []grid.Cell {
	cells := make([]grid.Cell, f.length)
	for i, m := range f.line[:f.length] {
		cells[i] = m.cell()
	}
	return cells
}
