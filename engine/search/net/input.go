package net

import (
	"sync"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Input is what the net sees of a position, from the view of the mover.
type Input struct {
	Index  [9]uint16           // of each field
	Owned  [2]tictactoe.Places // fields that the mover, the other owns
	Closed tictactoe.Places    // fields that nobody may play in
	Target uint8               // the field that the mover must play in, or Free
}

// NewInput is the input of a position that is not over.
func NewInput(p *tictactoe.Position) Input {
	mover, other := p.Turn(), p.Turn().Other()
	in := Input{Owned: [2]tictactoe.Places{p.Owned(mover), p.Owned(other)},
		Closed: p.Closed(), Target: Free}
	for f := range grid.Box(grid.Boxes) {
		in.Index[f] = uint16(Index(p.Marks(f, mover), p.Marks(f, other)))
	}
	if f, ok := p.Forced(); ok {
		in.Target = uint8(f)
	}
	return in
}

// view is the index of a field for the mover (0) or the other (1), and who owns it.
func (in *Input) view(view, field int) (index int, own, other bool) {
	index = int(in.Index[field])
	if view == 1 {
		index = int(swapped()[index])
	}
	return index, in.Owned[view]>>field&1 != 0, in.Owned[1-view]>>field&1 != 0
}

// swapped gives for each index that with the sides changed over.
var swapped = sync.OnceValue(func() *[States]uint16 {
	table := new([States]uint16)
	for i := range table {
		own, other := Places(i)
		table[i] = uint16(Index(other, own))
	}
	return table
})

// appendTerms appends what a field adds to a view.
func (in *Input) appendTerms(terms []term, view, field int) []term {
	index, own, other := in.view(view, field)
	owner := 2
	if own {
		owner = 0
	} else if other {
		owner = 1
	}
	if in.Closed>>field&1 != 0 {
		return append(terms, term{closedAt + (field*3+owner)*Hidden, 1})
	}
	for l, pattern := range patterns()[index] {
		terms = append(terms, term{lineOf(field, l, pattern), 1})
	}
	terms = append(terms, term{shapeAt + int(shapeOf()[index])*Hidden, 1})
	if owner < 2 {
		return append(terms, term{ownerAt + (field*2+owner)*Hidden, 1})
	}
	return append(terms, term{oddsAt + field*2*Hidden, odds()[index][0]},
		term{oddsAt + (field*2+1)*Hidden, odds()[index][1]})
}

// appendOwners appends what the owners of the fields add to a view: for each line of fields, and for each field that
// wins the game.
func (in *Input) appendOwners(terms []term, view int) []term {
	owned := [2]tictactoe.Places{in.Owned[view], in.Owned[1-view]}
	for l := range tictactoe.Lines {
		terms = append(terms, term{rowOf(l, rowPattern(l, owned[0], owned[1], in.Closed)), 1})
	}
	for field := range 9 {
		if stake := Stake(owned, in.Closed, field); stake > 0 {
			index, _, _ := in.view(view, field)
			terms = append(terms, term{stakeOf(field, prospectOf(stake, uint16(index))), 1})
		}
	}
	return terms
}

// appendSends appends what the fields add to a view that the mover can send the other side to.
func (in *Input) appendSends(terms []term, view int) []term {
	if in.Target == Free {
		return terms
	}
	own, other := Places(int(in.Index[in.Target]))
	for field := range 9 {
		if (own|other|in.Closed)>>field&1 == 0 {
			prospect := prospectOf(Stake(in.Owned, in.Closed, field), in.Index[field])
			terms = append(terms, term{sendOf(view, prospect), 1})
		}
	}
	return terms
}

// class is the class of the target, from the view of the mover.
func (in *Input) class() uint8 {
	if in.Target == Free {
		return 0
	}
	return threats()[in.Index[in.Target]]
}

// choice is the index of what the mover may choose.
func (in *Input) choice() int {
	c := Choice{Target: int(in.Target), Owned: in.Owned, Closed: in.Closed}
	for field, index := range in.Index {
		own, other := Places(int(index))
		if in.Target == uint8(field) {
			c.Marks = [2]tictactoe.Places{own, other}
		}
		if (in.Owned[0]|in.Owned[1]|in.Closed)>>field&1 == 0 {
			threats := Threats(own, other)
			c.Threats[0] |= threats & 1 << field
			c.Threats[1] |= threats >> 1 << field
		}
	}
	return c.index()
}

// moved is the input turned and mirrored.
func (in Input) moved(symmetry int) Input {
	perm := &symmetries[symmetry]
	to := Input{Target: in.Target}
	for f := range 9 {
		t := perm[f]
		to.Index[t] = movedIndex()[symmetry][in.Index[f]]
		for side := range 2 {
			to.Owned[side] |= in.Owned[side] >> f & 1 << t
		}
		to.Closed |= in.Closed >> f & 1 << t
	}
	if in.Target != Free {
		to.Target = perm[in.Target]
	}
	return to
}

// symmetries are the eight ways to turn and mirror nine places.
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

var movedIndex = sync.OnceValue(func() *[8][States]uint16 {
	table := new([8][States]uint16)
	for s := range table {
		for i := range table[s] {
			power := i
			for place := range 9 {
				table[s][i] += uint16(power%3) * ternary[1<<symmetries[s][place]]
				power /= 3
			}
		}
	}
	return table
})
