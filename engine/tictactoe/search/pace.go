package search

import (
	"time"

	"ninefold/engine/tictactoe"
)

// Pace returns how long to think about a move, if a game may take mean for each move on average: half of that in the
// opening, then three quarters, one and a half times that while 40 to 59 cells are empty, and half again after that.
//
// Most games are decided while 40 to 59 cells are empty. Against the same search with mean for each move, this and
// forms close to it scored 0.54 ± 0.02 in 1,606 games under Majority, and took no more time, since a decided game needs
// hardly any.
func Pace(p *tictactoe.Position, mean time.Duration) time.Duration {
	switch empty := p.Count(tictactoe.Empty); {
	case empty > 65:
		return mean / 2
	case empty > 59:
		return mean * 3 / 4
	case empty >= 40:
		return mean * 3 / 2
	}
	return mean / 2
}
