package search

// While reductions are on, a node whose window is empty is not searched to its depth if that would hardly change the
// result. Scores of one position differ by a standard deviation of 90 between searches two plies apart, 115 four plies
// apart, 140 six plies apart; and by 115 to 160 between the static evaluation and a search of one to six plies.
//
// If the static evaluation is above beta by reverseMargin and reverseAPly for each ply, the node is not searched
// (reverse futility pruning). If it is below alpha by futilityMargin and futilityAPly for each ply, only the hash move
// is searched, and moves that win a box and killer moves if they do not free the opponent's choice (futility pruning).
// The margins, and those of probCuts, were chosen by positions with known values, and by matches.
const (
	staticDepth    = 6 // the most plies for which the static evaluation decides
	reverseMargin  = 180
	reverseAPly    = 40
	futilityMargin = 200
	futilityAPly   = 60
)

// shallower is a search that is less plies shallower. It decides nodes from a depth on if its score is outside the
// window by the margin (Michael Buro: ProbCut, An Effective Selective Extension of the Alpha-Beta Algorithm, 1995).
type shallower struct{ depth, less, margin int }

// probCuts are the shallower searches, those for deep nodes first.
var probCuts = [...]shallower{{10, 6, 560}, {6, 4, 450}}

// unknownDepth is the least depth at which a node without a move in the transposition table is searched a ply less
// deep, because its moves are in no good order (Ed Schröder's internal iterative reductions).
const unknownDepth = 3

// At a node of at most lateDepth plies, as many moves as lateMoves and the square of the depth are searched, and of the
// others those that futility pruning leaves (late move pruning).
const (
	lateDepth = 4
	lateMoves = 3
)

// late reports whether the move of rank i, counted from 0, and those after it are pruned.
func (n *node) late(i int) bool {
	return n.prunes && n.depth <= lateDepth && i >= lateMoves+n.depth*n.depth && n.best > -decisive
}

// prunes reports whether nodes with the window may be pruned.
func (w *worker) prunes(alpha, beta int) bool {
	return !w.exact && beta-alpha == 1 && alpha > -decisive && beta < decisive
}

// pruned reports whether the estimate of the board or a shallower search decides the node, and then sets its best
// score. Otherwise it may set futile.
func (w *worker) pruned(n *node) bool {
	if n.depth <= staticDepth {
		if n.estimate-reverseMargin-reverseAPly*n.depth >= n.beta {
			n.best = n.estimate
			return true
		}
		if most := n.estimate + futilityMargin + futilityAPly*n.depth; most <= n.alpha {
			n.best, n.futile = most, true
		}
	}
	for _, s := range probCuts {
		if n.depth >= s.depth {
			return w.probCut(n, s)
		}
	}
	return false
}

// probCut reports whether a shallower search decides the node, on the side of the window on which the estimate lies.
func (w *worker) probCut(n *node, s shallower) bool {
	var score int
	switch {
	case n.estimate >= n.beta:
		bound := n.beta + s.margin
		if score = w.search(n.board, n.ply, n.depth-s.less, bound-1, bound); score < bound {
			return w.stopped
		}
	default:
		bound := n.alpha - s.margin
		if score = w.search(n.board, n.ply, n.depth-s.less, bound, bound+1); score > bound {
			return w.stopped
		}
	}
	n.best = score
	return true
}
