package net

import (
	"bytes"
	"compress/zlib"
	"errors"
	"fmt"
	"io"
	"math"
	"math/bits"
)

// Scale is how much an estimate grows while the odds of a win grow by a factor of e.
const Scale = 600

// A vector of Hidden numbers is kept as four in a word, each with a weight of 1<<16 over the one before, so that one
// addition adds four. That is exact as long as each number stays a signed one of 16 bits.
type vector [Hidden / 4]uint64

const (
	unit      = 512  // stands for 1 in the hidden layer
	unitParam = 1024 // stands for 1 in a file of parameters
)

// Net is a net in the form that is quickest to evaluate. It does not change once it is loaded.
type Net struct {
	field  [9][States]Sum
	owner  [9][2]Sum                // of X, O
	closed [9][3]Sum                // of X, O, nobody
	row    [8][rowPatterns]Sum      // of fields, by their owners
	stake  [9][4][standings]Sum     // of fields that win the game, for whom, by their standing; 0 for nobody
	target [2][9*classes + 1]vector // with the bias
	choice [2][choices]vector
	scalar [9][States]int16
	offset int
	class  *[States]uint8 // threats, at hand
	stands *[States]uint8 // standing, at hand
}

// Sum is the hidden layer of a position without the target, from the view of X and from that of O.
type Sum [2]vector

// Fields are the fields of a position from the view of X.
type Fields struct {
	Index  [9]uint16 // how each is marked
	Owned  [2]uint16 // by X, by O
	Closed uint16
}

// Encode is the parameters as a file: rounded to numbers of 16 bits, the lower halves of all of them before the upper
// ones, which is smallest when it is compressed.
func Encode(params []float32) []byte {
	halves := make([]byte, 2*Size)
	for i, p := range params {
		n := math.Round(float64(p) * unitParam)
		n16 := uint16(int16(max(math.MinInt16, min(n, math.MaxInt16))))
		halves[i], halves[Size+i] = byte(n16), byte(n16>>8)
	}
	var data bytes.Buffer
	w, _ := zlib.NewWriterLevel(&data, zlib.BestCompression) // neither the level nor a buffer can fail
	w.Write(halves)
	w.Close()
	return data.Bytes()
}

// Decode is the inverse of Encode, but for rounding.
func Decode(data []byte) ([]float32, error) {
	var halves []byte
	r, err := zlib.NewReader(bytes.NewReader(data))
	if err == nil {
		halves, err = io.ReadAll(r)
	}
	if err != nil {
		return nil, fmt.Errorf("this is not a net: %w", err)
	}
	if len(halves) != 2*Size {
		return nil, errors.New("a net has another size")
	}
	params := make([]float32, Size)
	for i := range params {
		params[i] = float32(int16(uint16(halves[i])|uint16(halves[Size+i])<<8)) / unitParam
	}
	return params, nil
}

// Load makes a net of a file. It calls yield some ninety times meanwhile, to let others run; that may be nil.
func Load(data []byte, yield func()) (*Net, error) {
	params, err := Decode(data)
	if err != nil {
		return nil, err
	}
	n := &Net{class: threats(), stands: standing()}
	if yield == nil {
		yield = func() {}
	}
	n.loadFields(params, yield)
	n.loadOwners(params)
	for view := range 2 {
		for i := range n.target[view] {
			n.target[view][i] = pack(add(row(params, biasAt), row(params, targetAt+(view*(9*classes+1)+i)*Hidden), 1))
		}
	}
	for view := range 2 {
		for i := range n.choice[view] {
			n.choice[view][i] = pack(row(params, choiceOf(view, i)))
		}
	}
	n.offset = int(math.Round(float64(params[offsetAt]) * Scale))
	return n, nil
}

func (n *Net) loadFields(params []float32, yield func()) {
	const often = 2048 // states
	for f := range 9 {
		for i := range n.field[f] {
			if i%often == 0 {
				yield()
			}
			var v [Hidden]float32
			var scalar float32
			for l, pattern := range patterns()[i] {
				v = add(v, row(params, lineOf(f, l, pattern)), 1)
				scalar += params[scalarOf(f, l, pattern)]
			}
			v = add(v, row(params, shapeAt+int(shapeOf()[i])*Hidden), 1)
			n.scalar[f][i] = int16(math.Round(float64(scalar) * Scale))
			if n.class[i] != lined {
				for side, odds := range odds()[i] {
					v = add(v, row(params, oddsAt+(f*2+side)*Hidden), odds)
				}
			}
			n.field[f][i][0] = pack(v)
			n.field[f][swapped()[i]][1] = n.field[f][i][0]
		}
	}
}

