package search

import (
	"math"
	"math/bits"
)

// certain is the chance of a side to own a box that it owns already.
const certain = 1 << 10

// chances holds, for each way a box can be marked, how often X and how often O makes the first line in it, out of
// certain, if again and again one of the two, drawn at random, marks an empty place drawn at random. The index is
// ternary: see ternary.
var chances = func() (table [19683][2]uint16) {
	exact := make([][2]float64, len(table))
	// A further mark makes the index larger, so counting down meets what may follow before what it follows from.
	for i := len(table) - 1; i >= 0; i-- {
		exact[i] = firstLine(i, exact)
		for side := range 2 {
			// Rounded up, so that 0 means never.
			table[i][side] = uint16(math.Ceil(exact[i][side] * certain))
		}
	}
	return table
}()

// firstLine is the entry of the table of chances for index i, when all larger indices have theirs.
func firstLine(i int, later [][2]float64) (chance [2]float64) {
	var marks [2]uint16
	for place, rest := 0, i; place < 9; place, rest = place+1, rest/3 {
		if rest%3 != 0 {
			marks[rest%3-1] |= 1 << place
		}
	}
	empty := all &^ (marks[0] | marks[1])
	x, o := hasLine[marks[0]], hasLine[marks[1]]
	switch {
	case x && o, empty == 0 && !x && !o:
		return chance
	case x:
		return [2]float64{1, 0}
	case o:
		return [2]float64{0, 1}
	}
	weight := 1 / float64(2*bits.OnesCount16(empty))
	for ; empty != 0; empty &= empty - 1 {
		one := ternary[empty&-empty]
		for side := range 2 {
			for mark := range 2 {
				chance[side] += weight * later[i+(mark+1)*int(one)][side]
			}
		}
	}
	return chance
}

// ternary turns a set of places into the number that has the digit 1 to the base of 3 at each of them. X's number plus
// twice O's tells all ways to mark a box apart.
var ternary = func() (table [all + 1]uint16) {
	for set := range table {
		power := uint16(1)
		for place := range 9 {
			table[set] += power * uint16(set>>place&1)
			power *= 3
		}
	}
	return table
}()

// assess brings up to date what the board keeps about who may come to own a box.
func (b *board) assess(box int) {
	bit := uint16(1) << box
	var chance [2]uint16
	switch {
	case b.owned[0]&bit != 0:
		chance[0] = certain
	case b.owned[1]&bit != 0:
		chance[1] = certain
	case (b.lined|b.shut)&bit == 0:
		chance = chances[ternary[b.marks[0][box]&all]+2*ternary[b.marks[1][box]&all]]
	}
	for side := range 2 {
		b.chance[side][box] = chance[side]
		if chance[side] == 0 {
			b.barred[side] |= bit
		}
	}
}

// hopeless reports whether the side can never win the game, because each line of boxes has one that it can never own.
func (b *board) hopeless(side uint8) bool { return !hasLine[all&^b.barred[side&1]&all] }

// unit is the evaluation of a line of boxes that is certain to be made.
const unit = 2048

// evaluate guesses how much better the position is for the mover, as the sum over the lines of boxes of the chance
// that the mover makes it less the chance that the opponent does, as if boxes were won independently.
func (b *board) evaluate() int {
	score := lineSum(&b.chance[0]) - lineSum(&b.chance[1])
	if b.turn != 0 {
		score = -score
	}
	return score / (certain * certain * certain / unit)
}

func lineSum(c *[9]uint16) int {
	c0, c1, c2 := int(c[0]), int(c[1]), int(c[2])
	c3, c4, c5 := int(c[3]), int(c[4]), int(c[5])
	c6, c7, c8 := int(c[6]), int(c[7]), int(c[8])
	return c0*(c1*c2+c3*c6+c4*c8) + c4*(c1*c7+c3*c5+c2*c6) + c8*(c2*c5+c6*c7)
}

// permille is the expected result that a score stands for, short of the certain 0 and 1000.
func permille(score int) int {
	const slope = 600
	return int(math.Round(1 + 998/(1+math.Exp(-float64(score)/slope))))
}
