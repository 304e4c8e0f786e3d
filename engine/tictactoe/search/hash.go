package search

import (
	"math/bits"
	"math/rand/v2"
	"sync"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search/net"
)

// tableSize is the number of sets of nine places.
const tableSize = int(all) + 1

// zobrist has the random numbers of Zobrist hashing, one for each part of a position. They are the same in every run.
var zobrist = func() (z struct {
	occupied [tableSize]uint64    // of a box
	line     [2][tableSize]uint64 // cells that X, and O, still need for a line in a box
	owned    [2][tableSize]uint64 // boxes
	closed   [9]uint64
	target   [9]uint64
	turn     uint64
	rules    [len(tictactoe.AllRules)]uint64
}) {
	random := rand.NewPCG(0, 0)
	draw := func(numbers []uint64) {
		for i := range numbers {
			numbers[i] = random.Uint64()
		}
	}
	draw(z.occupied[:])
	for side := range 2 {
		draw(z.line[side][:])
		draw(z.owned[side][:])
	}
	draw(z.closed[:])
	draw(z.target[:])
	z.turn = random.Uint64()
	draw(z.rules[:]) // last, so that another rule set changes none of the others
	return z
}()

// boxKeys maps each net.BoxState without a line to the box's part of the key. The parts are equal if the marks make no
// difference to the rest of the game: the same cells are empty, and each side needs the same of them for lines.
var boxKeys = sync.OnceValue(func() *[net.BoxStates]uint64 {
	table := new([net.BoxStates]uint64)
	for state := range table {
		x, o := net.BoxMarks(state)
		table[state] = zobrist.occupied[x|o] ^ linesKey(0, x, o) ^ linesKey(1, o, x)
	}
	return table
})

// linesKey returns the part of a box's key for the cells that a side needs for a line. A line counts only if no other
// can be completed with some of the same cells.
func linesKey(side int, own, other places) (key uint64) {
	var needed [8]places
	lines := needed[:0]
	for _, line := range tictactoe.Lines {
		if line&other == 0 {
			lines = append(lines, line&^own)
		}
	}
	for i, line := range lines {
		if !covered(lines, i) {
			key ^= zobrist.line[side][line]
		}
	}
	return key
}

// covered reports whether another line needs fewer of the cells that the i-th needs, or an earlier one the same cells.
func covered(lines []places, i int) bool {
	for j, line := range lines {
		if line&^lines[i] == 0 && (line != lines[i] || j < i) {
			return true
		}
	}
	return false
}

// boxKey returns a box's part of the key. For a closed box only the owner matters.
func (b *bareBoard) boxKey(box grid.Box) uint64 {
	if b.Closed()>>box&1 != 0 {
		return zobrist.closed[box]
	}
	key := b.keys[b.state[box]]
	if b.Lined()>>box&1 != 0 {
		key = zobrist.occupied[all&^b.Empty(box)]
	}
	return bits.RotateLeft64(key, 7*int(box))
}

// hash returns the key with the owners that matter to the rest of the game, and with the target if it restricts the
// move. Positions with equal hashes have the same value and the same legal moves.
func (b *board) hash() uint64 {
	key := b.key
	for side, owned := range b.OwnedBy() {
		if !b.Rules().Counts() {
			owned &= b.Rules().InLines(all &^ b.barred[side])
		}
		key ^= zobrist.owned[side][owned&all]
	}
	if b.Free() {
		return key
	}
	return key ^ zobrist.target[b.target()]
}
