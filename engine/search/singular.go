package search

// From singularDepth plies on, a hash move is searched a ply deeper if every other move is worse than the table says of
// it by singularAPly a ply, in a search to half the depth (singular extension: Thomas Anantharaman, Murray Campbell,
// Feng-hsiung Hsu: Singular Extensions: Adding Selectivity to Brute-Force Searching, 1990). The entry must come from a
// search that was shallower by singularLess plies at most.
const (
	singularDepth = 6
	singularAPly  = 2
	singularLess  = 3
)

// singular reports whether the hash move of the node is much better than the others. It is false where reductions are
// off, as distances are exact then.
func (w *worker) singular(n *node, known entry) bool {
	decided := known.score >= decisive || known.score <= -decisive
	if !w.reduce || n.depth < singularDepth || known.depth < n.depth-singularLess || decided ||
		known.bound == noBound || known.bound == upperBound {
		return false
	}
	bound := known.score - singularAPly*n.depth
	others := node{
		board: n.board, ply: n.ply, depth: (n.depth - 1) / 2,
		alpha: bound - 1, beta: bound, best: -infinity, bestMove: noMove,
	}
	w.generate(n.board, n.ply, noMove)
	w.stack[n.ply].remove(known.best)
	w.searchMoves(&others)
	w.stack[n.ply].pvLength = 0
	return others.best < bound
}

// remove takes a move out of those of the frame.
func (f *frame) remove(m move) {
	for i := range f.moves[:f.count] {
		if f.moves[i].move() == m {
			f.count--
			f.moves[i] = f.moves[f.count]
			return
		}
	}
}
