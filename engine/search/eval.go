package search

import (
	"math"
	"math/bits"

	"ninefold/engine/tictactoe"
)

// certain is the chance of a side to own a box that it owns already.
const certain = 1 << 10

// outlook is what may become of a box.
type outlook struct {
	chance [2]uint16    // how often X, and O, makes the first line in it, out of certain
	gain   [2][2]uint16 // what the best mark of X, of O, adds to its own chance, and what it takes from the other's
}

// outlooks holds the outlook of a box for each way it can be marked, if again and again one of the two, drawn at
// random, marks an empty place drawn at random; but a place that makes a line is taken 8 times as often, and one that
// stops the other's line 4 times as often. The index is ternary: see ternary.
var outlooks = func() *[19683]outlook {
	exact := make([][2]float64, 19683)
	table := new([19683]outlook)
	// A further mark makes the index larger, so counting down meets what may follow before what it follows from.
	for i := len(table) - 1; i >= 0; i-- {
		exact[i] = firstLine(i, exact)
		for side := range 2 {
			table[i].chance[side] = uint16(math.Ceil(exact[i][side] * certain)) // 0 means never
			table[i].gain[side] = bestGain(i, side, exact)
		}
	}
	return table
}()

// marksAt is the marks of X and of O that an index stands for.
func marksAt(index int) (marks [2]uint16) {
	for place := range 9 {
		if digit := index % 3; digit != 0 {
			marks[digit-1] |= 1 << place
		}
		index /= 3
	}
	return marks
}

// firstLine is the chance of each side at index i, when those at all larger indices are known.
func firstLine(i int, later [][2]float64) (chance [2]float64) {
	marks := marksAt(i)
	x, o := hasLine[marks[0]], hasLine[marks[1]]
	switch {
	case x && o:
		return chance
	case x:
		return [2]float64{1, 0}
	case o:
		return [2]float64{0, 1}
	}
	for mover := range 2 {
		var total float64
		var sum [2]float64
		for empty := all &^ (marks[0] | marks[1]); empty != 0; empty &= empty - 1 {
			place := empty & -empty
			weight := 1.0
			if hasLine[marks[mover]|place] {
				weight = 8
			} else if hasLine[marks[1-mover]|place] {
				weight = 4
			}
			after := later[i+(mover+1)*int(ternary[place])]
			total += weight
			sum[0] += weight * after[0]
			sum[1] += weight * after[1]
		}
		if total > 0 {
			chance[0] += sum[0] / total / 2
			chance[1] += sum[1] / total / 2
		}
	}
	return chance
}

// bestGain is what the side's best mark changes at index i.
func bestGain(i, side int, exact [][2]float64) (gain [2]uint16) {
	marks := marksAt(i)
	best := 0.0
	for empty := all &^ (marks[0] | marks[1]); empty != 0; empty &= empty - 1 {
		after := exact[i+(side+1)*int(ternary[empty&-empty])]
		own, others := after[side]-exact[i][side], exact[i][1-side]-after[1-side]
		if own+others > best {
			best = own + others
			gain = [2]uint16{uint16(max(0, own) * certain), uint16(max(0, others) * certain)}
		}
	}
	return gain
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
		chance = b.outlook(box).chance
	}
	for side := range 2 {
		b.chance[side][box] = chance[side]
		if chance[side] == 0 {
			b.barred[side] |= bit
		}
	}
}

// hopeless reports whether the side can never win the game: each line of boxes has one that it can never own, nor, if
// that counts, can it own more boxes than the other side does already.
func (b *board) hopeless(side uint8) bool {
	possible := all &^ b.barred[side&1] & all
	return !hasLine[possible] && !(b.counts && bits.OnesCount16(possible) > bits.OnesCount16(b.owned[side&1^1]))
}

// drawn reports whether the game can only end in a draw, or has.
func (b *board) drawn() bool {
	return b.over && b.winner == nobody || b.hopeless(0) && b.hopeless(1)
}

// unit is the evaluation of a line of boxes that is certain to be made.
const unit = 2048

