package net

// A vector of Hidden numbers is kept as four in a word, each with a weight of 1<<16 over the one before, so that one
// addition adds four. That is exact as long as each number fits into 16 bits with its sign.
type vector [Hidden / 4]uint64

// Accumulator is the part of the hidden layer that changes little from move to move: all but target, mobility,
// destinations and bias. It has the view of X and that of O.
type Accumulator [2]vector

func (a *Accumulator) add(other *Accumulator) { a.replace(a, new(Accumulator), other) }

// Refresh computes the accumulator of boxes from the view of X.
func (n *Net) Refresh(a *Accumulator, boxes *Boxes) {
	*a = Accumulator{}
	for box := range 9 {
		state, more := n.boxVectors(boxes, box)
		a.add(state)
		a.add(more)
	}
	for l := range n.boxLine {
		a.add(n.lineVectors(boxes, l))
	}
}

// boxVectors returns the two summands of a box: for its state or how it is closed, and for its owner or whether it wins
// the game.
func (n *Net) boxVectors(boxes *Boxes, box int) (state, more *Accumulator) {
	owner := boxes.owner(box)
	more = &n.winning[box][n.bucket(boxes, box)]
	switch {
	case boxes.Closed>>box&1 != 0:
		return &n.closed[box][owner], more
	case owner < nobody:
		more = &n.owner[box][owner]
	}
	return &n.state[box][boxes.State[box]], more
}

func (n *Net) lineVectors(boxes *Boxes, line int) *Accumulator {
	return &n.boxLine[line][boxLinePattern(line, boxes.Owned, boxes.Closed)]
}

func (n *Net) bucket(boxes *Boxes, box int) uint8 {
	return n.Bucket(WinsGame(boxes.Owned, boxes.Closed, box), boxes.State[box])
}

// UpdateOwners makes an accumulator of another for a mark in box that wins or closes it. All other boxes must be the
// same before and after, from the view of X. The accumulators may be the same.
func (n *Net) UpdateOwners(to, from *Accumulator, box int, before, after *Boxes) {
	state, more := n.boxVectors(before, box)
	newState, newMore := n.boxVectors(after, box)
	to.replace(from, state, newState)
	to.replace(to, more, newMore)
	for _, l := range linesThrough[box] {
		to.replace(to, n.lineVectors(before, int(l)), n.lineVectors(after, int(l)))
	}
	old, now := winningBoxes(before.Owned, before.Closed), winningBoxes(after.Owned, after.Closed)
	changed := (old[0] ^ now[0]) | (old[1] ^ now[1])
	for changed &^= 1 << box; changed != 0; changed &= changed - 1 {
		other := changed.First()
		to.replace(to, &n.winning[other][n.bucket(before, other)], &n.winning[other][n.bucket(after, other)])
	}
}

// UpdateMarks makes an accumulator of another for a mark in box that neither wins nor closes it. The mark changes the
// state and perhaps the bucket of the box, from the view of X. The accumulators may be the same.
func (n *Net) UpdateMarks(to, from *Accumulator, box int, oldState, newState uint16, oldBucket, newBucket uint8) {
	to.replace(from, &n.state[box][oldState], &n.state[box][newState])
	if oldBucket != newBucket && oldBucket >= coarseStates { // the box wins the game for somebody
		to.replace(to, &n.winning[box][oldBucket], &n.winning[box][newBucket])
	}
}
