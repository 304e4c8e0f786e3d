package net

import (
	"sync"

	"ninefold/engine/tictactoe"
)

// stakes are the fields still to be won that win the game for the first of two sides, and for the second.
func stakes(owned [2]tictactoe.Places, closed tictactoe.Places) [2]tictactoe.Places {
	decided := owned[0] | owned[1] | closed
	return [2]tictactoe.Places{owned[0].Completing() &^ decided, owned[1].Completing() &^ decided}
}

// Stake tells whether a field that is still to be won wins the game: for the first of two sides (1), for the second
// (2), or for either (3).
func Stake(owned [2]tictactoe.Places, closed tictactoe.Places, field int) uint8 {
	if (owned[0]|owned[1]|closed)>>field&1 != 0 {
		return 0
	}
	return uint8(owned[0].Completing()>>field&1 | owned[1].Completing()>>field&1<<1)
}

// linesThrough gives for each field the lines of fields that it is in.
var linesThrough = func() (table [9][]uint8) {
	for field := range table {
		for l, line := range tictactoe.Lines {
			if line.Has(field) {
				table[field] = append(table[field], uint8(l))
			}
		}
	}
	return table
}()

// rowPatterns is how many ways there are to own a line of three fields: each is the mover's, the other's, closed and
// nobody's, or still to be won.
const rowPatterns = 64

// rowDigits gives for each line of fields and each set of them the number that has, to the base of 4, the digit 1 for
// each field of the line that is in the set.
var rowDigits = func() (table [8][512]uint8) {
	for l, line := range tictactoe.Lines {
		for set := range table[l] {
			power := uint8(1)
			for field := range 9 {
				if line.Has(field) {
					table[l][set] += power * uint8(set>>field&1)
					power *= 4
				}
			}
		}
	}
	return table
}()

// rowPattern is how a line of fields is owned, from the view of a side.
func rowPattern(line int, own, other, closed tictactoe.Places) int {
	digits := &rowDigits[line&7]
	return int(digits[own&511] + 2*digits[other&^own&511] + 3*digits[closed&^(own|other)&511])
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

// The prospect of a field is its stake times standings, and its standing. There is one more for none at all.
const (
	prospects  = 4 * standings
	noProspect = prospects
)

// prospectOf is the prospect by the stake and the index of a field, both from the view of one side.
func prospectOf(stake uint8, index uint16) uint8 { return stake*standings + standing()[index] }

// Prospect is prospectOf, with its table at hand, from the view of X.
func (n *Net) Prospect(stake uint8, index uint16) uint8 { return stake*standings + n.stands[index] }

// swappedProspect is the prospect with the sides changed over.
func swappedProspect(p uint8) uint8 {
	stake := p / standings
	return (stake&1<<1|stake>>1)*standings + swappedStanding(p%standings)
}
