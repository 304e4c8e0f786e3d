package puzzle

import (
	"math/bits"

	"ninefold/engine/grid"
)

// history is how often each move of X, of O has cut off (the history heuristic).
type history [2][grid.Cells]int32

// list is the moves of a board, with ranks that order them.
type list struct {
	moves [grid.Cells]move
	ranks [grid.Cells]int32
	count int
}

// Ranks order moves, the highest first. They add up; the history heuristic orders moves that are otherwise alike.
const (
	rankWinsGame = 1 << 30
	rankKnown    = 1 << 29 // the best move when the board was searched before
	rankWinsBox  = 1 << 28
	rankFrees    = -1 << 28 // the opponent may then choose the box
	rankRoom     = -1 << 11 // for each cell among which the opponent may then choose
)

// fill puts the legal moves in the list; known is the best one so far, or noMove.
func (l *list) fill(b *board, known move, h *history) {
	for boxes := b.playable(); boxes != 0; boxes &= boxes - 1 {
		box := bits.TrailingZeros16(boxes)
		winning, worth := b.winning(box)
		for open := b.open(box); open != 0; open &= open - 1 {
			place := bits.TrailingZeros16(open)
			m := move(9*box + place)
			rank := h[b.turn&1][m]
			if winning>>place&1 != 0 {
				rank += worth
			}
			if m == known {
				rank += rankKnown
			}
			if b.closed>>place&1 != 0 {
				rank += rankFrees
			} else {
				rank += rankRoom * int32(bits.OnesCount16(b.open(place)))
			}
			l.moves[l.count], l.ranks[l.count] = m, rank
			l.count++
		}
	}
}

// winning is the places of a box at which the mover wins it, and the rank of doing so.
func (b *board) winning(box int) (places uint16, rank int32) {
	if b.ownedAt(box) {
		return 0, 0
	}
	turn := b.turn & 1
	places = completes[b.marks[turn][box]&all]
	if hasLine[(b.owned[turn]|1<<box)&all] {
		return places, rankWinsGame
	}
	return places, rankWinsBox
}

// pick brings the move of the highest rank from i on to place i and returns it.
func (l *list) pick(i int) move {
	best := i
	for j := i + 1; j < l.count; j++ {
		if l.ranks[j] > l.ranks[best] {
			best = j
		}
	}
	l.moves[i], l.moves[best] = l.moves[best], l.moves[i]
	l.ranks[i], l.ranks[best] = l.ranks[best], l.ranks[i]
	return l.moves[i]
}

// completes tells for each set of nine which further members would make a line in it.
var completes = func() (table [all + 1]uint16) {
	for set := range table {
		for place := range 9 {
			if hasLine[set|1<<place] {
				table[set] |= 1 << place
			}
		}
	}
	return table
}()
