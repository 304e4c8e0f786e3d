package reach

import (
	"math/rand/v2"
	"slices"

	"ninefold/engine/grid"
)

// candidate is a move that may have been the last before play stood at a node.
type candidate struct {
	move
	ends bool // it does not continue the path: a free choice followed it, or it closed a box
	rank int  // higher ranks are tried sooner
}

type candidates struct {
	list  [grid.Cells]candidate
	count int
}

// surplus is the rank, in moves of a path, of a move to a closed box that more moves point to than were answered there.
const surplus = 3

func (l *candidates) add(r *retraction, at node, p *path) {
	closed := r.closed()
	for b := range r.in.from(at).All() {
		m := move{node{1 - at.side, b}, at.box}
		switch {
		case closed.Has(b) || r.isDue(b):
			l.addEnd(r, m, p.guide, 0)
		case !p.seen.has(m.node):
			l.put(r, candidate{m, false, -p.guide.distance(m.node)})
		}
	}
	if r.spare(at) < 0 {
		return
	}
	for to := range closed.All() {
		target, rank := node{at.side, to}, 0
		if r.spare(target) < 0 {
			rank = surplus
		}
		for b := range r.in.from(target).All() {
			l.addEnd(r, move{node{1 - at.side, b}, to}, p.guide, rank)
		}
	}
}

// addEnd adds a move before a path, if it can have been the last in its box.
func (l *candidates) addEnd(r *retraction, m move, g *guide, rank int) {
	if !r.closed().Has(m.box) || r.opens(m) {
		l.put(r, candidate{m, true, rank - g.distance(m.node)})
	}
}

func (l *candidates) put(r *retraction, c candidate) {
	c.rank += r.choice.noise()
	l.list[l.count] = c
	l.count++
}

func (l *candidates) sorted() []candidate {
	list := l.list[:l.count]
	slices.SortStableFunc(list, func(a, b candidate) int { return b.rank - a.rank })
	return list
}

// opens reports whether a move can have closed its box so that all who were sent there before can have answered.
func (r *retraction) opens(m move) bool {
	other := r.spare(m.other())
	if m.to == m.box {
		other++ // the move itself sent the other side there when it closed the box
	}
	return r.lastOf(m.node).Has(m.to) && r.spare(m.node) >= 0 && other >= 0
}

// choice draws among moves.
type choice struct {
	random *rand.PCG
	most   uint64 // one more than the most that a rank is raised by
}

// noise returns a random number to add to a rank, or 0 if c is nil.
func (c *choice) noise() int {
	if c == nil {
		return 0
	}
	return int(c.random.Uint64() % c.most)
}
