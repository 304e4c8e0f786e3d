package net

import (
	"sync"

	"ninefold/engine/tictactoe"
)

// wins gives for each set of fields those that would complete a line of them.
var wins = func() (table [512]uint16) {
	for set := range table {
		for field := range uint16(9) {
			if set>>field&1 == 0 && hasLine[set|1<<field] {
				table[set] |= 1 << field
			}
		}
	}
	return table
}()

// Stake tells whether a field that is still to be won wins the game: for the first of two sides (1), for the second
// (2), or for either (3).
func Stake(owned [2]uint16, closed uint16, field int) uint8 {
	if (owned[0]|owned[1]|closed)>>field&1 != 0 {
		return 0
	}
	return uint8(wins[owned[0]&511]>>field&1 | wins[owned[1]&511]>>field&1<<1)
}

// rowPatterns is how many ways there are to own a line of three fields: each is the mover's, the other's, closed and
// nobody's, or still to be won.
const rowPatterns = 64

// rowPattern is how a line of fields is owned, from the view of a side.
func rowPattern(line tictactoe.Places, own, other, closed uint16) (pattern int) {
	power := 1
	for field := range 9 {
		if !line.Has(field) {
			continue
		}
		switch {
		case own>>field&1 != 0:
			pattern += power
		case other>>field&1 != 0:
			pattern += 2 * power
		case closed>>field&1 != 0:
			pattern += 3 * power
		}
		power *= 4
	}
	return pattern
}

// The standing of a field is a rough picture of its marks: which side has the better odds, in five steps; how likely it
// is that neither will own it, in three; and the threats of both.
const (
	leans     = 5
	voids     = 3
	standings = leans * voids * 4
)

// standing gives for each index the standing. With the sides changed over it is that of the swapped index.
var standing = sync.OnceValue(func() *[States]uint8 {
	table := new([States]uint8)
	for i := range table {
		if turned := int(swapped()[i]); turned < i {
			table[i] = swappedStanding(table[turned])
			continue
		}
		own, other := odds()[i][0], odds()[i][1]
		lean := leans / 2
		if own+other > 0 {
			lean = min(leans-1, int(leans*own/(own+other)))
		}
		void := min(voids-1, int(voids*(1-own-other)))
		table[i] = uint8((lean*voids+void)*4) + threats()[i]&3
	}
	return table
})

func swappedStanding(s uint8) uint8 {
	threats, void, lean := s&3, s/4%voids, s/4/voids
	return ((leans-1-lean)*voids+void)*4 + threats>>1 + threats&1<<1
}
