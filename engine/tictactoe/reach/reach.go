// Package reach decides whether play could have made a position: whether some legal game under the position's own rule
// set ends in exactly its board with exactly its last move. It also finds the few cells to change in a position that
// play could not have made.
//
// # By the rules Judge
//
// A mark of X in box b at place c is an edge from the node "X to move in b" to the node "O to move in c", a mark of O
// one from "O to move in b" to "X to move in c". As long as each move answers in the box to which the move before it
// points, a game is a trail through that graph, and Euler's theorem says whether one goes through all edges. But a free
// choice follows a move that points to a full box: play leaves the trail there and goes on elsewhere.
//
// Free choices obey a narrow law. Each of the nine marks of a full box answered a move that pointed there, or was free
// (or the first move). At most nine moves point to a box, one from each box. So if some of them found it full, play had
// come to it at least as often by a free choice (or the first move). At the start play has come freely to one box only,
// by the first move. So only that box can be the first found full, and only once. The box to which the free choice then
// went is the only one that can be the second, and so on. Hence a game is a chain of segments:
//
//   - A segment starts by a free choice (the first one, by the first move) in a box that no other segment starts in. It
//     ends when a move points to that same box and the box is full. The last segment ends with the last move instead.
//   - The move that ends a segment is the ninth that points to that box: later segments neither play there nor point
//     there.
//
// Conversely, each such chain is a legal game. A segment may end with the side to move with which it started, or with
// the other one. In the second case its box is called a pivot. Counts show pivots: one side has one mark more there
// than moves sent it there, and the other side one less. All other nodes are left as often as they are entered, except
// the one where the last segment starts. Segments of the first kind are circuits, and can be left out if anything joins
// their moves to another segment. (If a position falls into two parts, one circuit can serve to play the one before the
// other. More circuits do not help: any two boxes in which segments end are full, so a move leads from one to the other
// and they lie in the same part.)
//
// The search has to find the order of the pivots, and for each segment a path from its start to its end that uses no
// move of another path and touches no box where an earlier segment ended. All other moves then form circuits, and
// Hierholzer's algorithm puts each into the first segment that it touches. (A circuit through a pivot touches its
// segment, which goes through both nodes of that box. The first segment always has a path, because the moves that the
// others leave are balanced.) At most eight boxes are pivots, and the more there are, the less room is outside them, so
// the search stays small.
//
// # By the rules Closed and Majority
//
// A line closes its box, so there are many free choices and no such law. First come necessary conditions that a person
// can check: no mark followed a line in its box, all who were sent to a box that was never closed have answered there,
// and counts allow some order in which the boxes were closed (see closings). Then moves are taken back from the end,
// and each time the rest must meet the conditions (see retraction). As soon as no line is left, the judge's rules
// decide.
//
// Only the last move before a free choice and the last move in a closed box matter. Between them play is a trail, and
// only a path of it need be taken back. So there is mostly little to try, and all of it can be tried.
//
// # By the rules Open
//
// The legal moves are the judge's. But nobody may have won before the last move, which the lines on the board show; and
// in a box with lines of both, the owner must have made the first one. If the game found by the judge's rules does not
// agree with that, moves are taken back as above until the order of the lines no longer matters.
package reach

import (
	"context"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Answer is the result of a decision.
type Answer uint8

const (
	Undecided   Answer = iota // the steps ran out, or the context was cancelled
	Reachable                 // some legal game ends in the position
	Unreachable               // no legal game does
)

// Decision is the answer for a position, with its proof.
type Decision struct {
	Answer Answer
	Game   []grid.Cell // with Reachable: the moves of a legal game that ends in the position
	Reason Reason      // with Unreachable
	Work   int         // the steps that the search took
}

// EnoughSteps is a number of steps that leaves hardly any position undecided. By Judge, positions from play take up to
// about twenty steps, and the hardest that hill climbing found took eight thousand. By the other rules positions from
// play take up to about forty, and a few thousand at worst. A step takes about a microsecond.
const EnoughSteps = 1 << 17

// Decide finds out whether a legal game by the rules of the position ends in exactly this board with exactly this last
// move. Under Open, its boxes must also get the owners that they have in the position; contested boxes may get any. The
// empty board without a last move is reachable, by the game without a move; marks without a last move are not. The
// reason is NoLast only if some game has as many marks of each side. If the budget is used up or the context is
// cancelled, the answer is Undecided. A game found is played again, so that no error in the search can make it a wrong
// proof.
func Decide(ctx context.Context, p tictactoe.Position, budget Budget) Decision {
	last, ok := p.Last()
	x, o := p.Count(tictactoe.X), p.Count(tictactoe.O)
	switch {
	case !ok && x+o == 0:
		return Decision{Answer: Reachable}
	case x != o && x != o+1:
		return unreachable(Reason{Kind: WrongCounts, X: x, O: o})
	case !ok:
		return unreachable(Reason{Kind: NoLast})
	case (x > o) != (p.At(last) == tictactoe.X):
		return unreachable(Reason{Kind: WrongLast, X: x, O: o, Mark: p.At(last)})
	}
	g := goalOf(&p, last)
	w := work{ctx: ctx, yield: budget.Yield, left: budget.Steps}
	v := g.decide(&w)
	if v.Answer == Reachable && !makes(v.Game, p) {
		v = Decision{} // by an error in this package
	}
	v.Work = budget.Steps - w.left
	return v
}

// makes reports whether a game is legal and ends in a position. Anybody may own its contested boxes.
func makes(game []grid.Cell, want tictactoe.Position) bool {
	p := tictactoe.New(want.Rules())
	for _, c := range game {
		if p.Check(c) != nil {
			return false
		}
		p.Push(c)
	}
	first := p.WithRules(tictactoe.Open) // under Judge nobody owns a box
	for b := range grid.Box(grid.Boxes) {
		if want.Owner(b) == tictactoe.Empty {
			want = want.WithOwner(b, first.Owner(b))
		}
	}
	return p == want
}

func unreachable(r Reason) Decision { return Decision{Answer: Unreachable, Reason: r} }

// decide does what Decide does, by the judge's rules, for a board with correct counts. It does not set Work.
func (g *graph) decide(w *work) Decision {
	if reason, ok := g.balanced(); !ok {
		return unreachable(reason)
	}
	start, pivots := g.starts()
	joined := g.joined(start, nodes{})
	anchor, ok := g.anchor(start)
	detour := ok && !joined.has(anchor)
	if detour {
		joined = joined.or(g.joined(anchor, nodes{}))
	}
	if apart := g.outside(joined); apart != (grid.CellSet{}) {
		return unreachable(Reason{Kind: Apart, Cells: apart})
	}
	if n := g.end; pivots.boxes().Has(n.box) {
		if g.spare(n) > 0 {
			n = n.other()
		}
		return unreachable(g.reason(LastInFull, n))
	}
	c := chain{work: w, edges: g.edges, pivots: pivots}
	found := c.order(start, g.end)
	var v Decision
	switch {
	case found:
		if detour && pivots == (nodes{}) {
			c.add(segment{start: anchor})
		}
		v.Answer, v.Game = Reachable, append(c.game(), move{g.end, g.target}.cell())
	case c.stopped:
		v.Answer = Undecided
	case !c.leads(&segment{start: start, goal: g.end, closed: pivots.boxes()}):
		v.Answer, v.Reason = Unreachable, Reason{Kind: CutOff, Box: grid.Box(start.box), Boxes: pivots.boxes()}
	default:
		v.Answer, v.Reason = Unreachable, Reason{Kind: NoOrder, Boxes: pivots.boxes()}
	}
	return v
}
