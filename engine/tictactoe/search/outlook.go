package search

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search/net"
)

// bar updates which sides can still own a box.
func (b *board) bar(box grid.Box) {
	for side := range 2 {
		if b.Barred(side, box) {
			b.barred[side] |= 1 << box
		}
	}
}

// threaten updates which sides threaten to win a box.
func (b *board) threaten(box grid.Box) {
	threats := places(0)
	if (b.Lined()|b.Closed())>>box&1 == 0 {
		threats = net.Threats(b.MarksOf(0, box), b.MarksOf(1, box))
	}
	b.threat[0] = b.threat[0]&^(1<<box) | threats&1<<box
	b.threat[1] = b.threat[1]&^(1<<box) | threats>>1<<box
}

// winning returns the boxes in which the next mark of a side would win the game or assure it of a win.
func (b *board) winning(side int) places {
	return b.threat[side&1] & b.wins[side&1]
}

// winningMove returns a move by which the mover wins the game or is assured of a win, or noMove, and the most plies
// that the win takes: 1 if there is a move that wins at once, by a line of boxes.
func (b *board) winningMove() (m move, plies int) {
	boxes := b.winning(b.Side()) & b.PlayableIfOngoing()
	if boxes == 0 {
		return noMove, 0
	}
	plies = int(b.empty)
	if lines := boxes & b.Rules().Wins(b.OwnedBy()[b.Side()]); lines != 0 {
		boxes, plies = lines, 1
	}
	box := grid.Box(boxes.First())
	return moveTo(box, (tictactoe.Completing(b.MarksOf(b.Side(), box)) & b.Empty(box)).First()), plies
}

// doomed returns the most plies that the other side takes to win if it does so by its next move, or is assured of that
// by it, unless the mover does: every move in the target sends the other side to a box that wins the game, or lets it
// choose one. A move that sends it back to the target counts as a way out, even if it is none; then doomed returns 0.
func (b *board) doomed() (plies int) {
	winning := b.winning(b.Side() ^ 1)
	if winning == 0 || b.Free() {
		return 0
	}
	winning &^= 1 << b.target()
	losing := winning
	if winning != 0 {
		losing |= b.Closed()
	}
	if b.Empty(b.target())&^losing != 0 {
		return 0
	}
	if winning&^b.Rules().Wins(b.OwnedBy()[b.Side()^1]) == 0 {
		return 2
	}
	return max(2, int(b.empty))
}

// updateChances updates which sides are hopeless, which are assured of a win, and what the net needs of the boxes they
// can own.
func (b *board) updateChances() {
	for side := range b.hopeless {
		chances := b.Chances(side, &b.barred)
		b.hopeless[side], b.assured[side], b.wins[side] = !chances.CanWin, chances.MustWin, chances.Wins
	}
	b.counts = net.Counts(*b.OwnedBy(), b.barred)
}

// drawn reports whether the game can only end in a draw, or has.
func (b *board) drawn() bool {
	return b.Over() && b.Winner() == tictactoe.Empty || b.hopeless[0] && b.hopeless[1]
}

// won reports whether the game is over and the side has won it.
func (b *board) won(side int) bool { return b.Winner() == tictactoe.X+tictactoe.Mark(side) }

// result returns the score at the ply if the game is over or nobody can win any more, and false otherwise.
func (b *board) result(ply int) (int, bool) {
	switch {
	case b.won(b.Side()):
		return winScore - ply, true // the opponent closed the last box, and owns fewer
	case b.won(b.Side() ^ 1):
		return ply - winScore, true
	}
	return 0, b.drawn()
}

// estimate returns the score of a board that is not searched further.
func (w *worker) estimate(b *board, ply int) int {
	if score, ok := w.assured(b, ply); ok {
		return score
	}
	if w.exact {
		return b.evaluate()
	}
	return w.corrections.correct(b, b.evaluate())
}

// assured returns the score of an assured win, with the most plies that it can take. While reductions are off it
// returns false for every board, because distances are exact then.
func (w *worker) assured(b *board, ply int) (score int, ok bool) {
	score = winScore - ply - int(b.empty)
	if b.assured[b.Side()^1] {
		score = -score
	}
	return score, !w.exact && (b.assured[0] || b.assured[1])
}

// outcomeBounds returns a score to return at once if all outcomes that are still possible lie outside the window. These
// are bounds: nobody wins before the next move (mate-distance pruning), and that move makes the opponent win only under
// rules by which it can; a hopeless side does not win; a side that is assured of a win has won when no cell is left.
func (w *worker) outcomeBounds(b *board, ply, alpha, beta int) (int, bool) {
	most, least := winScore-ply-1, ply+2-winScore
	if b.Rules().Counts() {
		least--
	}
	if b.hopeless[b.Side()] {
		most = 0
	}
	if b.hopeless[b.Side()^1] {
		least = 0
	}
	switch score, ok := w.assured(b, ply); {
	case ok && score > 0:
		least = score
	case ok:
		most = score
	}
	if most <= alpha {
		return most, true
	}
	return least, least >= beta
}
