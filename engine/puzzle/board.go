package puzzle

import (
	"iter"
	"math/bits"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// board is a position under Open or Closed without what no longer matters. In a box that is owned it is not kept whose
// mark stands where, and of a box in which nobody may play only the owner is. So positions from which play can go on in
// just the same ways are equal, and need to be solved once.
type board struct {
	marks  [2][grid.Boxes]uint16 // of X and of O, box by box, a bit a place; a taken cell of an owned box is both's
	owned  [2]uint16             // boxes owned by X, by O
	closed uint16                // boxes in which nobody may play; all their cells are taken
	target uint8                 // the box to be played in, or free
	turn   uint8                 // 0 when X is to move, 1 when O is
	closes bool                  // the rules are Closed: an owned box is closed
}

const (
	all  = 1<<9 - 1 // all places of a box, or all boxes
	free = 9
)

// move is a cell as a board counts it: nine times the box plus the place.
type move uint8

func (m move) cell() grid.Cell { return grid.Box(m / 9).Cell(int(m % 9)) }

// newBoard is a position, under Open or Closed and not over, as a board.
func newBoard(p *tictactoe.Position) board {
	b := board{target: free, turn: uint8(p.Turn() - tictactoe.X), closes: p.Rules().Closes()}
	for side := range b.owned {
		mark := tictactoe.X + tictactoe.Mark(side)
		b.owned[side] = uint16(p.Owned(mark))
		for box := range grid.Box(grid.Boxes) {
			b.marks[side][box] = uint16(p.Marks(box, mark))
		}
	}
	for box := range grid.Boxes {
		b.reduce(box)
	}
	if target, ok := p.Forced(); ok {
		b.target = uint8(target)
	}
	return b
}

func (b *board) push(m move) {
	box, place, turn := m/9, uint8(m%9), b.turn&1
	b.marks[turn][box] |= 1 << place
	if hasLine[b.marks[turn][box]&all] && !b.ownedAt(int(box)) {
		b.owned[turn] |= 1 << box
	}
	b.reduce(int(box))
	b.turn ^= 1
	b.target = place
	if b.closed>>place&1 != 0 {
		b.target = free
	}
}

// reduce forgets of a box what no longer matters.
func (b *board) reduce(box int) {
	taken := b.marks[0][box] | b.marks[1][box]
	owned := b.ownedAt(box)
	if taken == all || owned && b.closes {
		b.closed |= 1 << box
		taken = all
		owned = true
	}
	if owned {
		b.marks[0][box], b.marks[1][box] = taken, taken
	}
}

// ownedAt reports whether somebody owns a box.
func (b *board) ownedAt(box int) bool { return (b.owned[0]|b.owned[1])>>box&1 != 0 }

// open is the set of empty places in a box.
func (b *board) open(box int) uint16 { return all &^ (b.marks[0][box] | b.marks[1][box]) }

// playable is the set of boxes that the mover may play in, if the game is not over.
func (b *board) playable() uint16 {
	if b.target == free {
		return all &^ b.closed
	}
	return 1 << b.target
}

// legal yields the legal moves, box by box and place by place, if the game is not over.
func (b *board) legal() iter.Seq[move] {
	return func(yield func(move) bool) {
		for m := range move(grid.Cells) {
			if b.playable()>>(m/9)&1 != 0 && b.open(int(m/9))>>(m%9)&1 != 0 && !yield(m) {
				return
			}
		}
	}
}

// lost reports whether the last move won the game.
func (b *board) lost() bool { return hasLine[b.owned[b.turn&1^1]&all] }

// drawn reports whether neither can win any more.
func (b *board) drawn() bool { return b.hopeless(0) && b.hopeless(1) }

// hopeless reports whether a side can never own three boxes in a row.
func (b *board) hopeless(side uint8) bool {
	possible := b.owned[side&1]
	for boxes := all &^ (b.closed | b.owned[0] | b.owned[1]); boxes != 0; boxes &= boxes - 1 {
		if box := bits.TrailingZeros16(boxes); hasLine[all&^b.marks[side&1^1][box]&all] {
			possible |= 1 << box
		}
	}
	return !hasLine[possible&all]
}

// key is a board in 24 bytes: equal keys are equal boards.
type key [3]uint64

func (b *board) key() (k key) {
	for box := range grid.Boxes {
		k[box/3] = k[box/3]<<18 | uint64(b.marks[0][box])<<9 | uint64(b.marks[1][box])
	}
	k[0] |= uint64(b.owned[0]) << 54
	k[1] |= uint64(b.owned[1]) << 54
	k[2] |= (uint64(b.target)<<1 | uint64(b.turn)) << 54
	if b.closes {
		k[2] |= 1 << 63
	}
	return k
}

// hash spreads keys evenly.
func (k key) hash() uint64 {
	h := k[0]*0x9e3779b97f4a7c15 ^ bits.RotateLeft64(k[1]*0xc2b2ae3d27d4eb4f, 21) ^
		bits.RotateLeft64(k[2]*0x165667b19e3779f9, 42)
	h ^= h >> 32
	h *= 0xd6e8feb86659fd93
	return h ^ h>>32
}

// hasLine tells for each set of nine whether it holds a line.
var hasLine = func() (table [all + 1]bool) {
	for set := range table {
		for _, line := range tictactoe.Lines {
			table[set] = table[set] || set&int(line) == int(line)
		}
	}
	return table
}()
