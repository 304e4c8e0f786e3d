package reach

import (
	"ninefold/engine/grid"
)

// closings derives from counts in which orders the boxes can have been closed. If the set s of boxes was closed before
// box b, then for each side:
//
//   - A side sent to b by a move in s or b answered there, unless that move closed b. So these moves are at most as
//     many as its marks in b.
//   - Until then, each mark in s and b answered a move that sent its side there, or was a free choice after a move that
//     points to s, or was the first move. So these marks are at most as many as the moves that sent the side there, or
//     for X one more. The moves that closed b, and later other boxes, do not count.
//
// possible decides set by set which sets can have been closed before the other boxes.
type closings struct {
	*retraction
	closed grid.Places
	last   [2][grid.Boxes]grid.Places // the marks of X, and of O, in a closed box that can have closed it
	spare  [1 << grid.Boxes][2]int8   // for a set of boxes, a side's marks less the moves that sent it there
}

// closable reports whether the closed boxes can have been closed in some order. If not, the reason tells how many can.
func (r *retraction) closable() (Reason, bool) {
	c := closings{retraction: r, closed: r.closed()}
	c.count()
	return c.possible()
}

// count sets the fields that do not depend on the order.
func (c *closings) count() {
	for b := range c.closed.All() {
		for side := range 2 {
			c.last[side][b] = c.lastOf(node{side, b})
		}
	}
	for s := range c.sets {
		first := s.First()
		for side := range 2 {
			c.spare[s][side] = c.spare[s&(s-1)][side] + int8(c.retraction.spare(node{side, first}))
		}
	}
}

// sets yields the sets of closed boxes except the empty one, each after all its subsets.
func (c *closings) sets(yield func(grid.Places) bool) {
	for s := -c.closed & c.closed; s != 0; s = (s - c.closed) & c.closed {
		if !yield(s) {
			return
		}
	}
}

// possible does the work of closable.
func (c *closings) possible() (Reason, bool) {
	var possible [1 << grid.Boxes]bool
	possible[0] = true
	var most grid.Places
	for s := range c.sets {
		for b := range s.All() {
			if before := s &^ (1 << b); possible[before] {
				if _, ok := c.next(before, b); ok {
					possible[s] = true
					break
				}
			}
		}
		if possible[s] && s.Len() > most.Len() {
			most = s
		}
	}
	if possible[c.closed] {
		return Reason{}, true
	}
	reason, _ := c.next(most, (c.closed &^ most).First())
	return reason, false
}

// next reports whether box b can have been closed next after the boxes before.
func (c *closings) next(before grid.Places, b int) (Reason, bool) {
	s := before | 1<<b
	for side := range 2 {
		n := node{side, b}
		reason := Reason{Boxes: before, Box: grid.Box(b), Mark: n.mark()}
		if sent, marks := c.sentEarly(n, s), c.out.from(n).Len(); sent > marks {
			reason.Kind, reason.Sent, reason.Marks = ClosedEarly, sent, marks
			return reason, false
		}
		if spare := int(c.spare[s][side]) + c.sentLate(side, before, s); spare > 1-side {
			reason.Kind, reason.Marks = ClosedLate, c.marks(side, s)
			reason.Sent = reason.Marks - spare
			return reason, false
		}
	}
	return Reason{}, true
}

// sentEarly returns a lower bound of the moves in a set of boxes that led to a node before the node's box, the last of
// the set, was closed.
func (c *closings) sentEarly(n node, s grid.Places) int {
	sent := (c.in.from(n) & s).Len()
	if c.last[1-n.side][n.box].Has(n.box) {
		sent-- // one of them may have closed the box
	}
	return sent
}

// sentLate returns a lower bound of the moves that sent a side to the boxes s when they closed the last of s or, later,
// other boxes.
func (c *closings) sentLate(side int, before, s grid.Places) int {
	count := 0
	for b := range (c.closed &^ before).All() {
		if c.last[side][b] == 0 && c.last[1-side][b]&^s == 0 {
			count++
		}
	}
	return count
}

// marks returns the number of marks of a side in a set of boxes.
func (c *closings) marks(side int, s grid.Places) int {
	count := 0
	for b := range s.All() {
		count += c.out.from(node{side, b}).Len()
	}
	return count
}
