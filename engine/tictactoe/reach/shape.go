package reach

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// shape is a kind of board: its number of boxes, which is also that of places in a box, and the lines among places.
// Play needs only the nine-board. Tests also decide positions on boards small enough to play every game.
type shape struct {
	size    int
	full    grid.Places // all places
	hasLine [1 << grid.Boxes]bool
	// closing has, for a set of places of one mark that holds a line, the places that can have been marked last:
	// without such a mark no line is left. It is empty if there are none, as for two lines apart.
	closing [1 << grid.Boxes]grid.Places
}

// standard is the nine-board.
var standard = newShape(grid.Boxes, tictactoe.Lines[:])

func newShape(size int, lines []grid.Places) *shape {
	s := &shape{size: size, full: 1<<size - 1}
	for set := range s.hasLine {
		common := s.full
		for _, line := range lines {
			if grid.Places(set)&line == line {
				s.hasLine[set] = true
				common &= line
			}
		}
		if s.hasLine[set] {
			s.closing[set] = common
		}
	}
	return s
}

// lines returns the boxes in which each side has a line among the marks.
func (s *shape) lines(marks *moves) (lined [2]grid.Places) {
	for n := range allNodes {
		if s.hasLine[marks.from(n)] {
			lined[n.side] |= 1 << n.box
		}
	}
	return lined
}

// row returns three of the boxes that are in a row, and false if there are none.
func (g *goal) row(boxes grid.Places) (grid.Places, bool) {
	for _, line := range g.rows {
		if boxes&line == line {
			return line, true
		}
	}
	return 0, false
}

// closedByLines reports whether each line can have been made last in its box, and nobody had won before the last move.
// before has the boxes with lines before that move.
func (g *goal) closedByLines(before [2]grid.Places) (Reason, bool) {
	now := g.lines(&g.marks)
	for b := range g.size {
		if (now[0] & now[1]).Has(b) {
			return Reason{Kind: BothLines, Box: grid.Box(b)}, false
		}
	}
	for n := range allNodes {
		if now[n.side].Has(n.box) && g.closing[g.marks.from(n)] == 0 {
			return Reason{Kind: TwoLines, Box: grid.Box(n.box), Mark: n.mark()}, false
		}
	}
	for side := range before {
		if before[side].Has(g.last.box) {
			return Reason{Kind: LastInClosed, Box: grid.Box(g.last.box), Mark: node{side, 0}.mark()}, false
		}
	}
	return g.notWon(before)
}

// notWon reports whether neither side owns three boxes in a row. If one does, the reason names them.
func (g *goal) notWon(owned [2]grid.Places) (Reason, bool) {
	for side := range owned {
		if row, ok := g.row(owned[side]); ok {
			return Reason{Kind: WonBefore, Mark: node{side, 0}.mark(), Boxes: row}, false
		}
	}
	return Reason{}, true
}
