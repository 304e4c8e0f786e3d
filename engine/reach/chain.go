package reach

import (
	"context"
	"math/bits"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// leg is a stretch of play that starts with a free choice, or with the first move.
type leg struct {
	start, goal node
	shut        tictactoe.Places // the boxes where earlier legs ended
	way         moves            // moves from start to goal that no other leg may use
}

// chain is the legs of a game, of which the last one is found first.
type chain struct {
	ctx     context.Context
	budget  int // steps that may still be taken
	stopped bool
	out, in moves // the moves that no leg has in its way
	pivots  nodes // pivots in which no leg starts yet, each as the node where one will
	legs    [grid.Boxes]leg
	count   int
}

// step counts a step of the search, and reports whether it may be taken.
func (c *chain) step() bool {
	c.stopped = c.stopped || c.budget <= 0 || c.ctx.Err() != nil
	if !c.stopped {
		c.budget--
	}
	return !c.stopped
}

// order puts a leg before those there are, and then, in every order possible, legs that start in the pivots left. Each
// leg must have some way to its goal, be it in conflict with others; when all have, lay has the last word.
func (c *chain) order(start, goal node) bool {
	l := leg{start: start, goal: goal, shut: c.pivots.boxes()}
	if !c.step() || !c.leads(&l) {
		return false
	}
	c.put(l)
	if c.pivots == (nodes{}) && c.lay(0) {
		return true
	}
	// The leg before ended with the same side to move as now starts, and a pivot's leg starts with the other.
	for b := range each(c.pivots[1-start.side]) {
		pivot := node{1 - start.side, b}
		c.pivots = c.pivots.without((nodes{}).with(pivot))
		if c.order(pivot, pivot.other()) {
			return true
		}
		c.pivots = c.pivots.with(pivot)
	}
	c.count--
	return false
}

// put puts a leg before those there are.
func (c *chain) put(l leg) {
	c.legs[c.count] = l
	c.count++
}

// leads reports whether some way leads from the start of a leg to its goal.
func (c *chain) leads(l *leg) bool {
	seen := both(l.shut)
	for fresh := (nodes{}).with(l.goal); fresh != (nodes{}); {
		seen = seen.or(fresh)
		fresh = c.in.next(fresh).without(seen)
	}
	return seen.has(l.start)
}

// lay finds ways for all legs from number i on, none of which use the same move. The first leg of the game, which is
// the last in number, has one whatever the others are.
func (c *chain) lay(i int) bool {
	if i == c.count-1 {
		return true
	}
	return c.extend(i, c.legs[i].start, both(c.legs[i].shut))
}

// extend finds a way on for leg i from a node, past none that was seen, and then the ways of the legs that follow in
// number. It tries the shortest ways first.
func (c *chain) extend(i int, at node, seen nodes) bool {
	l := &c.legs[i]
	if at == l.goal {
		return c.lay(i + 1)
	}
	if !c.step() || !c.open(i+1) {
		return false
	}
	seen = seen.with(at)
	known := seen
	for fresh := (nodes{}).with(l.goal); fresh != (nodes{}); {
		for to := range each(fresh[1-at.side] & c.out.from(at)) {
			c.move(l, at, to)
			if c.extend(i, at.after(to), seen) {
				return true
			}
			c.move(l, at, to)
		}
		known = known.or(fresh)
		fresh = c.in.next(fresh).without(known)
	}
	return false
}

// open reports whether each leg from number i on still has some way, be it in conflict with others.
func (c *chain) open(i int) bool {
	for ; i < c.count-1; i++ {
		if !c.leads(&c.legs[i]) {
			return false
		}
	}
	return true
}

// move puts a move into the way of a leg, or takes it out again.
func (c *chain) move(l *leg, at node, to int) {
	c.out.flip(at, to)
	c.in.flip(at.after(to), at.box)
	l.way.flip(at, to)
}

// game is the moves of all legs in the order of play, when the ways have been found. Each leg takes in all circuits
// that it touches and that no way needs.
func (c *chain) game() []grid.Cell {
	game := make([]grid.Cell, 0, grid.Cells)
	for i := c.count - 1; i >= 0; i-- {
		l, first := &c.legs[i], len(game)
		for n := range allNodes {
			c.out[n.side][n.box] |= l.way.from(n)
		}
		game = c.trail(l.start, game)
		slices.Reverse(game[first:])
	}
	return game
}

// trail appends the moves of a trail from a node through all that is joined with it, the last move first. They are
// taken out of those left. (C. Hierholzer, 1873: go on until stuck, then put detours in on the way back.)
func (c *chain) trail(at node, game []grid.Cell) []grid.Cell {
	for heads := c.out.from(at); heads != 0; heads = c.out.from(at) {
		to := bits.TrailingZeros16(uint16(heads))
		c.out.flip(at, to)
		game = append(c.trail(at.after(to), game), grid.Box(at.box).Cell(to))
	}
	return game
}
