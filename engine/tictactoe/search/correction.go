package search

// corrections has how far searches came out above the net's estimates, for the side to move and the boxes that are won
// or still to be won. Positions that share these share a number, as do some others by chance. (In chess: correction
// history.)
type corrections [2][1 << correctionBits]int16

const (
	correctionBits = 14
	correctionUnit = 32  // the number for 1 of a score
	mostCorrection = 800 // the most of a score
	learningDepth  = 8   // the depth from which on a search no longer counts more
	learningShare  = 128 // a search changes a correction by its depth divided by this
)

func (c *corrections) of(b *board) *int16 {
	owned := b.OwnedBy()
	key := uint64(owned[0]) | uint64(owned[1])<<9 | uint64(b.barred[0])<<18 | uint64(b.barred[1])<<27
	return &c[b.Side()&1][key*0x9e37_79b9_7f4a_7c15>>(64-correctionBits)]
}

// correct returns a net's estimate of a board, corrected.
func (c *corrections) correct(b *board, estimate int) int {
	return undecided(estimate + int(*c.of(b))/correctionUnit)
}

// learn notes the score that the search of a node found, if that says anything of the estimate: neither a proof nor a
// bound on the estimate's side does.
func (c *corrections) learn(n *node, found bound) {
	if n.bestMove == noMove || max(n.best, -n.best) >= decisive ||
		found == lowerBound && n.best <= n.estimate || found == upperBound && n.best >= n.estimate {
		return
	}
	wanted := max(-mostCorrection, min(n.best-n.uncorrected, mostCorrection)) * correctionUnit
	at := c.of(n.board)
	*at += int16((wanted - int(*at)) * min(n.depth, learningDepth) / learningShare)
}
