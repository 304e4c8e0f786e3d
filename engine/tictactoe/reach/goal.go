package reach

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// goal is the position in which a game must end.
type goal struct {
	*shape
	rules tictactoe.Rules
	rows  []grid.Places // the lines of boxes that win
	marks moves
	last  move           // one of the marks
	owned [2]grid.Places // the boxes that X, and O, must own
}

// goalOf returns the goal of a position that has a last move.
func goalOf(p *tictactoe.Position, last grid.Cell) goal {
	g := goal{shape: standard, rules: p.Rules(), rows: p.Rules().Lines()}
	for b := range grid.Box(grid.Boxes) {
		g.marks[0][b] = p.Marks(b, tictactoe.X)
		g.marks[1][b] = p.Marks(b, tictactoe.O)
	}
	g.last = move{node{int(p.At(last) - tictactoe.X), int(last.Box())}, last.Place()}
	g.owned = [2]grid.Places{p.Owned(tictactoe.X), p.Owned(tictactoe.O)}
	return g
}

// before returns the marks without that of the last move.
func (g *goal) before() moves {
	marks := g.marks
	marks.flip(g.last.node, g.last.to)
	return marks
}

// decide does what Decide does, for a board with correct counts. It does not set Work.
func (g *goal) decide(w *work) Decision {
	marks := g.before()
	before := g.lines(&marks)
	switch {
	case g.rules.HaveWinner() && !g.rules.Closes():
		return g.decideOpen(w, before)
	case g.rules.Closes() && before != [2]grid.Places{}:
		return g.decideClosed(w, before)
	}
	graph := newGraph(g.shape, &g.marks, g.last)
	return graph.decide(w)
}

// decideClosed decides under rules by which a line closes its box, if some boxes had one before the last move.
func (g *goal) decideClosed(w *work, before [2]grid.Places) Decision {
	if reason, ok := g.closedByLines(before); !ok {
		return unreachable(reason)
	}
	r := newRetraction(w, g)
	graph := newGraph(g.shape, &g.marks, g.last)
	for n := range allNodes {
		if graph.spare(n) < 0 && !r.closed().Has(n.box) {
			return unreachable(graph.reason(TooFew, n))
		}
	}
	if reason, ok := r.closable(); !ok {
		return unreachable(reason)
	}
	return r.search(g.last)
}

// decideOpen decides under rules by which the first line in a box owns it, and three owned boxes in a row end the game.
func (g *goal) decideOpen(w *work, before [2]grid.Places) Decision {
	owners, reason, ok := g.owners(before)
	if !ok {
		return unreachable(reason)
	}
	graph := newGraph(g.shape, &g.marks, g.last)
	v := graph.decide(w)
	if v.Answer != Reachable {
		return v
	}
	var boxes grid.Places
	tried := 0
	for _, due := range owners {
		if g.keeps(v.Game, due) {
			return v
		}
		boxes |= due[0] | due[1]
	}
	for _, due := range owners {
		r := newRetraction(w, g)
		r.due = due
		v := r.search(g.last)
		if v.Answer != Unreachable {
			return v
		}
		tried += v.Reason.Tried
	}
	return unreachable(Reason{Kind: NoOwners, Boxes: boxes, Tried: tried})
}

// keeps reports whether in a game the due owners of contested boxes make the first lines there.
func (g *goal) keeps(game []grid.Cell, due [2]grid.Places) bool {
	var marks moves
	for i, c := range game {
		n := node{i % 2, int(c.Box())}
		marks.flip(n, c.Place())
		if due[1-n.side].Has(n.box) && g.hasLine[marks.from(n)] && !g.hasLine[marks.from(n.other())] {
			return false
		}
	}
	return true
}
