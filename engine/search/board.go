package search

import (
	"math/bits"

	"ninefold/engine/grid"
	"ninefold/engine/search/net"
	"ninefold/engine/tictactoe"
)

// state is a tictactoe.Position without what the search never asks, in the form that is fastest to play on: random
// games run a third faster.
type state struct {
	marks  [2][9]uint16 // of X and of O, box by box, a bit a place
	owned  [2]uint16    // boxes whose first line was X's, O's
	lined  uint16       // boxes with any line
	closed uint16       // boxes in which nobody may play
	target uint8        // the box the last move points to, or noTarget
	turn   uint8        // 0 when X is to move, 1 when O is
	winner uint8        // 0 for X, 1 for O, nobody
	over   bool         // no move is left, or somebody has won
	closes bool         // the rules are Closed or Majority: a won box is closed
	counts bool         // the rules are Majority: who owns more boxes wins when none is open
}

// board is a state with what the search wants to know of it at every move.
type board struct {
	outline
	sum net.Sum // the hidden layer of the net
}

// outline is a board without the sum, which a move computes anew instead of copying it first.
type outline struct {
	state
	key       uint64              // hash of all but the owners and the target
	keys      *[net.States]uint64 // boxKeys
	net       *net.Net
	index     [9]uint16 // of each box, as net counts them
	prospects [9]uint8  // of each box, as net counts them
	barred    [2]uint16 // boxes that X, O can never own
	threat    [2]uint16 // boxes without a line in which X, O can make one with the next mark
	empty     int8      // cells left in boxes that are not closed
}

const (
	all      = 1<<9 - 1 // all places of a box, or all boxes
	noTarget = 9
	nobody   = 2
)

// move is a cell as the search counts it: sixteen times the box plus the place.
type move uint8

const (
	moves       = 9 * 16 // all moves are less
	noMove move = moves
)

func moveTo(box, place int) move { return move(box<<4 | place) }

func moveIn(c grid.Cell) move { return moveTo(int(c.Box()), c.Place()) }

func (m move) box() uint8 { return uint8(m >> 4) }

func (m move) place() uint8 { return uint8(m & 15) }

func (m move) cell() grid.Cell { return grid.Box(m.box()).Cell(int(m.place())) }

// hasLine tells for each set of nine whether it holds a line.
var hasLine = func() (table [all + 1]bool) {
	for set := range table {
		for _, line := range tictactoe.Lines {
			table[set] = table[set] || set&int(line) == int(line)
		}
	}
	return table
}()

// newState is the position as a state. The rules must have a winner.
func newState(p *tictactoe.Position) state {
	s := state{
		owned:  [2]uint16{uint16(p.Owned(tictactoe.X)), uint16(p.Owned(tictactoe.O))},
		closed: uint16(p.Closed()),
		target: noTarget,
		turn:   uint8(p.Turn() - tictactoe.X),
		winner: nobody,
		over:   p.Over(),
		closes: p.Rules().Closes(),
		counts: p.Rules().Counts(),
	}
	if target, ok := p.Target(); ok {
		s.target = uint8(target)
	}
	if w := p.Winner(); w != tictactoe.Empty {
		s.winner = uint8(w - tictactoe.X)
	}
	for box := range 9 {
		for side := range 2 {
			marks := uint16(p.Marks(grid.Box(box), tictactoe.X+tictactoe.Mark(side)))
			s.marks[side][box] = marks
			if hasLine[marks] {
				s.lined |= 1 << box
			}
		}
	}
	return s
}

// newBoard is the position as a board. The rules must have a winner.
func newBoard(p *tictactoe.Position) board {
	b := board{outline: outline{
		state: newState(p), key: zobrist.rules[p.Rules()], keys: boxKeys(), net: nets[p.Rules()].load(nil),
	}}
	if b.turn == 1 {
		b.key ^= zobrist.turn
	}
	for box := range 9 {
		b.index[box] = uint16(net.Index(b.marks[0][box], b.marks[1][box]))
		b.key ^= b.boxKey(box)
		if b.closed>>box&1 == 0 {
			b.empty += int8(bits.OnesCount16(b.open(box)))
		}
		b.bar(box)
		b.threaten(box)
		b.assess(box)
	}
	b.net.Sum(&b.sum, b.fields())
	return b
}

// free reports whether the mover may choose the box.
func (s *state) free() bool { return s.target == noTarget || s.closed>>s.target&1 != 0 }

// playable is the set of boxes that the mover may play in, if the game is not over.
func (s *state) playable() uint16 {
	if s.free() {
		return all &^ s.closed
	}
	return 1 << s.target
}

// open is the set of empty places in a box.
func (s *state) open(box int) uint16 { return all &^ (s.marks[0][box] | s.marks[1][box]) }

// legal reports whether a move may be made, if the game is not over.
func (s *state) legal(m move) bool {
	return s.playable()>>m.box()&1 != 0 && s.open(int(m.box()))>>m.place()&1 != 0
}

// push makes a legal move. It reports whether that won the box, and whether it closed it.
func (s *state) push(m move) (wins, shuts bool) {
	box, turn := m.box(), s.turn&1
	mine := s.marks[turn][box] | 1<<m.place()
	s.marks[turn][box] = mine
	s.turn = turn ^ 1
	s.target = m.place()
	wins = hasLine[mine&all] && s.lined>>box&1 == 0
	full := mine|s.marks[turn^1][box] == all
	if wins || full {
		shuts = s.settle(box, turn, wins, full)
	}
	return wins, shuts
}

// settle brings up to date what follows when the side won a box by its last move, or filled it. It reports whether that
// closed the box.
func (s *state) settle(box, turn uint8, wins, full bool) (shuts bool) {
	bit := uint16(1) << box
	shuts = full || wins && s.closes
	if wins {
		s.lined |= bit
		s.owned[turn&1] |= bit
	}
	if shuts {
		s.closed |= bit
		if s.closed == all {
			s.over, s.winner = true, s.majority()
		}
	}
	if wins && hasLine[s.owned[turn&1]&all] {
		s.over, s.winner = true, turn
	}
	return shuts
}

// majority is who wins by owning more boxes when none is open, or nobody.
func (s *state) majority() uint8 {
	switch x, o := boxCount(s.owned[0]), boxCount(s.owned[1]); {
	case s.counts && x > o:
		return 0
	case s.counts && x < o:
		return 1
	}
	return nobody
}

// boxCount is the number of boxes in a set.
func boxCount(boxes uint16) int { return bits.OnesCount16(boxes) }

// follow makes the board what another one, which is not itself, becomes by a legal move.
func (b *board) follow(from *board, m move) {
	b.outline = from.outline
	box, turn := int(m.box()), b.turn&1
	before, key := b.index[box], b.boxKey(box)
	wins, shuts := b.state.push(m)
	b.index[box] += uint16(net.Index(1<<m.place(), 0)) << turn
	b.key ^= key ^ b.boxKey(box) ^ zobrist.turn
	b.empty--
	if shuts {
		b.empty -= int8(bits.OnesCount16(b.open(box)))
	}
	b.bar(box)
	b.threaten(box)
	if wins || shuts {
		b.net.Settle(&b.sum, &from.sum, box, from.fields(), b.fields())
		for box := range 9 {
			b.assess(box)
		}
	} else {
		b.assess(box)
		b.net.Mark(&b.sum, &from.sum, box, before, b.index[box], from.prospects[box], b.prospects[box])
	}
}
