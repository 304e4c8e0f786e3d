package reach

import "ninefold/engine/grid"

// guide has the distance of each node from a place where taking moves back helps: a move that can have closed a box, or
// a node at which a free choice was made. It is the number of moves between, which answer each other in open boxes.
type guide struct{ steps [2][grid.Boxes]int8 }

// far is the distance of a node from which no such place can be reached.
const far = 30

func (g *guide) distance(n node) int { return int(g.steps[n.side][n.box]) }

// find sets the distances. It returns false if nothing leads to at, where play stands.
func (g *guide) find(r *retraction, at node) bool {
	for n := range allNodes {
		g.steps[n.side][n.box] = far
	}
	open := r.out
	var help, free nodes
	for n := range allNodes {
		switch {
		case r.closed().Has(n.box):
			open[n.side][n.box] = 0
			for to := range r.lastOf(n).All() {
				if r.opens(move{n, to}) {
					open[n.side][n.box] |= 1 << to
					help = help.with(n)
				}
			}
		case r.due[1-n.side].Has(n.box):
			help = help.with(n)
		default:
			spare := r.spare(n)
			if n == at {
				spare++
			}
			if spare > 0 {
				free = free.with(n)
			}
		}
	}
	wanted := help
	for to := range r.closed().All() {
		for side := range 2 {
			if r.spare(node{side, to}) < 0 {
				wanted[side] |= free[side]
			}
		}
	}
	if g.spread(&open, wanted).has(at) {
		return true
	}
	return open.reached(help.or(free), nodes{}).has(at)
}

// spread sets the distances from some nodes, and returns the nodes joined with them.
func (g *guide) spread(open *moves, from nodes) (seen nodes) {
	fresh := from
	for d := int8(0); fresh != (nodes{}); d++ {
		seen = seen.or(fresh)
		for side, boxes := range fresh {
			for b := range boxes.All() {
				g.steps[side][b] = d
			}
		}
		fresh = open.next(fresh).without(seen)
	}
	return seen
}

// reached returns some nodes and those to which moves lead from them on ways that avoid the nodes without.
func (m *moves) reached(from, without nodes) (seen nodes) {
	for fresh := from; fresh != (nodes{}); fresh = m.next(fresh).without(seen).without(without) {
		seen = seen.or(fresh)
	}
	return seen
}
