package puzzle

import (
	"math/bits"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// key is a position without the parts that no longer matter, in 24 bytes. Of an owned box it keeps only the empty
// cells, and of a box in which nobody may play only the owner. So positions that can go on in the same ways have equal
// keys.
type key [3]uint64

// free is the target if the mover may choose the box.
const free grid.Box = grid.Boxes

// keyOf returns the key of a position that play can reach, under rules with a winner.
func keyOf(p *tictactoe.Position) (k key) {
	owned, closed := p.OwnedBy(), p.Closed()
	for box := range grid.Box(grid.Boxes) {
		x, o := p.MarksOf(0, box), p.MarksOf(1, box)
		switch {
		case closed>>box&1 != 0:
			x, o = grid.AllPlaces, grid.AllPlaces
		case p.Lined()>>box&1 != 0:
			x |= o
			o = x
		}
		k[box/3] = k[box/3]<<18 | uint64(x)<<9 | uint64(o)
	}
	target, forced := p.Forced()
	if !forced {
		target = free
	}
	k[0] |= uint64(owned[0]) << 54
	k[1] |= uint64(owned[1]) << 54
	k[2] |= (uint64(target)<<1 | uint64(p.Side())) << 54
	// The five highest bits are the number of the rules after Open, the lowest bit first. IDs depend on that order.
	k[2] |= uint64(bits.Reverse8(uint8(p.Rules()-tictactoe.Open))) << 56
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

// drawn reports whether neither side can win any more.
func drawn(p *tictactoe.Position) bool { return !p.CanWin(0) && !p.CanWin(1) }
