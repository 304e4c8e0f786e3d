package net

import (
	"ninefold/engine/tictactoe"

	"ninefold/engine/grid"
)

// Mobility tells where the mover can play, and the consequences. Each pair has the mover's value first.
type Mobility struct {
	Target  int            // the box to play in, or Free
	Marks   [2]grid.Places // in the target, unused if that is Free
	Owned   [2]grid.Places // boxes
	Threats [2]grid.Places // boxes without an owner in which the side can make the first line with its next mark
	Closed  grid.Places    // boxes in which nobody may play

	Buckets *[9]uint8 // of the boxes, from the view of X: see Net.Bucket
}

// With a target, the mobility feature counts the moves that give the opponent a free choice, up to 2; those that send
// it to a box in which it cannot make a line at once, up to 3; and those that do not let it win the game at once, up to
// 2. It also tells whether the mover can make a line in the target, whether it can do so without sending the opponent
// to a line or a free choice, and for whom the target wins the game. Without a target, it counts the boxes in which
// each side can make a line, up to 2, and tells which side can win the game by one.
const (
	mobilitiesInTarget = 3 * 4 * 3 * 3 * 4
	mobilities         = mobilitiesInTarget + 3*3*4
)

// feature returns the number of the mobility feature, from 0 to mobilities-1.
func (m *Mobility) feature() int {
	winning := winningBoxes(m.Owned, m.Closed)
	deadly := m.Threats[1] & winning[1]
	if m.Target == Free {
		own, other := upTo(2, m.Threats[0]), upTo(2, m.Threats[1])
		return mobilitiesInTarget + (own*3+other)*4 + bit(m.Threats[0]&winning[0] != 0) + 2*bit(deadly != 0)
	}
	empty := m.empty()
	if deadly != 0 {
		deadly |= m.Closed
	}
	unsafe := m.Threats[1] | m.Closed
	line := int(m.Threats[0] >> m.Target & 1)
	if line != 0 && tictactoe.Completing(m.Marks[0])&empty&^unsafe&^(1<<m.Target) != 0 {
		line = 2
	}
	feature := upTo(2, empty&m.Closed)
	feature = feature*4 + upTo(3, empty&^unsafe)
	feature = feature*3 + upTo(2, empty&^deadly)
	feature = feature*3 + line
	return feature*4 + int(winning[0]>>m.Target&1+winning[1]>>m.Target&1*2)
}

// empty returns the empty places of the target.
func (m *Mobility) empty() grid.Places { return 511 &^ (m.Marks[0] | m.Marks[1]) }

// upTo returns the size of a set, but at most most.
func upTo(most int, set grid.Places) int { return min(most, set.Len()) }

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}
