package search

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search/net"
)

// board is a position with everything that the search needs at every move. The rules must have a winner.
type board struct {
	bareBoard
	accumulator net.Accumulator // of the net
}

// bareBoard is a board without the accumulator. A move copies it, and computes the accumulator from the previous one.
type bareBoard struct {
	tictactoe.Position
	key      uint64                 // hash of everything except the owners and the target
	keys     *[net.BoxStates]uint64 // boxKeys
	net      *net.Net               // of the rules
	state    [9]uint16              // of each box: net.BoxState
	buckets  [9]uint8               // of each box: net.Bucket
	barred   [2]places              // boxes that X, and O, can never own
	counts   uint16                 // net.Counts
	wins     [2]places              // boxes still to be won with which X, and O, wins the game or is assured of it
	threat   [2]places              // boxes without a line in which X, and O, can make one with the next mark
	empty    int8                   // number of empty cells in boxes that are not closed
	hopeless [2]bool                // X, and O, can never win, judged by the boxes that both can still own
	assured  [2]bool                // X, and O, wins whatever is played, judged by the boxes that both can still own
}

// places is a set of places of a box, or of boxes.
type places = grid.Places

const all places = 1<<9 - 1

// move is a cell as the search numbers it: sixteen times the box plus the place.
type move uint8

const (
	moves       = 9 * 16 // one more than the largest move
	noMove move = moves
)

func moveTo(box grid.Box, place int) move { return move(int(box)<<4 | place) }

func moveIn(c grid.Cell) move { return moveTo(c.Box(), c.Place()) }

func (m move) box() grid.Box { return grid.Box(m >> 4) }

func (m move) place() int { return int(m & 15) }

func (m move) cell() grid.Cell { return m.box().Cell(m.place()) }

// newBoard returns the position as a board.
func newBoard(p *tictactoe.Position) board {
	b := board{bareBoard: bareBoard{
		Position: *p, key: zobrist.rules[p.Rules()], keys: boxKeys(), net: netOf(p.Rules(), nil),
	}}
	if b.Side() == 1 {
		b.key ^= zobrist.turn
	}
	for box := range grid.Box(grid.Boxes) {
		b.state[box] = uint16(net.BoxState(b.MarksOf(0, box), b.MarksOf(1, box)))
		b.key ^= b.boxKey(box)
		if !b.Closed().Has(int(box)) {
			b.empty += int8(b.Empty(box).Len())
		}
		b.bar(box)
		b.threaten(box)
	}
	b.updateChances()
	b.assessAll()
	b.net.Refresh(&b.accumulator, b.boxes())
	return b
}

// target returns the box that the mover must play in. If the choice is free, it means nothing.
func (b *board) target() grid.Box {
	target, _ := b.Target()
	return target
}

// legal reports whether a move may be made. The game must not be over.
func (b *board) legal(m move) bool {
	return b.PlayableIfOngoing()>>m.box()&1 != 0 && b.Empty(m.box())>>m.place()&1 != 0
}

// follow sets the board to another one after a legal move. The two must be different variables.
func (b *board) follow(from *board, m move) {
	b.bareBoard = from.bareBoard
	box, side := m.box(), b.Side()
	key, barred := b.boxKey(box), b.barred
	wins, closes := b.PushAt(box, m.place())
	b.state[box] += uint16(net.BoxState(1<<m.place(), 0)) << side
	b.key ^= key ^ b.boxKey(box) ^ zobrist.turn
	b.empty--
	if closes {
		b.empty -= int8(b.Empty(box).Len())
	}
	if b.bar(box); wins || closes || b.barred != barred {
		b.updateChances()
	}
	b.threaten(box)
	// A mark changes what its own box is worth. A box that is won or closed, and a change of the boxes that win the
	// game, change what others are worth too.
	if wins || closes || b.wins != from.wins {
		b.net.UpdateOwners(&b.accumulator, &from.accumulator, int(box), from.boxes(), b.boxes())
		b.assessAll()
	} else {
		b.assess(box)
		b.net.UpdateMarks(&b.accumulator, &from.accumulator, int(box), from.marks(box), b.marks(box))
	}
}
