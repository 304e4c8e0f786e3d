package net

import (
	"sync"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Input is a position in the form of the net: the boxes from the view of the mover, and the target.
type Input struct {
	Boxes
	Target uint8 // the box that the mover must play in, or Free
}

// NewInput returns the input of a position that is not over.
func NewInput(p *tictactoe.Position) Input {
	in := Input{Boxes: NewBoxes(p, p.Side()), Target: Free}
	if target, ok := p.Forced(); ok {
		in.Target = uint8(target)
	}
	return in
}

// view returns the boxes from the view of the mover (0) or of the other side (1).
func (in *Input) view(view int) Boxes {
	b := in.Boxes
	if view == 1 {
		b.Owned[0], b.Owned[1] = b.Owned[1], b.Owned[0]
		b.Barred[0], b.Barred[1] = b.Barred[1], b.Barred[0]
		b.Wins[0], b.Wins[1] = b.Wins[1], b.Wins[0]
		for box, state := range b.State {
			b.State[box] = swappedState()[state]
		}
	}
	return b
}

// owner returns 0 or 1 if one of the sides owns the box, the first before the second, and nobody if neither does.
func (b *Boxes) owner(box int) int {
	switch {
	case b.Owned[0]>>box&1 != 0:
		return 0
	case b.Owned[1]>>box&1 != 0:
		return 1
	}
	return nobody
}

// feature is an active input of a view: its value multiplies the vector of parameters that begins at index at.
type feature struct {
	at    int
	value float32
}

// appendFeatures appends the active features of a view.
func (in *Input) appendFeatures(features []feature, view int) []feature {
	features = append(features, feature{biasAt, 1}, feature{targetOf(view, int(in.Target), in.threatClass()), 1},
		feature{mobilityOf(view, in.mobility()), 1})
	boxes := in.view(view)
	for box := range 9 {
		features = boxes.appendBox(features, box)
	}
	return in.appendDestinations(boxes.appendOwners(features), view)
}

// appendBox appends the features of one box.
func (b *Boxes) appendBox(features []feature, box int) []feature {
	owner, state := b.owner(box), b.State[box]
	if b.Closed>>box&1 != 0 {
		return append(features, feature{closedAt + (box*3+owner)*Hidden, 1})
	}
	for l, pattern := range patterns()[state] {
		features = append(features, feature{lineOf(box, l, pattern), 1})
	}
	features = append(features, feature{shapeAt + int(shapeOf()[state])*Hidden, 1})
	if owner < nobody {
		return append(features, feature{ownerAt + (box*2+owner)*Hidden, 1})
	}
	return append(features, feature{oddsAt + box*2*Hidden, odds()[state][0]},
		feature{oddsAt + (box*2+1)*Hidden, odds()[state][1]})
}

// appendOwners appends the features of the counts, of the lines of boxes, and of the boxes that win the game.
func (b *Boxes) appendOwners(features []feature) []feature {
	features = append(features, feature{countsOf(int(Counts(b.Owned, b.Barred))), 1})
	for l := range tictactoe.Lines {
		features = append(features, feature{boxLineOf(l, boxLinePattern(l, b.Owned, b.Closed)), 1})
	}
	for box, state := range b.State {
		if wins := WinsGame(b.Wins, box); wins > 0 {
			features = append(features, feature{winningOf(box, bucketOf(wins, state)), 1})
		}
	}
	return features
}

// appendDestinations appends the features of the boxes to which the mover can send the other side.
func (in *Input) appendDestinations(features []feature, view int) []feature {
	if in.Target == Free {
		return features
	}
	own, other := BoxMarks(int(in.State[in.Target]))
	for box, state := range in.State {
		if (own|other|in.Closed)>>box&1 == 0 {
			bucket := bucketOf(WinsGame(in.Wins, box), state)
			features = append(features, feature{destinationOf(view, bucket), 1})
		}
	}
	return features
}

// threatClass returns the threat class of the target from the view of the mover, and 0 without a target.
func (in *Input) threatClass() uint8 {
	if in.Target == Free {
		return 0
	}
	return threatClass()[in.State[in.Target]]
}

// mobility returns the number of the mobility feature.
func (in *Input) mobility() int {
	m := Mobility{Target: int(in.Target), Wins: in.Wins, Closed: in.Closed}
	for box, state := range in.State {
		own, other := BoxMarks(int(state))
		if in.Target == uint8(box) {
			m.Marks = [2]grid.Places{own, other}
		}
		if (in.Owned[0]|in.Owned[1]|in.Closed)>>box&1 == 0 {
			threats := Threats(own, other)
			m.Threats[0] |= threats & 1 << box
			m.Threats[1] |= threats >> 1 << box
		}
	}
	return m.feature()
}

// moved returns the input under one of the symmetries.
func (in Input) moved(symmetry int) Input {
	moves := &symmetries[symmetry]
	to := Input{Target: in.Target}
	for box, state := range in.State {
		t := moves[box]
		to.State[t] = movedState()[symmetry][state]
		for side := range 2 {
			to.Owned[side] |= in.Owned[side] >> box & 1 << t
			to.Barred[side] |= in.Barred[side] >> box & 1 << t
			to.Wins[side] |= in.Wins[side] >> box & 1 << t
		}
		to.Closed |= in.Closed >> box & 1 << t
	}
	if in.Target != Free {
		to.Target = moves[in.Target]
	}
	return to
}

// symmetries are the eight rotations and reflections of nine places: each maps a place to another.
var symmetries = func() (table [8][9]uint8) {
	for s := range table {
		for place := range 9 {
			r, c := place/3, place%3
			if s&1 != 0 {
				c = 2 - c
			}
			if s&2 != 0 {
				r = 2 - r
			}
			if s&4 != 0 {
				r, c = c, r
			}
			table[s][place] = uint8(3*r + c)
		}
	}
	return table
}()

// movedState maps each symmetry and state to the state under the symmetry.
var movedState = sync.OnceValue(func() *[8][BoxStates]uint16 {
	table := new([8][BoxStates]uint16)
	for s := range table {
		for state := range table[s] {
			rest := state
			for place := range 9 {
				table[s][state] += uint16(rest%3) * ternary[1<<symmetries[s][place]]
				rest /= 3
			}
		}
	}
	return table
})

// linesThrough lists the lines of boxes through each box.
var linesThrough = func() (table [9][]uint8) {
	for box := range table {
		for l, line := range tictactoe.Lines {
			if line.Has(box) {
				table[box] = append(table[box], uint8(l))
			}
		}
	}
	return table
}()

// boxLinePatterns is the number of ways to own a line of three boxes. Each box is a digit to the base of 4: 0 if it is
// still to be won, 1 or 2 if the first or the second side owns it, 3 if it is closed without an owner.
const boxLinePatterns = 64

// boxLineDigits maps a line of boxes and a set of boxes to the number whose digits to the base of 4 are 1 for the boxes
// of the line in the set.
var boxLineDigits = func() (table [8][512]uint8) {
	for l, line := range tictactoe.Lines {
		for set := range table[l] {
			power := uint8(1)
			for box := range 9 {
				if line.Has(box) {
					table[l][set] += power * uint8(set>>box&1)
					power *= 4
				}
			}
		}
	}
	return table
}()

// boxLinePattern returns the pattern of a line of boxes.
func boxLinePattern(line int, owned [2]grid.Places, closed grid.Places) int {
	digits := &boxLineDigits[line&7]
	own, other := owned[0], owned[1]
	return int(digits[own&511] + 2*digits[other&^own&511] + 3*digits[closed&^(own|other)&511])
}

// swappedBoxLine returns the pattern with the sides swapped. A digit 1 has the lower bit set, a 2 the upper, a 3 both.
func swappedBoxLine(pattern int) int { return pattern>>1&0b010101 | pattern<<1&0b101010 }

// Mobility tells where the mover can play, and the consequences. Each pair has the mover's value first.
type Mobility struct {
	Target  int            // the box to play in, or Free
	Marks   [2]grid.Places // in the target, unused if that is Free
	Wins    [2]grid.Places // boxes that win the game: see Boxes
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
	deadly := m.Threats[1] & m.Wins[1]
	if m.Target == Free {
		own, other := upTo(2, m.Threats[0]), upTo(2, m.Threats[1])
		return mobilitiesInTarget + (own*3+other)*4 + bit(m.Threats[0]&m.Wins[0] != 0) + 2*bit(deadly != 0)
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
	return feature*4 + int(WinsGame(m.Wins, m.Target))
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
