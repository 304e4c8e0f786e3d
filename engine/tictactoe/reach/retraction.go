package reach

import (
	"context"
	"math/rand/v2"

	"ninefold/engine/grid"
)

// retraction looks for a game by taking moves back from its end, one after another (retrograde analysis). After each,
// the rest is again a position in which some game must end.
type retraction struct {
	*work
	*shape
	closes    bool            // a line closes its box
	edges                     // the moves that are left
	byLine    grid.Places     // boxes closed by a line
	byFilling grid.Places     // boxes closed because they are full
	due       [2]grid.Places  // boxes with lines of both in which X, and O, must make the first line
	choice    *choice         // draws among moves that seem equally good; the first if nil
	failed    map[partly]bool // the positions without a game, if not nil
	tried     int             // the number of calls of before
	always    grid.Places     // boxes that were closed at each call
	game      []grid.Cell     // the game found
}

// partly is a game after some moves were taken back: the moves left, and the last one taken back.
type partly struct {
	left moves
	last move
}

// newRetraction returns the retraction with the last move taken back.
func newRetraction(w *work, g *goal) *retraction {
	r := &retraction{work: w, shape: g.shape, closes: g.rules.Closes()}
	marks := g.before()
	r.flipAll(&marks)
	for b := range g.size {
		r.close(b)
	}
	return r
}

// close finds out whether a box is closed, and by what.
func (r *retraction) close(b int) {
	bit := grid.Places(1) << b
	x, o := r.out[0][b], r.out[1][b]
	r.byLine &^= bit
	r.byFilling &^= bit
	if r.closes && (r.hasLine[x] || r.hasLine[o]) {
		r.byLine |= bit
	}
	if x|o == r.full {
		r.byFilling |= bit
	}
}

// closed returns the boxes in which nobody may play.
func (r *retraction) closed() grid.Places { return r.byLine | r.byFilling }

// lastOf returns the moves from a node of a closed box that can have been the last in the box.
func (r *retraction) lastOf(n node) grid.Places {
	moves := r.out.from(n)
	if r.byLine.Has(n.box) {
		return r.closing[moves]
	}
	return moves
}

// maxFailed budget the memory to some 20 MB.
const maxFailed = 1 << 17

// before reports whether some game makes the moves that are left and then the last one taken back, and sets r.game to
// it. That last move was followed by a free choice, or it closed a box, or it ended the game.
func (r *retraction) before(last move) bool {
	r.tried++
	r.always &= r.closed()
	if simple := r.simple(); simple || !r.closes {
		if found := r.start(last); simple || !found {
			return found
		}
	}
	now := partly{r.out, last}
	if r.failed[now] || !r.step() {
		return false
	}
	var g guide
	if r.possible(last) && g.find(r, last.node) && r.walk(last.node, path{guide: &g}) {
		r.game = append(r.game, last.cell())
		return true
	}
	if r.failed != nil && !r.stopped && len(r.failed) < maxFailed {
		r.failed[now] = true
	}
	return false
}

// simple reports whether only the judge's rules matter for the moves left.
func (r *retraction) simple() bool { return r.byLine == 0 && r.due == [2]grid.Places{} }

// start does what before does, by the judge's rules and without taking moves back.
func (r *retraction) start(last move) bool {
	marks := r.out
	marks.flip(last.node, last.to)
	g := newGraph(r.shape, &marks, last)
	v := g.decide(r.work)
	r.game = v.Game
	return v.Answer == Reachable
}

// possible reports whether counts allow the moves left, after a move was taken back that may have opened its box.
func (r *retraction) possible(last move) bool {
	if r.spare(last.node) < -1 || r.spare(last.other()) < 0 {
		return false
	}
	_, ok := r.closable()
	return ok
}

// path is a list of moves taken back that answer each other in open boxes.
type path struct {
	guide *guide
	seen  nodes
	moves moves
}

// walk looks for the moves before play stood at a node. It takes moves back along a path that meets no node twice, up
// to a free choice or a move that closed a box.
//
// The other moves between the same two positions are circuits. They need not be taken back too: their boxes were open
// earlier as well, so any earlier visit to one of their nodes can go around them. Only circuits that nothing else
// visits go with the path.
func (r *retraction) walk(at node, p path) bool {
	if !r.step() {
		return false
	}
	p.seen = p.seen.with(at)
	var list candidates
	list.add(r, at, &p)
	for _, c := range list.sorted() {
		if c.ends && r.end(at, c.move, &p) || !c.ends && r.extend(c.move, p) {
			return true
		}
		if r.stopped {
			break
		}
	}
	return false
}

