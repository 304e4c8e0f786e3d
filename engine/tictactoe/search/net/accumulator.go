package net

import (
	"math/bits"

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
	return n.Bucket(WinsGame(boxes.Wins, box), boxes.State[box])
}

// UpdateOwners sets an accumulator to from, updated for a mark in box that wins or closes it, or changes which boxes
// win the game. Both before and after are from the view of X. The accumulators may be the same.
func (n *Net) UpdateOwners(to, from *Accumulator, box int, before, after *Boxes) {
	state, more := n.boxVectors(before, box)
	newState, newMore := n.boxVectors(after, box)
	to.replace(from, state, newState)
	to.replace(to, more, newMore)
	for _, l := range linesThrough[box] {
		to.replace(to, n.lineVectors(before, int(l)), n.lineVectors(after, int(l)))
	}
	n.updateCounts(to, Counts(before.Owned, before.Barred), Counts(after.Owned, after.Barred))
	changed := (before.Wins[0] ^ after.Wins[0]) | (before.Wins[1] ^ after.Wins[1])
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

// UpdateMarks sets an accumulator to from, updated for a mark in box that neither wins nor closes it, and leaves the
// boxes that win the game as they were. The accumulators may be the same.
func (n *Net) UpdateMarks(to, from *Accumulator, box int, before, after Marks) {
	to.replace(from, n.stateVectors(box, before.State, before.swapped()),
		n.stateVectors(box, after.State, after.swapped()))
	n.updateCounts(to, before.Counts, after.Counts)
	if before.Bucket != after.Bucket && before.Bucket >= coarseStates { // the box wins the game for a side
		to.replace(to, n.winning[box][before.Bucket].summand(), n.winning[box][after.Bucket].summand())
	}
}

// This file has the work of the net at every position in plain Go. On arm64, and on amd64 with AVX2, assembler does the
// same work, with the same results to the bit.

// replacePlain sets the accumulator to from, less an old summand and plus a new one.
func (a *Accumulator) replacePlain(from *Accumulator, old, now summand) {
	a[0].replace(&from[0], old.x, now.x)
	a[1].replace(&from[1], old.o, now.o)
}

func (v *vector) replace(from, old, now *vector) {
	v[0], v[1] = from[0]+now[0]-old[0], from[1]+now[1]-old[1]
	v[2], v[3] = from[2]+now[2]-old[2], from[3]+now[3]-old[3]
	v[4], v[5] = from[4]+now[4]-old[4], from[5]+now[5]-old[5]
	v[6], v[7] = from[6]+now[6]-old[6], from[7]+now[7]-old[7]
}

// additions are added to the accumulator to estimate a position. They have the mover's view, then the other side's.
type additions struct {
	target, mobility *Accumulator
	destinations     *[noBucket + 1]Accumulator // for each bucket
	buckets          *[9]uint8                  // of the boxes
	places           uint16                     // where the mover can play and send the other side to a box
}

// outputPlain adds the additions to an accumulator's views of the mover and of the other side, which gives the hidden
// layer, and returns the output in units of unit*unitSecond: the sum of the first half of the neurons less that of the
// second half, with 0 for negative ones, for the mover, less the same for the other side, plus the second layer's
// output. In play eleven neurons of twelve are 0, so it looks at the others only.
func outputPlain(mine, theirs *vector, more *additions, deep *secondLayer) int {
	var neurons Accumulator
	active := more.addTo(&neurons[0], mine, 0) | more.addTo(&neurons[1], theirs, 1)<<len(mine)
	return deep.plain(&neurons, active)
}

// addTo sets neurons to the hidden layer of a view: an accumulator's plus the additions. A target has 1<<15 more in
// each number. So the top bit of a number says that it is not negative, and the other bits are then its value. addTo
// returns these top bits: those of word i are the bits i, 16+i, 32+i and 48+i.
func (more *additions) addTo(neurons, from *vector, view int) (active uint64) {
	target, summand := &more.target[view&1], &more.mobility[view&1]
	a, b, c, d := from[0]+target[0], from[1]+target[1], from[2]+target[2], from[3]+target[3]
	e, f, g, h := from[4]+target[4], from[5]+target[5], from[6]+target[6], from[7]+target[7]
	for places := more.places; ; places &= places - 1 {
		a, b, c, d = a+summand[0], b+summand[1], c+summand[2], d+summand[3]
		e, f, g, h = e+summand[4], f+summand[5], g+summand[6], h+summand[7]
		if places == 0 {
			break
		}
		summand = &more.destinations[more.buckets[bits.TrailingZeros16(places)]][view&1]
	}
	neurons[0], neurons[1], neurons[2], neurons[3] = a, b, c, d
	neurons[4], neurons[5], neurons[6], neurons[7] = e, f, g, h
	return a&tops>>15 | b&tops>>14 | c&tops>>13 | d&tops>>12 | e&tops>>11 | f&tops>>10 | g&tops>>9 | h&tops>>8
}

// tops has the top bit of each of the four numbers in a word.
const tops = 0x8000_8000_8000_8000
