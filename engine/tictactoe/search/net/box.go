package net

import (
	"sync"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Boxes are the nine boxes of a position from the view of one side.
type Boxes struct {
	State  [9]uint16      // see BoxState
	Owned  [2]grid.Places // boxes that the side owns, and that the other side owns
	Closed grid.Places    // boxes in which nobody may play
	Barred [2]grid.Places // boxes that the side can never own, and that the other side never can
	Wins   [2]grid.Places // boxes that win the game for the side, and for the other: tictactoe.Chances
}

// NewBoxes returns the boxes of a position from the view of side: 0 for X, 1 for O.
func NewBoxes(p *tictactoe.Position, side int) Boxes {
	owned := p.OwnedBy()
	b := Boxes{Owned: [2]grid.Places{owned[side], owned[1-side]}, Closed: p.Closed()}
	for box := range grid.Box(grid.Boxes) {
		b.State[box] = uint16(BoxState(p.MarksOf(side, box), p.MarksOf(1-side, box)))
		for i := range b.Barred {
			if p.Barred(side^i, box) {
				b.Barred[i] |= 1 << box
			}
		}
	}
	var barred [2]grid.Places // of X, and of O
	barred[side], barred[1-side] = b.Barred[0], b.Barred[1]
	for i := range b.Wins {
		b.Wins[i] = p.Chances(side^i, &barred).Wins
	}
	return b
}

// BoxStates is the number of ways to mark a box.
const BoxStates = 19683

// ternary maps a set of places to the number whose ternary digits are 1 at these places.
var ternary = func() (table [512]uint16) {
	for set := range table {
		power := uint16(1)
		for place := range 9 {
			table[set] += power * uint16(set>>place&1)
			power *= 3
		}
	}
	return table
}()

// BoxState numbers the ways to mark a box, from 0 to BoxStates-1. The ternary digit of a place is 0 if it is empty, 1
// if the mark is the side's own and 2 if it is the other's. A further mark adds the BoxState of that mark alone.
func BoxState(own, other grid.Places) int { return int(ternary[own&511] + 2*ternary[other&511]) }

// BoxMarks is the inverse of BoxState.
func BoxMarks(state int) (own, other grid.Places) {
	for place := range 9 {
		switch state % 3 {
		case 1:
			own |= 1 << place
		case 2:
			other |= 1 << place
		}
		state /= 3
	}
	return own, other
}

// swappedState maps each state to the state with the sides swapped.
var swappedState = sync.OnceValue(func() *[BoxStates]uint16 {
	table := new([BoxStates]uint16)
	for state := range table {
		own, other := BoxMarks(state)
		table[state] = uint16(BoxState(other, own))
	}
	return table
})

// linePatterns is the number of ways to mark a line of three cells.
const linePatterns = 27

// patterns maps each state to the pattern of each of its lines.
var patterns = sync.OnceValue(func() *[BoxStates][8]uint8 {
	table := new([BoxStates][8]uint8)
	for state := range table {
		own, other := BoxMarks(state)
		for l, line := range tictactoe.Lines {
			power := uint8(1)
			for place := range 9 {
				if !line.Has(place) {
					continue
				}
				table[state][l] += power * uint8(own>>place&1+2*(other>>place&1))
				power *= 3
			}
		}
	}
	return table
})

// Threats returns which sides can make the first line in a box with their next mark: bit 0 is set if the side with own
// can, bit 1 if the other can. For a box with a line it is 0. No place may be in both sets.
func Threats(own, other grid.Places) (threats grid.Places) {
	switch {
	case tictactoe.HasLine(own) || tictactoe.HasLine(other):
		return 0
	case tictactoe.Completing(own)&^other != 0:
		threats = 1
	}
	if tictactoe.Completing(other)&^own != 0 {
		threats |= 2
	}
	return threats
}

// The threat classes of a box are the four values of Threats, and lined for a box with a line.
const (
	lined         = 4
	threatClasses = 5
)

// threatClass maps each state to its threat class.
var threatClass = sync.OnceValue(func() *[BoxStates]uint8 {
	table := new([BoxStates]uint8)
	for state := range table {
		own, other := BoxMarks(state)
		if tictactoe.HasLine(own) || tictactoe.HasLine(other) {
			table[state] = lined
			continue
		}
		table[state] = uint8(Threats(own, other))
	}
	return table
})

// shapes is the number of box states that differ by more than a rotation or reflection.
const shapes = 2862

// shapeOf maps each state to its shape, which all its rotations and reflections share.
var shapeOf = sync.OnceValue(func() *[BoxStates]uint16 {
	table := new([BoxStates]uint16)
	var next uint16
	for state := range table {
		least := state
		for s := range symmetries {
			least = min(least, int(movedState()[s][state]))
		}
		if table[state] = table[least]; least == state {
			table[state] = next
			next++
		}
	}
	return table
})

// WinsGame returns for which of two sides a box is among those that win the game: bit 0 is set if it is for the first,
// bit 1 if it is for the second.
func WinsGame(wins [2]grid.Places, box int) uint8 {
	return uint8(wins[0]>>box&1 | wins[1]>>box&1<<1)
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

// leads is the number of leads in boxes, -9 to 9.
const leads = 19

// Counts numbers the bounds of the first side's lead in boxes at the end of the game, from 0 to leads*leads-1. Each
// side owns at least the boxes that it owns now, and at most those that it is not barred from.
func Counts(owned, barred [2]grid.Places) uint16 {
	least := owned[0].Len() - (9 - barred[1].Len())
	most := 9 - barred[0].Len() - owned[1].Len()
	return uint16((least+9)*leads + most + 9)
}

// swappedCounts is Counts with the sides swapped: the bounds change places and signs.
func swappedCounts(counts int) int { return (leads-1-counts%leads)*leads + leads - 1 - counts/leads }

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
