package reach

import (
	"ninefold/engine/grid"
)

// segment is a stretch of play that starts with a free choice, or with the first move.
type segment struct {
	start, goal node
	closed      grid.Places // the boxes where earlier segments ended
	path        moves       // moves from start to goal that no other segment may use
}

// chain has the segments of a game. It finds the last segment first.
type chain struct {
	*work
	edges          // the moves that are in no segment's path
	pivots   nodes // the pivots in which no segment starts yet, each as the node where one will start
	segments [grid.Boxes]segment
	count    int
}

// order puts a segment before those found so far, and then, in every possible order, segments that start in the
// remaining pivots. Each must have some path to its goal, even in conflict with others. Then connect decides.
func (c *chain) order(start, goal node) bool {
	s := segment{start: start, goal: goal, closed: c.pivots.boxes()}
	if !c.step() || !c.leads(&s) {
		return false
	}
	c.add(s)
	if c.pivots == (nodes{}) && c.connect(0) {
		return true
	}
	// The segment before ended with the side to move that starts now, and a pivot's segment starts with the other side.
	for b := range c.pivots[1-start.side].All() {
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

func (c *chain) add(s segment) {
	c.segments[c.count] = s
	c.count++
}

// leads reports whether some path leads from the start of a segment to its goal.
func (c *chain) leads(s *segment) bool {
	return c.in.reached((nodes{}).with(s.goal), both(s.closed)).has(s.start)
}

// connect finds paths that share no move for all segments from number i on. The first segment of the game, which has
// the last number, always has one.
func (c *chain) connect(i int) bool {
	if i == c.count-1 {
		return true
	}
	return c.extend(i, c.segments[i].start, both(c.segments[i].closed))
}

// extend continues the path of segment i from a node through nodes outside seen, and then finds the paths of the
// segments with higher numbers. It tries the shortest paths first.
func (c *chain) extend(i int, at node, seen nodes) bool {
	s := &c.segments[i]
	if at == s.goal {
		return c.connect(i + 1)
	}
	if !c.step() || !c.allLead(i+1) {
		return false
	}
	seen = seen.with(at)
	known := seen
	for fresh := (nodes{}).with(s.goal); fresh != (nodes{}); {
		for to := range (fresh[1-at.side] & c.out.from(at)).All() {
			c.toggle(s, at, to)
			if c.extend(i, at.after(to), seen) {
				return true
			}
			c.toggle(s, at, to)
		}
		known = known.or(fresh)
		fresh = c.in.next(fresh).without(known)
	}
	return false
}

// allLead reports whether each segment from number i on still has some path, even in conflict with others.
func (c *chain) allLead(i int) bool {
	for ; i < c.count-1; i++ {
		if !c.leads(&c.segments[i]) {
			return false
		}
	}
	return true
}

// toggle puts a move into the path of a segment, or takes it out if it is there.
func (c *chain) toggle(s *segment, at node, to int) {
	c.flip(move{at, to})
	s.path.flip(at, to)
}

// game returns the moves of all segments in the order of play, once the paths are found. Each segment also makes all
// circuits that it touches and no path needs.
func (c *chain) game() []grid.Cell {
	game := make([]grid.Cell, 0, grid.Cells)
	for i := c.count - 1; i >= 0; i-- {
		s := &c.segments[i]
		c.out.add(&s.path)
		game = c.out.appendTrail(s.start, game)
	}
	return game
}