// outlook is the outlook of a box in which there is no line.
func (b *board) outlook(box int) *outlook {
	return &outlooks[ternary[b.marks[0][box]&all]+2*ternary[b.marks[1][box]&all]]
}

// weights say what the right to move adds to the evaluation, in lines of boxes.
type weights struct {
	free   int     // for the mover who may choose the box, out of one
	forced int     // for the mover who may not, out of one
	gain   int     // share of what the best move in the forced box gains that counts, out of 256
	slope  float64 // the score at which the mover wins e times as often as the opponent
}

// The weights were fitted by logistic regression to the results of 6,000 games that the search played against itself
// under Open and under Closed; Majority takes those of Closed.
var (
	openWeights   = weights{free: 490 * one / 1000, forced: -250 * one / 1000, gain: 415, slope: 1400}
	closedWeights = weights{free: 240 * one / 1000, forced: -43 * one / 1000, gain: 129, slope: 630}
)

// one is a line of boxes that is certain to be made, before scaling to unit.
const one = certain * certain * certain

func (b *board) weights() *weights {
	if b.closes {
		return &closedWeights
	}
	return &openWeights
}

// evaluate guesses how much better the position is for the mover: the sum over the lines of boxes of the chance that
// the mover makes it less the chance that the opponent does, as if boxes were won independently, and what the right
// to move is worth, which depends on where it must be used. Where no line can be made any more and the number of owned
// boxes counts, it is the expected lead in boxes.
func (b *board) evaluate() int {
	mine, theirs := &b.chance[b.turn&1], &b.chance[b.turn&1^1]
	my, their := linesOf(mine), linesOf(theirs)
	score := my - their + b.initiative(mine, theirs)
	if b.counts && my == 0 && their == 0 {
		score = (boxesOf(mine) - boxesOf(theirs)) * certain * certain
	}
	return max(1-decisive, min(score/(one/unit), decisive-1))
}

// initiative is what the right to move is worth, out of one.
func (b *board) initiative(mine, theirs *[9]uint16) int {
	w := b.weights()
	if b.free() {
		return w.free
	}
	box := int(b.target)
	if b.lined>>box&1 != 0 {
		return w.forced
	}
	gain := &b.outlook(box).gain[b.turn&1]
	return w.forced + (int(gain[0])*linesThrough(mine, box)+int(gain[1])*linesThrough(theirs, box))*w.gain/256
}

// linesOf is the expected number of lines of boxes that each have the chances c to be owned.
func linesOf(c *[9]uint16) int {
	c0, c1, c2 := int(c[0]), int(c[1]), int(c[2])
	c3, c4, c5 := int(c[3]), int(c[4]), int(c[5])
	c6, c7, c8 := int(c[6]), int(c[7]), int(c[8])
	return c0*(c1*c2+c3*c6+c4*c8) + c4*(c1*c7+c3*c5+c2*c6) + c8*(c2*c5+c6*c7)
}

// boxesOf is the expected number of boxes that each have the chances c to be owned, out of certain.
func boxesOf(c *[9]uint16) (sum int) {
	for _, chance := range c {
		sum += int(chance)
	}
	return sum
}

// linesThrough is the expected number of lines of boxes through a box if that is certain to be owned.
func linesThrough(c *[9]uint16, box int) (sum int) {
	for _, rest := range through[box] {
		sum += int(c[rest[0]]) * int(c[rest[1]])
	}
	return sum
}

// through is the rest of each line through a box.
var through = func() (table [9][][2]int) {
	for box := range table {
		for _, line := range tictactoe.Lines {
			if line.Has(box) {
				rest := uint(line &^ (1 << box))
				table[box] = append(table[box], [2]int{bits.TrailingZeros(rest), bits.Len(rest) - 1})
			}
		}
	}
	return table
}()

// permille is the expected result that a score stands for, short of the certain 0 and 1000. The logistic curve was
// fitted to the results of games that the search played against itself with 20,000 nodes a move.
func (b *board) permille(score int) int {
	return int(math.Round(1 + 998/(1+math.Exp(-float64(score)/b.weights().slope))))
}
