package tictactoe

import "ninefold/engine/grid"

// Push makes a move without checking it. The move must be legal.
func (p *Position) Push(c grid.Cell) { p.PushAt(c.Box(), c.Place()) }

// PushAt is Push at a place of a box. It reports whether the move won the box, and whether it closed it.
func (p *Position) PushAt(b grid.Box, place int) (wins, closes bool) {
	side := p.turn & 1
	mine := p.marks[side][b] | 1<<(place&15)
	p.marks[side][b] = mine
	p.last = lastAt(b, place)
	p.turn = side ^ 1
	wins = HasLine(mine) && p.lined>>(b&15)&1 == 0
	full := mine|p.marks[side^1][b] == grid.AllPlaces
	if wins || full {
		closes = p.settle(b, side, wins, full)
	}
	return wins, closes
}

// settle updates the position after a side has won a box, by the first line in it, or filled it. It reports whether
// that closed the box.
func (p *Position) settle(b grid.Box, side uint8, wins, full bool) (closes bool) {
	bit := grid.Places(1) << (b & 15)
	if wins {
		p.lined |= bit
		p.owned[side&1] |= bit
	}
	closes = full || p.rules.Closes()
	if closes {
		p.closed |= bit
	}
	if p.closed == grid.AllPlaces || wins && p.rules.HasLine(p.owned[side&1]) {
		p.end = p.ending()
	}
	return closes
}

// ending is the state of a position as a game.
type ending uint8

const (
	ongoing ending = iota
	wonByX         // wonByX and wonByO have the numbers of X and O
	wonByO
	bothLines // only in a position that was set up
	drawn
)

// ending returns the state of the game, which follows from the owners of boxes and the closed boxes: a line of boxes
// ends the game; without one it ends when no box is open.
func (p *Position) ending() ending {
	x, o := p.rules.HasLine(p.owned[0]), p.rules.HasLine(p.owned[1])
	switch {
	case x && o:
		return bothLines
	case x:
		return wonByX
	case o:
		return wonByO
	case p.closed != grid.AllPlaces:
		return ongoing
	case p.rules.Counts() && p.owned[0].Len() > p.owned[1].Len():
		return wonByX
	case p.rules.Counts() && p.owned[0].Len() < p.owned[1].Len():
		return wonByO
	}
	return drawn
}
