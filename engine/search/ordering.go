package search

import "math/bits"

// Ranks order the moves of a position, the highest first. The history heuristic orders moves of the same rank.
const (
	rankHashMove  = 1 << 30 // the best move in the transposition table
	rankWinsGame  = 1 << 29
	rankWinsBox   = 1 << 28
	rankKiller    = 1 << 27 // a killer move: it caused a cutoff at the same ply
	rankReply     = 1 << 14 // subtracted for each reply, while reductions are off: what has few is settled soonest
	rankFreesNext = 1 << 28 // subtracted from moves that leave the opponent the choice of the box
)

// generate puts the legal moves in the frame of the ply, with their ranks.
func (w *worker) generate(b *board, ply int, first move) {
	f := &w.stack[ply]
	f.count = 0
	turn := b.turn & 1
	for boxes := b.playable(); boxes != 0; boxes &= boxes - 1 {
		box := bits.TrailingZeros16(boxes)
		mine := b.marks[turn][box]
		var bonus int32
		if b.lined>>box&1 == 0 {
			bonus = rankWinsBox
			if hasLine[(b.owned[turn]|1<<box)&all] {
				bonus = rankWinsGame
			}
		}
		for open := b.open(box); open != 0; open &= open - 1 {
			place := bits.TrailingZeros16(open)
			m := moveTo(box, place)
			rank := w.history[turn][m]
			if !w.reduce {
				rank -= int32(bits.OnesCount16(b.open(place))) * rankReply
			}
			switch {
			case m == first:
				rank = rankHashMove
			case bonus != 0 && hasLine[(mine|1<<place)&all]:
				rank += bonus
			case m == f.killers[0] || m == f.killers[1]:
				rank += rankKiller
			}
			if b.closed>>place&1 != 0 {
				rank -= rankFreesNext
			}
			f.moves[f.count], f.ranks[f.count] = m, rank
			f.count++
		}
	}
}

// pick brings the move of the highest rank among those from i on to place i.
func (w *worker) pick(ply, i int) {
	f := &w.stack[ply]
	best := i
	for j := i + 1; j < f.count; j++ {
		if f.ranks[j] > f.ranks[best] {
			best = j
		}
	}
	f.moves[i], f.moves[best] = f.moves[best], f.moves[i]
	f.ranks[i], f.ranks[best] = f.ranks[best], f.ranks[i]
}

// recordCutoff updates the history heuristic and the killer moves after a beta cutoff.
func (w *worker) recordCutoff(turn uint8, ply int, m move, depth int) {
	h := &w.history[turn&1][m]
	*h = min(*h+int32(depth*depth), rankKiller-1)
	f := &w.stack[ply]
	if f.killers[0] != m {
		f.killers[1], f.killers[0] = f.killers[0], m
	}
}
