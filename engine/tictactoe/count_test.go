package tictactoe

import (
	"math/bits"

	"ninefold/engine/grid"
)

// perft returns the number of games of exactly depth plies, 1 or more, from the position. Move generators are usually
// checked by it. It counts the last ply without making the moves.
func perft(p Position, depth int) uint64 {
	if depth == 1 {
		return uint64(p.legalCount())
	}
	var games uint64
	for boxes := p.Playable(); boxes != 0; boxes &= boxes - 1 {
		b := grid.Box(bits.TrailingZeros16(uint16(boxes)))
		for places := p.Empty(b); places != 0; places &= places - 1 {
			next := p
			next.PushAt(b, bits.TrailingZeros16(uint16(places)))
			if depth == 2 {
				games += uint64(next.legalCount()) // does not copy the set, as a call would
			} else {
				games += perft(next, depth-1)
			}
		}
	}
	return games
}

// legalCount returns the size of Legal without the set.
func (p *Position) legalCount() int {
	if forced, ok := p.Forced(); ok && p.end == ongoing {
		return p.Empty(forced).Len()
	}
	n := 0
	for boxes := p.Playable(); boxes != 0; boxes &= boxes - 1 {
		n += p.Empty(grid.Box(bits.TrailingZeros16(uint16(boxes)))).Len()
	}
	return n
}
