package reach

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// shape is a kind of board: as many boxes as each has places, and the lines among the places of a box and among the
// boxes. Play needs only the standard one. Tests also decide positions on boards so small that every
// game there is can be played.
type shape struct {
	size    int
	full    tictactoe.Places   // all places
	rows    []tictactoe.Places // the lines of boxes
	hasLine [1 << grid.Boxes]bool
	// closing is, for the places of one mark in a box that hold a line, those whose mark can have been the last:
	// without it no line is left. It is empty if there are none, as for two lines apart.
	closing [1 << grid.Boxes]tictactoe.Places
}

// by returns the shape with the lines of boxes that count under some rules.
func (s *shape) by(rules tictactoe.Rules) *shape {
	own := *s
	own.rows = rules.Lines()
	return &own
}

// standard is the nine-board.
var standard = newShape(grid.Boxes, tictactoe.Lines[:])

// standards are the nine-board with the lines of boxes that count under each rule set.
var standards = func() (all [len(tictactoe.AllRules)]*shape) {
	for _, rules := range tictactoe.AllRules {
		all[rules] = standard.by(rules)
	}
	return all
}()

func newShape(size int, lines []tictactoe.Places) *shape {
	s := &shape{size: size, full: 1<<size - 1, rows: lines}
	for set := range s.hasLine {
		common := s.full
		for _, line := range lines {
			if tictactoe.Places(set)&line == line {
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
