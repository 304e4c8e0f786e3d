// Package reach decides whether play could have made a position: whether some legal game under tictactoe.Judge ends in
// exactly its board with exactly its last move. It also finds the few cells to change in a position that play could not
// have made, and makes numbered positions for people who test their own solvers.
//
// # How it is decided
//
// A mark of X in box b at place c is an edge from the node "X to move in b" to the node "O to move in c", a mark of O
// one from "O to move in b" to "X to move in c". As long as each move answers in the box that the move before it points
// to, a game is a trail through that graph, and Euler's theorem says whether one goes through all edges. But a move
// that points to a full box is followed by a free choice: play leaves the trail there and goes on elsewhere.
//
// Free choices obey a narrow law. Each of the nine marks of a full box was an answer to a move that pointed there, or
// was itself free (or the first move). At most nine moves point to a box, one from each box. So if some of them found
// it full, play had come to it at least as often by a free choice (or the first move). At the start play has come
// freely to one box, that of the first move: only that box can be the first to be found full, and only once; then only
// the box where the free choice went can be the second, and so on. Hence a game is a chain of segments:
//
//   - A segment starts by a free choice (the first one, by the first move) in a box that no other segment starts in. It
//     ends when a move points to that same box and the box is full. The last segment ends with the last move instead.
//   - The move that ends a segment is the ninth that points to that box: later segments neither play there nor point
//     there.
//
// And whatever is such a chain is a legal game. A segment may end with the side to move with which it started, or
// with the other one. A box of the second kind is called a pivot here: it shows in the counts, as one side has a mark
// more there than moves sent it there, and the other side one less. All other nodes are left as often as they are
// entered, but for the one where the last segment starts. Segments of the first kind are circuits, and can be left
// out if anything joins their moves to another segment. (If a position falls into two parts, one circuit can serve to
// play the one before the other; it cannot help with more, since any two boxes that segments end in are full, so that
// a move leads from one to the other and they lie in the same part.)
//
// What is left to search is the order of the pivots, and for each segment a path from its start to its end that uses
// no move of another path and touches no box where an earlier segment ended. All other moves then form circuits, and
// Hierholzer's algorithm puts each into the first segment that it touches. (A circuit through a pivot touches its
// segment, which goes through both nodes of that box. For the first segment no path need be kept free: what the
// others leave is balanced, so that it has one.) At most eight boxes are pivots, and near that number there is hardly
// any room outside them, so that the search stays small.
package reach

import (
	"context"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Answer is what was found out.
type Answer uint8

// The answers.
const (
	Undecided   Answer = iota // the budget ran out, or the context was cancelled
	Reachable                 // some legal game ends in the position
	Unreachable               // none does
)

// Verdict is the answer for a position, with what proves it.
type Verdict struct {
	Answer Answer
	Game   []grid.Cell // when Reachable: the moves of a legal game that ends in the position
	Reason Reason      // when Unreachable
	Work   int         // steps of the search that were taken
}

// Enough is a budget that no position has come near: those from play take up to about twenty steps, and the hardest
// that hill climbing could find took eight thousand. A step takes some tenths of a microsecond.
const Enough = 1 << 20

// Decide finds out whether a legal game under Judge ends in exactly this board with exactly this last move, whatever
// rule set the position has. The empty board without a last move is reachable, by the game without a move; marks
// without a last move are not. The search takes at most budget steps, and ends early when the context is cancelled.
func Decide(ctx context.Context, p tictactoe.Position, budget int) Verdict {
	last, ok := p.Last()
	x, o := p.Count(tictactoe.X), p.Count(tictactoe.O)
	switch {
	case !ok && x+o == 0:
		return Verdict{Answer: Reachable}
	case !ok:
		return unreachable(Reason{Why: NoLast})
	case x != o && x != o+1:
		return unreachable(Reason{Why: WrongCounts, X: x, O: o})
	case (x > o) != (p.At(last) == tictactoe.X):
		return unreachable(Reason{Why: WrongLast, X: x, O: o, Mark: p.At(last)})
	}
	g := graphOf(&p, last)
	v := g.decide(ctx, budget)
	if v.Answer == Reachable && !replays(v.Game, &p) {
		return Verdict{Work: v.Work} // never shown unchecked
	}
	return v
}

func unreachable(r Reason) Verdict { return Verdict{Answer: Unreachable, Reason: r} }

// graphOf is the graph of a position that has a last move.
func graphOf(p *tictactoe.Position, last grid.Cell) graph {
	var marks moves
	for b := range grid.Box(grid.Boxes) {
		marks[0][b] = p.Marks(b, tictactoe.X)
		marks[1][b] = p.Marks(b, tictactoe.O)
	}
	return newGraph(grid.Boxes, &marks, last)
}

// replays reports whether the rules allow the game, move by move, and it ends in the position.
func replays(game []grid.Cell, p *tictactoe.Position) bool {
	var q tictactoe.Position
	for _, c := range game {
		var err error
		if q, err = q.Play(c); err != nil {
			return false
		}
	}
	for b := range grid.Box(grid.Boxes) {
		if q.Marks(b, tictactoe.X) != p.Marks(b, tictactoe.X) || q.Marks(b, tictactoe.O) != p.Marks(b, tictactoe.O) {
			return false
		}
	}
	played, _ := q.Last()
	last, ok := p.Last()
	return ok && played == last
}

// decide is Decide for a board whose counts are right.
func (g *graph) decide(ctx context.Context, budget int) Verdict {
	if reason, ok := g.balanced(); !ok {
		return unreachable(reason)
	}
	start, pivots := g.starts()
	joined := g.flood(start)
	anchor, ok := g.anchor(start)
	detour := ok && !joined.has(anchor)
	if detour {
		joined = joined.or(g.flood(anchor))
	}
	if apart := g.outside(joined); apart != (tictactoe.CellSet{}) {
		return unreachable(Reason{Why: Apart, Cells: apart})
	}
	if n := g.end; pivots.boxes().Has(n.box) {
		if g.spare(n) > 0 {
			n = n.other()
		}
		return unreachable(g.reason(LastInFull, n))
	}
	c := chain{ctx: ctx, budget: budget, out: g.out, in: g.in, pivots: pivots}
	found := c.order(start, g.end)
	v := Verdict{Work: budget - c.budget}
	switch {
	case found:
		if detour && pivots == (nodes{}) {
			c.add(segment{start: anchor})
		}
		v.Answer, v.Game = Reachable, append(c.game(), grid.Box(g.end.box).Cell(g.target))
	case c.stopped:
		v.Answer = Undecided
	case !c.leads(&segment{start: start, goal: g.end, closed: pivots.boxes()}):
		v.Answer, v.Reason = Unreachable, Reason{Why: CutOff, Box: grid.Box(start.box), Boxes: pivots.boxes()}
	default:
		v.Answer, v.Reason = Unreachable, Reason{Why: NoOrder, Boxes: pivots.boxes()}
	}
	return v
}
