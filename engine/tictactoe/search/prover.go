package search

import (
	"math"

	"ninefold/engine/grid"
)

// prover finds out whether a side can force a win. It searches to the end of the game, without pruning, by depth-first
// proof-number search (Ayumu Nagai: Df-pn Algorithm for Searching AND/OR Trees and Its Applications, 2002): it always
// continues at the position that seems nearest to an answer. The number of legal moves differs so widely in this game
// that this finds the cheapest proof much sooner than alpha-beta. A position counts as a node each time a move to it is
// listed. Proving allocates nothing.
type prover struct {
	*worker
	table    *proofs
	side     int // the side that may force a win: 0 for X, 1 for O
	expanded int // number of positions
	stack    [maxPlies + 2]proofFrame
}

// proofFrame is the memory of a prover for one ply.
type proofFrame struct {
	board board
	moves [81]proofMove
	count int
}

// proofMove is a legal move with the proof numbers of the position that it leads to.
type proofMove struct {
	proofNumbers
	key  uint64
	move move
}

// proofNumbers tell the work missing to an answer about a position, from the view of its mover. If the mover is the
// prover's side, it succeeds by winning, otherwise by preventing that win.
type proofNumbers struct {
	phi   uint32 // missing to prove that the mover succeeds: 0 if proved, certain if the opposite is
	delta uint32 // missing to prove that it fails
	plies uint8  // once the win is proved: the most plies that it takes
}

// certain is larger than all other proof numbers.
const certain = 1<<numberBits - 1

// proved reports whether the answer is known.
func (n proofNumbers) proved() bool { return n.phi == 0 || n.delta == 0 }

// ask returns the proof numbers of a position at a ply, and false if the worker stopped before they were proved.
func (p *prover) ask(b *board, ply int, side int) (proofNumbers, bool) {
	p.side = side
	key := p.keyOf(b)
	if b.Over() {
		return p.look(b, key), true
	}
	n := p.prove(b, ply, key, proofNumbers{phi: certain, delta: certain})
	return n, n.proved()
}

// movesAt returns the moves of the position that was last expanded at a ply.
func (p *prover) movesAt(ply int) []proofMove { return p.stack[ply].moves[:p.stack[ply].count] }

// keyOf returns the key of a position together with the question.
func (p *prover) keyOf(b *board) uint64 { return b.hash() ^ -uint64(p.side&1) }

// prove expands positions until phi or delta of the board is at least that of most, or the worker stops.
func (p *prover) prove(b *board, ply int, key uint64, most proofNumbers) proofNumbers {
	begun := p.expanded
	if !p.expand(b, ply) {
		return proofNumbers{phi: 1, delta: 1}
	}
	f, child := &p.stack[ply], &p.stack[ply+1].board
	for {
		n, best, limit := p.sum(ply, most)
		if n.phi >= most.phi || n.delta >= most.delta || p.stopped {
			p.table.put(key, n, p.expanded-begun)
			return n
		}
		m := &f.moves[best]
		if known, ok := p.table.get(m.key); ok && known != m.proofNumbers {
			m.proofNumbers = known // found on another way to the position
			continue
		}
		child.follow(b, m.move)
		p.team.begin(m.key)
		if found := p.prove(child, ply+1, m.key, limit); !p.stopped {
			m.proofNumbers = found
		}
		p.team.end(m.key)
	}
}

// expand puts the legal moves in the frame of the ply. It stops at a move that succeeds. It returns false if the worker
// stops.
func (p *prover) expand(b *board, ply int) bool {
	p.expanded++
	f, child := &p.stack[ply], &p.stack[ply+1].board
	f.count = 0
	for boxes := b.PlayableIfOngoing(); boxes != 0; boxes &= boxes - 1 {
		box := grid.Box(boxes.First())
		for open := b.Empty(box); open != 0; open &= open - 1 {
			if !p.visit() {
				return false
			}
			m := &f.moves[f.count]
			m.move = moveTo(box, open.First())
			child.follow(b, m.move)
			m.key = p.keyOf(child)
			if ply > 0 && f.leadsTo(m.key) { // at the root each move needs a value
				continue
			}
			f.count++
			if m.proofNumbers = p.look(child, m.key); m.delta == 0 {
				return true
			}
		}
	}
	return true
}

