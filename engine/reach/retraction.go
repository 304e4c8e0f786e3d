package reach

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// retraction looks for a game by taking moves back from its end, one after another (retrograde analysis). What is left
// is a position of the same kind, in which some game must end.
type retraction struct {
	*work
	*shape
	closes    bool                // a line closes its box
	out, in   moves               // the moves that are left, and the same turned round
	byLine    tictactoe.Places    // boxes closed by a line
	byFilling tictactoe.Places    // boxes closed because they are full
	due       [2]tictactoe.Places // boxes with lines of both, of which X's, O's must be made first
	choice    *choice             // among moves that seem as good; the first if nil
	failed    map[partly]bool     // what came to nothing, if not nil
	tried     int                 // how often before was asked
	always    tictactoe.Places    // boxes that were closed each time
	game      []grid.Cell         // what was found
}

// partly is a game after some moves were taken back: the moves left, and the last one taken back.
type partly struct {
	left moves
	last move
}

// newRetraction takes the last move back.
func newRetraction(w *work, g *goal) *retraction {
	r := &retraction{work: w, shape: g.shape, closes: g.rules.Closes()}
	marks := g.before()
	r.flipAll(&marks)
	for b := range g.size {
		r.close(b)
	}
	return r
}

// flip takes a move away, or puts it back.
func (r *retraction) flip(m move) {
	r.out.flip(m.node, m.to)
	r.in.flip(m.after(m.to), m.box)
}

func (r *retraction) flipAll(set *moves) {
	for n := range allNodes {
		for to := range set.from(n).All() {
			r.flip(move{n, to})
		}
	}
}

// close finds out whether a box is closed, and by what.
func (r *retraction) close(b int) {
	bit := tictactoe.Places(1) << b
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
func (r *retraction) closed() tictactoe.Places { return r.byLine | r.byFilling }

// spare returns how many moves leave a node less how many lead to it. In an open box, it is how often play came there
// by a free choice or the first move.
func (r *retraction) spare(n node) int { return r.out.from(n).Len() - r.in.from(n).Len() }

// lastOf returns the moves from a node of a closed box that can have been the last in the box.
func (r *retraction) lastOf(n node) tictactoe.Places {
	moves := r.out.from(n)
	if r.byLine.Has(n.box) {
		return r.closing[moves]
	}
	return moves
}

// maxFailed bounds the memory to some 20 MB.
const maxFailed = 1 << 17

// before reports whether some game makes the moves that are left and then the given one, which was taken back. If so,
// that game is in r.game. The given move was followed by a free choice, or it closed a box, or it was the last of all.
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

// simple reports whether only the judge's rules matter for what is left.
func (r *retraction) simple() bool { return r.byLine == 0 && r.due == [2]tictactoe.Places{} }

// start does the same as before by the judge's rules, without taking moves back.
func (r *retraction) start(last move) bool {
	marks := r.out
	marks.flip(last.node, last.to)
	g := newGraph(r.shape, &marks, last)
	v := g.decide(r.work)
	r.game = v.Game
	return v.Answer == Reachable
}

// possible reports whether counts allow the moves left after a move was taken back, which may have opened its box.
func (r *retraction) possible(last move) bool {
	if r.spare(last.node) < -1 || r.spare(last.other()) < 0 {
		return false
	}
	_, ok := r.closable()
	return ok
}

// path is a list of moves that answer each other in open boxes, taken back from a position.
type path struct {
	guide *guide
	seen  nodes
	moves moves
}

// walk looks for what came before play stood at a node. It takes moves back along a path that meets no node twice, up
// to a free choice or a move that closed a box.
//
// Without the path, the moves between the same two positions are circuits. They need not be taken back too: as all
// their boxes were open earlier as well, any earlier visit to one of their nodes can go round them. Only those that
// nothing else visits go with the path.
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

// circuits returns the moves that only a path through the nodes seen can still visit, when play stands at a node before
// it. It returns false if not even the path can go round them, because it does not touch them or they are in boxes with
// no moves in that part of the game.
func (r *retraction) circuits(at node, seen nodes, without tictactoe.Places) (circuits moves, ok bool) {
	apart := r.unvisited(at)
	for apart != (nodes{}) {
		part := r.joined(apart.first())
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
	seen := r.joined(at)
	for n := range allNodes {
		out, in := r.out.from(n), r.in.from(n)
		if out|in == 0 || closed.Has(n.box) || seen.has(n) {
			continue
		}
		// From a closed box, to one, or by a free choice, something leads there.
		if (out|in)&closed != 0 || out.Len() > in.Len() {
			seen = seen.or(r.joined(n))
		} else {
			unvisited = unvisited.with(n)
		}
	}
	return unvisited.without(seen)
}

// joined returns the nodes of open boxes that moves between such nodes join with one, in either direction.
func (r *retraction) joined(with node) nodes { return joined(&r.out, &r.in, with, both(r.closed())) }
