package puzzle

import (
	"encoding/base32"
	"encoding/binary"
	"slices"

	"ninefold/engine/tictactoe"
)

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
