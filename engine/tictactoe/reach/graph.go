package reach

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// node is a state of play without the marks: the side to move (0 for X, 1 for O) and the box to move in.
type node struct{ side, box int }

func (n node) mark() tictactoe.Mark { return tictactoe.X + tictactoe.Mark(n.side) }

// after returns the node to which a move from this one leads if it points to a box.
func (n node) after(box int) node { return node{1 - n.side, box} }

// other returns the node of the same box with the other side to move.
func (n node) other() node { return n.after(n.box) }

// move is a move from a node. The place of its cell in the box is the number of the box that it points to.
type move struct {
	node
	to int
}

func (m move) cell() grid.Cell { return grid.Box(m.box).Cell(m.to) }

// nodes is a set of nodes: for each side the boxes.
type nodes [2]grid.Places

func (s nodes) has(n node) bool { return s[n.side].Has(n.box) }

func (s nodes) with(n node) nodes {
	s[n.side] |= 1 << n.box
	return s
}

// first returns a member of a set that is not empty.
func (s nodes) first() node {
	if s[0] != 0 {
		return node{0, s[0].First()}
	}
	return node{1, s[1].First()}
}

func (s nodes) or(t nodes) nodes { return nodes{s[0] | t[0], s[1] | t[1]} }

func (s nodes) without(t nodes) nodes { return nodes{s[0] &^ t[0], s[1] &^ t[1]} }

func (s nodes) boxes() grid.Places { return s[0] | s[1] }

// both returns the nodes of some boxes with either side to move.
func both(boxes grid.Places) nodes { return nodes{boxes, boxes} }

// moves is a set of moves: for each node the boxes to which moves from there point, which are the places of their
// cells.
type moves [2][grid.Boxes]grid.Places

func (m *moves) add(other *moves) {
	for n := range allNodes {
		m[n.side][n.box] |= other.from(n)
	}
}

func (m *moves) from(n node) grid.Places { return m[n.side][n.box] }

// flip puts the move from a node to a box into the set, or takes it out if it is there.
func (m *moves) flip(n node, to int) { m[n.side][n.box] ^= 1 << to }

// edges are moves as the edges of a directed graph.
type edges struct {
	out moves // the moves
	in  moves // the moves reversed: for each node the boxes from which a move leads there
}

// flip puts a move among the edges, or takes it away if it is there.
func (e *edges) flip(m move) {
	e.out.flip(m.node, m.to)
	e.in.flip(m.after(m.to), m.box)
}

func (e *edges) flipAll(set *moves) {
	for n := range allNodes {
		for to := range set.from(n).All() {
			e.flip(move{n, to})
		}
	}
}

// spare returns the number of moves that leave a node less the number that lead to it. In an open box, that is how
// often play came there by a free choice or the first move, less how often a free choice was made there.
func (e *edges) spare(n node) int { return e.out.from(n).Len() - e.in.from(n).Len() }

// joined returns the nodes that moves join with a node, in either direction, on ways that avoid the nodes without.
func (e *edges) joined(with node, without nodes) (seen nodes) {
	for fresh := seen.with(with); fresh != (nodes{}); {
		seen = seen.or(fresh)
		fresh = e.out.next(fresh).or(e.in.next(fresh)).without(seen).without(without)
	}
	return seen
}

// graph is a position with a last move as a directed graph: its nodes, and an edge for each move except the last.
type graph struct {
	edges
	full   grid.Places // the boxes that are full after the last move
	end    node        // the node before the last move
	target int         // the box that the last move points to
}

// newGraph returns the graph of the marks, one of which is the last move.
func newGraph(s *shape, marks *moves, last move) graph {
	g := graph{end: last.node, target: last.to}
	g.flipAll(marks)
	g.flip(last)
	for b := range grid.Boxes {
		if marks[0][b]|marks[1][b] == s.full {
			g.full |= 1 << b
		}
	}
	return g
}

// marks returns the number of marks in the node's box of the side to move: how often play left the node by a move.
func (g *graph) marks(n node) int {
	count := g.out.from(n).Len()
	if n == g.end {
		count++
	}
	return count
}

// sent returns how often a move sent play to the node, without the last move.
func (g *graph) sent(n node) int { return g.in.from(n).Len() }

// spare counts the last move, too.
func (g *graph) spare(n node) int { return g.marks(n) - g.sent(n) }

// balanced reports whether free choices can make up for the difference between how often each node is left and entered:
// it is never left less often in a box that always had room, and at most once more in a full one.
func (g *graph) balanced() (Reason, bool) {
	for n := range allNodes {
		full := g.full.Has(n.box)
		switch spare := g.spare(n); {
		case !full && spare < 0:
			return g.reason(TooFew, n), false
		case full && spare > 1:
			return g.reason(TooMany, n), false
		}
	}
	return Reason{}, true
}

// reason returns a reason with the counts of moves that entered and left a node.
func (g *graph) reason(why ReasonKind, n node) Reason {
	return Reason{Kind: why, Box: grid.Box(n.box), Mark: n.mark(), Sent: g.sent(n), Marks: g.marks(n)}
}

// starts returns, for a balanced graph, the node where the last segment starts, and the pivots, each as the node where
// its segment starts. The spares of all nodes add up to 1, for the first move. Those of the two nodes of a box add up
// to 0 or, in one box, to 1, because at most nine moves enter a full box.
func (g *graph) starts() (last node, pivots nodes) {
	for n := range allNodes {
		switch {
		case g.spare(n) != 1:
		case g.spare(n.other()) == 0:
			last = n
		default:
			pivots = pivots.with(n)
		}
	}
	return last, pivots
}

// anchor returns a node, with X to move, of a box where a segment other than the last may end, and false if there is
// none. The nodes of all these boxes are connected, because each has a move to each of them and to itself.
func (g *graph) anchor(last node) (node, bool) {
	boxes := g.full &^ (1 << last.box)
	return node{0, boxes.First()}, boxes != 0
}

// outside returns the cells of the moves from nodes outside the set.
func (g *graph) outside(set nodes) grid.CellSet {
	var cells grid.CellSet
	for n := range allNodes {
		if !set.has(n) {
			cells = cells.Union(g.out.from(n).Cells(grid.Box(n.box)))
		}
	}
	return cells
}

// appendTrail appends the moves of a trail from a node through everything joined with it, and takes them out of the
// set. (C. Hierholzer, 1873: go on until stuck, then insert detours on the way back.)
func (m *moves) appendTrail(at node, game []grid.Cell) []grid.Cell {
	first := len(game)
	game = m.appendReversed(at, game)
	slices.Reverse(game[first:])
	return game
}

// appendReversed does what appendTrail does, with the last move first.
func (m *moves) appendReversed(at node, game []grid.Cell) []grid.Cell {
	for heads := m.from(at); heads != 0; heads = m.from(at) {
		to := heads.First()
		m.flip(at, to)
		game = append(m.appendReversed(at.after(to), game), move{at, to}.cell())
	}
	return game
}

// next returns the nodes to which moves from a set of nodes lead.
func (m *moves) next(from nodes) nodes {
	var to nodes
	for side, boxes := range from {
		for b := range boxes.All() {
			to[1-side] |= m[side][b]
		}
	}
	return to
}

// allNodes yields every node, box by box.
func allNodes(yield func(node) bool) {
	for b := range grid.Boxes {
		if !yield(node{0, b}) || !yield(node{1, b}) {
			return
		}
	}
}
