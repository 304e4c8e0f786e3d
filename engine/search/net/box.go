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
