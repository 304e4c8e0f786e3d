package net

import (
	"ninefold/engine/grid"
)

// A vector has Hidden numbers, four in a word, each with 1<<16 times the weight of the one before, so that one addition
// adds four. The sums are exact as long as each number fits into 16 bits with its sign.
type vector [Hidden / 4]uint64

// Accumulator is the part of the hidden layer that changes little from move to move: everything except target,
// mobility, destinations and bias. It has the view of X and that of O.
type Accumulator [2]vector

// A summand is the vectors that a feature adds to the views of X and O.
type summand struct{ x, o *vector }

func (a *Accumulator) summand() summand { return summand{&a[0], &a[1]} }

// Refresh computes the accumulator of boxes, which are from the view of X.
func (n *Net) Refresh(a *Accumulator, boxes *Boxes) {
	*a = Accumulator{}
	nothing := new(Accumulator).summand()
	for box := range 9 {
		state, more := n.boxVectors(boxes, box)
		a.replace(a, nothing, state)
		a.replace(a, nothing, more)
	}
	for l := range n.boxLine {
		a.replace(a, nothing, n.lineVectors(boxes, l))
	}
	a.replace(a, nothing, n.counts[Counts(boxes.Owned, boxes.Barred)].summand())
}

// boxVectors returns the two summands of a box: for its state or how it is closed, and for its owner or whether it wins
// the game.
func (n *Net) boxVectors(boxes *Boxes, box int) (state, more summand) {
	owner, marks := boxes.owner(box), boxes.State[box]
	more = n.winning[box][n.bucket(boxes, box)].summand()
	switch {
	case boxes.Closed>>box&1 != 0:
		return n.closed[box][owner].summand(), more
	case owner < nobody:
		more = n.owner[box][owner].summand()
	}
	return n.stateVectors(box, marks, swappedState()[marks]), more
}

func (n *Net) stateVectors(box int, state, swapped uint16) summand {
	return summand{&n.state[box][state], &n.state[box][swapped]}
}

func (n *Net) lineVectors(boxes *Boxes, line int) summand {
	return n.boxLine[line][boxLinePattern(line, boxes.Owned, boxes.Closed)].summand()
}

func (n *Net) bucket(boxes *Boxes, box int) uint8 {
	return n.Bucket(WinsGame(boxes.Owned, boxes.Closed, box), boxes.State[box])
}

// UpdateOwners sets an accumulator to from, updated for a mark in box that wins or closes it. before and after are from
// the view of X and differ in that box only. The accumulators may be the same.
func (n *Net) UpdateOwners(to, from *Accumulator, box int, before, after *Boxes) {
	state, more := n.boxVectors(before, box)
	newState, newMore := n.boxVectors(after, box)
	to.replace(from, state, newState)
	to.replace(to, more, newMore)
	for _, l := range linesThrough[box] {
		to.replace(to, n.lineVectors(before, int(l)), n.lineVectors(after, int(l)))
	}
	n.updateCounts(to, Counts(before.Owned, before.Barred), Counts(after.Owned, after.Barred))
	old, now := winningBoxes(before.Owned, before.Closed), winningBoxes(after.Owned, after.Closed)
	changed := (old[0] ^ now[0]) | (old[1] ^ now[1])
	for changed &^= 1 << box; changed != 0; changed &= changed - 1 {
		other := changed.First()
		old, now := &n.winning[other][n.bucket(before, other)], &n.winning[other][n.bucket(after, other)]
		to.replace(to, old.summand(), now.summand())
	}
}

func (n *Net) updateCounts(a *Accumulator, before, after uint16) {
	if before != after {
		a.replace(a, n.counts[before].summand(), n.counts[after].summand())
	}
}

// Marks are the marks in a box that is neither won nor closed, from the view of X.
type Marks struct {
	State  uint16      // see BoxState
	Places grid.Places // the places with a mark
	Bucket uint8       // see Net.Bucket
	Counts uint16      // of the position: see Counts
}

// swapped returns the state with the sides swapped: at each marked place the two digits add up to 3.
func (m Marks) swapped() uint16 { return 3*ternary[m.Places&511] - m.State }

// UpdateMarks sets an accumulator to from, updated for a mark in box that neither wins nor closes it. The accumulators
// may be the same.
func (n *Net) UpdateMarks(to, from *Accumulator, box int, before, after Marks) {
	to.replace(from, n.stateVectors(box, before.State, before.swapped()),
		n.stateVectors(box, after.State, after.swapped()))
	n.updateCounts(to, before.Counts, after.Counts)
	if before.Bucket != after.Bucket && before.Bucket >= coarseStates { // the box wins the game for a side
		to.replace(to, n.winning[box][before.Bucket].summand(), n.winning[box][after.Bucket].summand())
	}
}
