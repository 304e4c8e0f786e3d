package reach

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// closings says what counts tell about the order in which boxes were closed. If the set s of boxes was closed before
// box b, then:
//
//   - Whoever was sent to b by a move in s or b, other than the one that closed b, answered there. So for neither side
//     are these moves more than its marks in b.
//   - Up to then, each mark in s and b answered a move that sent its side there; or it was a free choice, which follows
//     a move that points to s; or it was the first move. So for neither side are these marks more than the moves that
//     sent it there, and for X one more. The moves that closed b, and later other boxes, do not count.
//
// Which sets can have been closed before others is found set by set.
type closings struct {
	*retraction
	closed tictactoe.Places
	last   [2][grid.Boxes]tictactoe.Places // of the marks of X, O in a closed box, those that can have closed it
	spare  [1 << grid.Boxes][2]int8        // for a set of boxes, its marks less the moves that sent their side there
}

// closable reports whether the closed boxes can have been closed in some order. Otherwise it says how far they can.
func (r *retraction) closable() (Reason, bool) {
	c := closings{retraction: r, closed: r.closed()}
	c.count()
	return c.possible()
}

// count fills in what the order does not change.
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

// sets yields the sets of closed boxes other than the empty one, each after all that it contains.
func (c *closings) sets(yield func(tictactoe.Places) bool) {
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
	var most tictactoe.Places
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

// next reports whether a box can have been closed next when some had been.
func (c *closings) next(before tictactoe.Places, b int) (Reason, bool) {
	s := before | 1<<b
	for side := range 2 {
		n := node{side, b}
		reason := Reason{Boxes: before, Box: grid.Box(b), Mark: n.mark()}
		if sent, marks := c.sentEarly(n, s), c.out.from(n).Len(); sent > marks {
			reason.Why, reason.Sent, reason.Marks = ClosedEarly, sent, marks
			return reason, false
		}
		if spare := int(c.spare[s][side]) + c.sentLate(side, before, s); spare > 1-side {
			reason.Why, reason.Marks = ClosedLate, c.marks(side, s)
			reason.Sent = reason.Marks - spare
			return reason, false
		}
	}
	return Reason{}, true
}

// sentEarly returns a lower bound of the moves in a set of boxes that led to a node before the last of the boxes, the
// node's own, was closed.
func (c *closings) sentEarly(n node, s tictactoe.Places) int {
	sent := (c.in.from(n) & s).Len()
	if c.last[1-n.side][n.box].Has(n.box) {
		sent-- // it may have closed the box
	}
	return sent
}

// sentLate returns a lower bound of the moves that sent a side to a set s of boxes but closed the last of them or,
// later, other boxes.
func (c *closings) sentLate(side int, before, s tictactoe.Places) int {
	count := 0
	for b := range (c.closed &^ before).All() {
		if c.last[side][b] == 0 && c.last[1-side][b]&^s == 0 {
			count++
		}
	}
	return count
}

// marks returns how many marks a side has in a set of boxes.
func (c *closings) marks(side int, s tictactoe.Places) int {
	count := 0
	for b := range s.All() {
		count += c.out.from(node{side, b}).Len()
	}
	return count
}
