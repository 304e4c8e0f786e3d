package search

import (
	"math/bits"

	"ninefold/engine/search/net"
)

// bar brings up to date whether the sides can still own a box.
func (b *board) bar(box int) {
	bit := uint16(1) << box
	for side := range 2 {
		decided := (b.lined|b.closed)&bit != 0
		if b.owned[side]&bit == 0 && (decided || !hasLine[all&^b.marks[1-side][box]&all]) {
			b.barred[side] |= bit
		}
	}
}

// threaten brings up to date which sides threaten to win a box.
func (b *board) threaten(box int) {
	threats := uint16(0)
	if (b.lined|b.closed)>>box&1 == 0 {
		threats = net.Threats(b.marks[0][box], b.marks[1][box])
	}
	b.threat[0] = b.threat[0]&^(1<<box) | threats&1<<box
	b.threat[1] = b.threat[1]&^(1<<box) | threats>>1<<box
}

// winningMove is a move by which the mover completes a line of boxes at once, or noMove.
func (b *board) winningMove() move {
	turn := b.turn & 1
	boxes := b.threat[turn] & net.Wins(b.owned[turn]) & b.playable()
	if boxes == 0 {
		return noMove
	}
	box := bits.TrailingZeros16(boxes)
	return moveTo(box, bits.TrailingZeros16(net.Wins(b.marks[turn][box])&b.open(box)))
}

// doomed reports that, where the mover does not win at once, the other side does by its next move: wherever in the
// target the mover plays, it sends the other to a box that wins the game, or leaves it the choice of one. A move that
// sends back to the target counts as a way out, whether it is or not.
func (b *board) doomed() bool {
	other := b.turn&1 ^ 1
	winning := b.threat[other] & net.Wins(b.owned[other])
	if winning == 0 || b.free() {
		return false
	}
	winning &^= 1 << b.target
	losing := winning
	if winning != 0 {
		losing |= b.closed
	}
	return b.open(int(b.target))&^losing == 0
}

// hopeless reports whether the side can never win the game: each line of boxes has one that it can never own, nor, if
// that counts, can it own more boxes than the other side does already.
func (b *board) hopeless(side uint8) bool {
	possible := all &^ b.barred[side&1] & all
	return !hasLine[possible] && !(b.counts && boxCount(possible) > boxCount(b.owned[side&1^1]))
}

// drawn reports whether the game can only end in a draw, or has.
func (b *board) drawn() bool {
	return b.over && b.winner == nobody || b.hopeless(0) && b.hopeless(1)
}