// leadsTo reports whether a move of the frame leads to a position with the key.
func (f *proofFrame) leadsTo(key uint64) bool {
	for i := range f.moves[:f.count] {
		if f.moves[i].key == key {
			return true
		}
	}
	return false
}

// look returns the proof numbers of a position without a search.
func (p *prover) look(b *board, key uint64) proofNumbers {
	if b.Over() || b.hopeless[p.side] {
		if wins := b.won(p.side); wins == (b.Side() == p.side) {
			return proofNumbers{phi: 0, delta: certain}
		}
		return proofNumbers{phi: certain, delta: 0}
	}
	if m, plies := b.winningMove(); m != noMove { // the mover succeeds, whichever side it is
		return proofNumbers{phi: 0, delta: certain, plies: uint8(plies)}
	}
	if b.assured[p.side] {
		if b.Side() == p.side {
			return proofNumbers{phi: 0, delta: certain, plies: uint8(b.empty)}
		}
		return proofNumbers{phi: certain, delta: 0, plies: uint8(b.empty)}
	}
	if plies := b.doomed(); plies > 0 {
		return proofNumbers{phi: certain, delta: 0, plies: uint8(plies)}
	}
	if n, ok := p.table.get(key); ok {
		return n
	}
	return guess(b)
}

// The effort that a position seems to take doubles with every effortScale that the net's estimate is lower.
const (
	effortScale = 400
	effortStep  = effortScale / 8
	effortUnit  = 64 // for a position that is equally good for both sides
)

// efforts has the effort that a proof seems to take for each effortStep from -6 to 6 times the effortScale.
var efforts = func() (table [97]uint32) {
	for i := range table {
		table[i] = uint32(effortUnit * math.Exp2(float64(i-len(table)/2)/8))
	}
	return table
}()

// guess returns the proof numbers of a new position, from the net's estimate and the number of moves to refute.
func guess(b *board) proofNumbers {
	half := len(efforts) / 2
	advantage := max(-half, min(b.evaluate()/effortStep, half))
	replies := int(b.empty)
	if !b.Free() {
		replies = b.Empty(b.target()).Len()
	}
	return proofNumbers{phi: efforts[half-advantage], delta: efforts[half+advantage] * uint32(replies)}
}

// sum returns the proof numbers of the position from those of its moves, the index of the move with the least missing,
// which is searched next, and the limit of that search. The search ends when another move misses a third less, which
// saves many returns (Jakub Pawlewicz, Łukasz Lew: Improving Depth-First PN-Search: 1 + ε Trick, 2006), or when the
// position misses at least what most says. A move that another goroutine searches counts twice.
func (p *prover) sum(ply int, most proofNumbers) (n proofNumbers, best int, limit proofNumbers) {
	f := &p.stack[ply]
	n.phi = certain
	longest := uint8(0)
	first, second := uint32(math.MaxUint32), uint32(certain)
	var total, greatest uint32
	for i := range f.moves[:f.count] {
		m := &f.moves[i]
		if m.delta == 0 {
			return proofNumbers{phi: 0, delta: certain, plies: m.plies + 1}, i, limit
		}
		n.phi = min(n.phi, m.delta)
		longest = max(longest, m.plies+1)
		total, greatest = min(total+m.phi, certain-1), max(greatest, m.phi)
		missing := m.delta
		if p.team.searches(m.key) {
			missing = min(2*missing, certain)
		}
		switch {
		case missing < first:
			best, first, second = i, missing, min(first, certain)
		case missing < second:
			second = missing
		}
	}
	// Part of the work missing after one move is also missing after others, so the sum would be too much.
	n.delta = (3*total + greatest) / 4
	if n.delta == 0 {
		return proofNumbers{phi: certain, plies: longest}, best, limit
	}
	m := &f.moves[best]
	limit.phi = most.delta - (n.delta - m.phi)
	limit.delta = max(m.delta+1, min(most.phi, second+second/3+1))
	return n, best, limit
}
