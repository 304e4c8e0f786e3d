package search

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// quiet returns the score of a board at the end of the search: the best of its estimate and of the moves that win a box
// and do not send the opponent to a closed one, followed by more of the like (quiescence search). The PV has none of
// them. While reductions are off, only the estimate counts.
func (w *worker) quiet(b *board, ply, alpha, beta int) int {
	best := w.estimate(b, ply)
	if w.exact || best >= beta || best <= -decisive {
		return best
	}
	side := b.Side()
	for boxes := b.threat[side] & b.PlayableIfOngoing(); boxes != 0; boxes &= boxes - 1 {
		box := grid.Box(boxes.First())
		completing := tictactoe.Completing(b.MarksOf(side, box)) & b.Empty(box)
		for places := completing &^ b.Closed(); places != 0; places &= places - 1 {
			child := &w.stack[ply+1].board
			child.follow(b, moveTo(box, places.First()))
			score := -w.quietAfter(child, ply+1, -beta, -max(alpha, best))
			if w.stopped || score >= beta {
				return score
			}
			best = max(best, score)
		}
	}
	return best
}

// quietAfter does the same for a board after such a move, which may have ended the game.
func (w *worker) quietAfter(b *board, ply, alpha, beta int) int {
	if !w.visit() {
		return 0
	}
	if score, over := b.result(ply); over {
		return score
	}
	if m, plies := b.winningMove(); m != noMove {
		return winScore - ply - plies
	}
	if score, ok := w.outcomeBounds(b, ply, alpha, beta); ok {
		return score
	}
	return w.quiet(b, ply, alpha, beta)
}
