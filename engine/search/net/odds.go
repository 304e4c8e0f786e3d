package net

import (
	"sync"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// odds maps each box state to the probabilities that the side and that the other makes the first line in the box, in
// random play: each mark is of a random side at a random empty place. A place that makes a line is 8 times as likely as
// others, and one that blocks a line of the other side 4 times.
var odds = sync.OnceValue(func() *[BoxStates][2]float32 {
	table := new([BoxStates][2]float32)
	// A further mark makes the number of a state larger, so counting down gets to the states after a mark first.
	for state := BoxStates - 1; state >= 0; state-- {
		table[state] = firstLine(state, table)
	}
	return table
})

// firstLine returns the odds of a state, given those of all states with larger numbers.
func firstLine(state int, later *[BoxStates][2]float32) (chance [2]float32) {
	own, other := BoxMarks(state)
	switch x, o := tictactoe.HasLine(own), tictactoe.HasLine(other); {
	case x && o:
		return chance
	case x:
		return [2]float32{1, 0}
	case o:
		return [2]float32{0, 1}
	}
	marks := [2]grid.Places{own, other}
	for mover := range 2 {
		var total float32
		var sum [2]float32
		for empty := 511 &^ (own | other); empty != 0; empty &= empty - 1 {
			place := empty & -empty
			weight := float32(1)
			if tictactoe.HasLine(marks[mover] | place) {
				weight = 8
			} else if tictactoe.HasLine(marks[1-mover] | place) {
				weight = 4
			}
			after := &later[state+(mover+1)*int(ternary[place])]
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