func (r *retraction) extend(m move, p path) bool {
	p.moves.flip(m.node, m.to)
	r.flip(m)
	defer r.flip(m)
	return r.walk(m.node, p)
}

// end takes back the move before a path that starts at a node.
func (r *retraction) end(start node, m move, p *path) (found bool) {
	byLine, byFilling, due := r.byLine, r.byFilling, r.due
	r.flip(m)
	r.close(m.box)
	if r.keepsOwner(m.box) {
		if circuits, ok := r.circuits(m.node, p.seen, byLine|byFilling|due[0]|due[1]); ok {
			r.flipAll(&circuits)
			if found = r.before(m); found {
				p.moves.add(&circuits)
				r.game = p.moves.appendTrail(start, r.game)
			}
			r.flipAll(&circuits)
		}
	}
	r.flip(m)
	r.byLine, r.byFilling, r.due = byLine, byFilling, due
	return found
}

// circuits returns the moves that only a path through the nodes seen can visit, when play stands at a node before it.
// It returns false if not even the path can go around them, because it does not touch them or they are in boxes without
// moves in that part of the game.
func (r *retraction) circuits(at node, seen nodes, without grid.Places) (circuits moves, ok bool) {
	apart := r.unvisited(at)
	for apart != (nodes{}) {
		part := r.joined(apart.first(), both(r.closed()))
		if part.without(seen) == part || part.boxes()&without != 0 {
			return circuits, false
		}
		for n := range allNodes {
			if part.has(n) {
				circuits[n.side][n.box] = r.out.from(n)
			}
		}
		apart = apart.without(part)
	}
	return circuits, true
}

// unvisited returns the nodes of open boxes that have moves but that no game ending at a node can visit.
func (r *retraction) unvisited(at node) (unvisited nodes) {
	closed := r.closed()
	seen := r.joined(at, both(closed))
	for n := range allNodes {
		out, in := r.out.from(n), r.in.from(n)
		if out|in == 0 || closed.Has(n.box) || seen.has(n) {
			continue
		}
		// A game can get there: from a closed box, to one, or by a free choice.
		if (out|in)&closed != 0 || out.Len() > in.Len() {
			seen = seen.or(r.joined(n, both(closed)))
		} else {
			unvisited = unvisited.with(n)
		}
	}
	return unvisited.without(seen)
}

// Budget limit the work of Decide and Repair.
type Budget struct {
	Steps int    // the most steps to take
	Yield func() // called at each step, to let others run; may be nil
}

// work counts the steps of a search. It ends the search when all are used or the context is cancelled.
type work struct {
	ctx     context.Context
	yield   func()
	left    int // steps that may still be taken
	stopped bool
}

// step counts a step, and reports whether it may be taken.
func (w *work) step() bool {
	if w.yield != nil {
		w.yield()
	}
	w.stopped = w.stopped || w.left <= 0 || w.ctx.Err() != nil
	if !w.stopped {
		w.left--
	}
	return !w.stopped
}

// Taking moves back seldom goes wrong, but when it does, that can show late. So the search restarts after some steps,
// several times, with other choices among the moves that seem good: of 100,000 positions from play, one in 300 needs a
// second attempt and five need more than ten. The last attempt tries everything and notes failures.
const (
	attempts     = 60
	attemptSteps = 100
)

// search looks for a game that ends with the given move, which was taken back.
func (r *retraction) search(last move) Decision {
	all := r.work
	random := rand.NewPCG(0, 0)
	for i := range attempts {
		r.tried, r.always = 0, r.full
		r.work = &work{ctx: all.ctx, yield: all.yield, left: min(attemptSteps, all.left)}
		all.left -= r.left
		found := r.before(last)
		all.left += r.left
		if found || !r.stopped {
			r.work = all
			return r.verdict(found)
		}
		r.choice = &choice{random, 8 << (i % 4)}
	}
	r.work, r.failed = all, map[partly]bool{}
	r.tried, r.always = 0, r.full
	return r.verdict(r.before(last))
}

// verdict returns the verdict after a search has ended.
func (r *retraction) verdict(found bool) Decision {
	switch {
	case found:
		return Decision{Answer: Reachable, Game: r.game}
	case r.stopped:
		return Decision{}
	}
	return unreachable(Reason{Kind: NoRetraction, Boxes: r.always, Tried: r.tried})
}
