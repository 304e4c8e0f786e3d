package net

import (
	"sync"

	"ninefold/engine/tictactoe"
)

// odds are how often the side, and the other, makes the first line in a field with each index, if again and again one
// of the two, drawn at random, marks an empty place drawn at random; but a place that makes a line is taken 8 times as
// often, and one that stops the other's line 4 times as often.
var odds = sync.OnceValue(func() *[States][2]float32 {
	table := new([States][2]float32)
	// A further mark makes the index larger, so counting down meets what may follow before what it follows from.
	for i := States - 1; i >= 0; i-- {
		table[i] = firstLine(i, table)
	}
	return table
})

// Odds are how likely the side, and the other, seems to make the first line in a field with an index.
func Odds(index uint16) [2]float32 { return odds()[index] }

// firstLine is the odds at index i, when those at all larger indices are known.
func firstLine(i int, later *[States][2]float32) (chance [2]float32) {
	own, other := Places(i)
	switch x, o := own.HasLine(), other.HasLine(); {
	case x && o:
		return chance
	case x:
		return [2]float32{1, 0}
	case o:
		return [2]float32{0, 1}
	}
	marks := [2]tictactoe.Places{own, other}
	for mover := range 2 {
		var total float32
		var sum [2]float32
		for empty := 511 &^ (own | other); empty != 0; empty &= empty - 1 {
			place := empty & -empty
			weight := float32(1)
			if (marks[mover] | place).HasLine() {
				weight = 8
			} else if (marks[1-mover] | place).HasLine() {
				weight = 4
			}
			after := &later[i+(mover+1)*int(ternary[place])]
			total += weight
			sum[0] += weight * after[0]
			sum[1] += weight * after[1]
		}
		if total > 0 {
			chance[0] += sum[0] / total / 2
			chance[1] += sum[1] / total / 2
		}
	}
	return chance
}
