package puzzle

import (
	"encoding/base32"
	"encoding/binary"
	"math/bits"
	"slices"

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

// idLength is the number of letters and digits in an ID.
const idLength = 5

// alphabet has the letters and digits of IDs.
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789"

// ID returns the ID of the puzzle in a position. Positions have the same ID if they differ only by a symmetry of the
// board, by the exchange of X and O, or in cells that no longer matter.
func ID(p tictactoe.Position) string {
	k := canonical(p)
	var digest [8]byte
	binary.BigEndian.PutUint64(digest[:], k.hash())
	return base32.NewEncoding(alphabet).EncodeToString(digest[:])[:idLength]
}

// canonical returns the least key among a position's images under the symmetries of the board, with X to move.
func canonical(p tictactoe.Position) key {
	var keys []key
	if p.Turn() == tictactoe.O {
		p = p.Swapped()
	}
	for range 2 {
		for range 4 {
			p = p.Transformed(tictactoe.Rotated)
			keys = append(keys, keyOf(&p))
		}
		p = p.Transformed(tictactoe.Mirrored)
	}
	return slices.MinFunc(keys, func(a, b key) int { return slices.Compare(a[:], b[:]) })
}
