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