func (n *Net) loadOwners(params []float32) {
	for f := range 9 {
		for owner := range nobody + 1 {
			other := otherOwner[owner]
			n.closed[f][owner] = bothViews(params, closedAt+(f*3+owner)*Hidden, closedAt+(f*3+other)*Hidden)
		}
		for owner := range nobody {
			n.owner[f][owner] = bothViews(params, ownerAt+(f*2+owner)*Hidden, ownerAt+(f*2+1-owner)*Hidden)
		}
		for s := range uint8(standings) {
			turned := swappedStanding(s)
			n.stake[f][1][s] = bothViews(params, stakeOf(f, 1, s), stakeOf(f, 2, turned))
			n.stake[f][2][s] = bothViews(params, stakeOf(f, 2, s), stakeOf(f, 1, turned))
			n.stake[f][3][s] = bothViews(params, stakeOf(f, 3, s), stakeOf(f, 3, turned))
		}
	}
	for l := range n.row {
		for pattern := range rowPatterns {
			// What is X's has a lower bit set, and what is O's an upper one; both are set where it is neither's.
			swapped := pattern>>1&0b010101 | pattern<<1&0b101010
			n.row[l][pattern] = bothViews(params, rowOf(l, pattern), rowOf(l, swapped))
		}
	}
}

// bothViews is a sum from where its vectors begin from the view of X and of O.
func bothViews(params []float32, x, o int) Sum {
	return Sum{pack(row(params, x)), pack(row(params, o))}
}

func row(params []float32, at int) [Hidden]float32 { return [Hidden]float32(params[at:]) }

// add is v and factor times w. The product is rounded, so that a machine which could multiply and add in one step comes
// to the same net as any other.
func add(v, w [Hidden]float32, factor float32) [Hidden]float32 {
	for k := range v {
		v[k] += float32(factor * w[k])
	}
	return v
}

func pack(v [Hidden]float32) (packed vector) {
	for k, x := range v {
		packed[k/4] += uint64(int64(math.Round(float64(x)*unit))) << (k % 4 * 16)
	}
	return packed
}

// nobody owns a field.
const nobody = 2

// otherOwner is the owner as the other side calls it.
var otherOwner = [...]int{1, 0, nobody}

// Sum computes the hidden layer of fields.
func (n *Net) Sum(sum *Sum, f *Fields) {
	*sum = Sum{}
	for at := range 9 {
		marks, more := n.summands(f, at)
		sum.add(marks)
		sum.add(more)
	}
	for l := range n.row {
		sum.add(&n.row[l][rowPattern(l, f.Owned[0], f.Owned[1], f.Closed)])
	}
}

// summands are the two that a field has.
func (n *Net) summands(f *Fields, at int) (marks, more *Sum) {
	owner := nobody
	if (f.Owned[0]|f.Owned[1])>>at&1 != 0 {
		owner = int(f.Owned[1] >> at & 1)
	}
	more = &n.stake[at][Stake(f.Owned, f.Closed, at)][n.stands[f.Index[at]]]
	switch {
	case f.Closed>>at&1 != 0:
		return &n.closed[at][owner], more
	case owner < nobody:
		more = &n.owner[at][owner]
	}
	return &n.field[at][f.Index[at]], more
}

// Settle makes a sum what another becomes by a mark in a field that wins or closes it.
func (n *Net) Settle(to, from *Sum, at int, before, after *Fields) {
	marks, more := n.summands(before, at)
	newMarks, newMore := n.summands(after, at)
	to.replace(from, marks, newMarks)
	to.replace(to, more, newMore)
	for _, l := range linesThrough[at] {
		to.replace(to, &n.row[l][rowPattern(int(l), before.Owned[0], before.Owned[1], before.Closed)],
			&n.row[l][rowPattern(int(l), after.Owned[0], after.Owned[1], after.Closed)])
	}
	old, now := stakes(before), stakes(after)
	changed := (old[0] ^ now[0]) | (old[1] ^ now[1])
	for changed &^= 1 << at; changed != 0; changed &= changed - 1 {
		other := bits.TrailingZeros16(changed)
		stands := n.stands[after.Index[other]]
		to.replace(to, &n.stake[other][Stake(before.Owned, before.Closed, other)][stands],
			&n.stake[other][Stake(after.Owned, after.Closed, other)][stands])
	}
}

func (s *Sum) add(other *Sum) { s.replace(s, new(Sum), other) }

// Mark makes a sum what another becomes by a mark in a field that neither wins nor closes it. The stake is for X and O.
// The sums may be the same.
func (n *Net) Mark(to, from *Sum, at int, before, after uint16, stake uint8) {
	to.replace(from, &n.field[at][before], &n.field[at][after])
	if old, now := n.stands[before], n.stands[after]; stake > 0 && old != now {
		to.replace(to, &n.stake[at][stake&3][old], &n.stake[at][stake&3][now])
	}
}

// Estimate is how good a position is for the mover: 0 is even, Scale an expected result of 73 %. The turn is 0 for X, 1
// for O.
func (n *Net) Estimate(sum *Sum, turn uint8, c *Choice) int {
	at, choice, score := Free*classes, c.index(), n.offset
	if c.Target != Free {
		index := Index(c.Marks[0], c.Marks[1])
		at = c.Target*classes + int(n.class[index])
		score += int(n.scalar[c.Target][index])
	}
	return score + output(
		&sum[turn&1], &sum[turn&1^1], &n.target[0][at], &n.target[1][at], &n.choice[0][choice], &n.choice[1][choice],
	)*Scale/unit
}
