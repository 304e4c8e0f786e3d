package net

import "ninefold/engine/tictactoe"

// Choice is what the mover may choose among. Of each pair the mover's comes first.
type Choice struct {
	Target  int                 // the field to play in, or Free
	Marks   [2]tictactoe.Places // in the target, unless that is Free
	Owned   [2]tictactoe.Places // fields
	Threats [2]tictactoe.Places // fields that nobody owns, in which the side can make the first line with its next mark
	Closed  tictactoe.Places    // fields that nobody may play in

	Prospects *[9]uint8 // of the fields: see Prospect
}

// Of a choice the net sees no more than this. In a target it is how many moves there are that let the other side choose
// the field, up to 2; that send it where it cannot make a line at once, up to 3; and that do not let it win the game at
// once, up to 2; whether the mover can make a line in the target, and then be safe in this sense; and for whom the
// target wins the game. Without a target it is how many fields each side can make a line in, up to 2, and which side
// can win the game by one.
const (
	inTarget = 3 * 4 * 3 * 3 * 4
	choices  = inTarget + 3*3*4
)

func (c *Choice) index() int {
	stakes := stakes(c.Owned, c.Closed)
	deadly := c.Threats[1] & stakes[1]
	if c.Target == Free {
		own, other := upTo(2, c.Threats[0]), upTo(2, c.Threats[1])
		return inTarget + (own*3+other)*4 + bit(c.Threats[0]&stakes[0] != 0) + 2*bit(deadly != 0)
	}
	open := c.open()
	if deadly != 0 {
		deadly |= c.Closed
	}
	unsafe := c.Threats[1] | c.Closed
	line := int(c.Threats[0] >> c.Target & 1)
	if line != 0 && c.Marks[0].Completing()&open&^unsafe&^(1<<c.Target) != 0 {
		line = 2
	}
	index := upTo(2, open&c.Closed)
	index = index*4 + upTo(3, open&^unsafe)
	index = index*3 + upTo(2, open&^deadly)
	index = index*3 + line
	return index*4 + int(stakes[0]>>c.Target&1+stakes[1]>>c.Target&1*2)
}

// open are the empty places of the target.
func (c *Choice) open() tictactoe.Places { return 511 &^ (c.Marks[0] | c.Marks[1]) }

// upTo is how many there are in a set, but no more than most.
func upTo(most int, set tictactoe.Places) int { return min(most, set.Len()) }

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}
