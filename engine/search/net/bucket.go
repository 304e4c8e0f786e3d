package net

import (
	"sync"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// winningBoxes returns the boxes still to be won whose owner completes a line of boxes and so wins the game: those for
// the first of two sides, and those for the second.
func winningBoxes(owned [2]grid.Places, closed grid.Places) [2]grid.Places {
	decided := owned[0] | owned[1] | closed
	return [2]grid.Places{tictactoe.Completing(owned[0]) &^ decided, tictactoe.Completing(owned[1]) &^ decided}
}

// WinsGame returns which of two sides would win the game by winning the box: bit 0 is set if the first would, bit 1 if
// the second would. For a box that is owned or closed it is 0.
func WinsGame(owned [2]grid.Places, closed grid.Places, box int) uint8 {
	if (owned[0]|owned[1]|closed)>>box&1 != 0 {
		return 0
	}
	return uint8(tictactoe.Completing(owned[0])>>box&1 | tictactoe.Completing(owned[1])>>box&1<<1)
}

// A coarse state tells three things about a box state: which side has the better odds, in five steps; how likely no
// line is made, in three; and the threats of both sides.
const (
	advantages   = 5
	drawChances  = 3
	coarseStates = advantages * drawChances * 4
)

// coarseState maps each state to its coarse state. States with swapped sides have coarse states with swapped sides.
var coarseState = sync.OnceValue(func() *[BoxStates]uint8 {
	table := new([BoxStates]uint8)
	for state := range table {
		if swapped := int(swappedState()[state]); swapped < state {
			table[state] = swappedCoarse(table[swapped])
			continue
		}
		own, other := odds()[state][0], odds()[state][1]
		advantage := advantages / 2
		if own+other > 0 {
			advantage = min(advantages-1, int(advantages*own/(own+other)))
		}
		draw := min(drawChances-1, int(drawChances*(1-own-other)))
		table[state] = uint8((advantage*drawChances+draw)*4) + threatClass()[state]&3
	}
	return table
})

// swappedCoarse returns the coarse state with the sides swapped.
func swappedCoarse(coarse uint8) uint8 {
	threats, draw, advantage := coarse&3, coarse/4%drawChances, coarse/4/drawChances
	return ((advantages-1-advantage)*drawChances+draw)*4 + threats>>1 + threats&1<<1
}

// A bucket is a class of boxes: those with the same coarse state and the same value of WinsGame. The bucket noBucket
// stands for no box.
const (
	buckets  = 4 * coarseStates
	noBucket = buckets
)

// bucketOf returns the bucket of a box by its values of WinsGame and BoxState, both from the view of one side.
func bucketOf(winsGame uint8, state uint16) uint8 {
	return winsGame*coarseStates + coarseState()[state]
}

// Bucket returns the bucket of a box by its values of WinsGame and BoxState, both from the view of X.
func (n *Net) Bucket(winsGame uint8, state uint16) uint8 {
	return winsGame*coarseStates + n.coarse[state]
}

// swappedBucket returns the bucket with the sides swapped.
func swappedBucket(bucket uint8) uint8 {
	winsGame := bucket / coarseStates
	return (winsGame&1<<1|winsGame>>1)*coarseStates + swappedCoarse(bucket%coarseStates)
}
