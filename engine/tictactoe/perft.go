package tictactoe

import (
	"math/bits"

	"ninefold/engine/grid"
)

// Perft is the number of games of exactly depth plies, 1 or more, from the position: the usual count by which a move
// generator is checked. The last ply is counted without being made.
func Perft(p Position, depth int) uint64 {
	if depth == 1 {
		return uint64(p.legalCount())
	}
	var games uint64
	for boxes := p.Playable(); boxes != 0; boxes &= boxes - 1 {
		b := grid.Box(bits.TrailingZeros16(uint16(boxes)))
		for places := p.Marks(b, Empty); places != 0; places &= places - 1 {
			next := p
			next.Push(b.Cell(bits.TrailingZeros16(uint16(places))))
			games += Perft(next, depth-1)
		}
	}
	return games
}

// legalCount is the size of Legal without the set.
func (p *Position) legalCount() int {
	n := 0
	for boxes := p.Playable(); boxes != 0; boxes &= boxes - 1 {
		n += p.Marks(grid.Box(bits.TrailingZeros16(uint16(boxes))), Empty).Len()
	}
	return n
}
