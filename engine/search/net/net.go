package net

import (
	"bytes"
	"compress/zlib"
	"errors"
	"fmt"
	"io"
	"math"

	"ninefold/engine/tictactoe"
)

// Scale is how much an estimate grows while the odds of a win grow by a factor of e.
const Scale = 600

// A vector of Hidden numbers is kept as four in a word, each with a weight of 1<<16 over the one before, so that one
// addition adds four. That is exact as long as each number stays a signed one of 16 bits.
type vector [Hidden / 4]uint64

const (
	unit      = 400  // stands for 1 in the hidden layer
	unitParam = 1024 // stands for 1 in a file of parameters
)

// Net is a net in the form that is quickest to evaluate. It does not change once it is loaded.
type Net struct {
	field  [9][States]Sum
	owner  [9][2]Sum           // of X, O
	closed [9][3]Sum           // of X, O, nobody
	row    [8][rowPatterns]Sum // of fields, by their owners
	stake  [9][prospects]Sum   // of fields that win the game; 0 of others
	target [9*classes + 1]Sum  // with the bias; from the view of the mover and of the other, as the next two
	choice [choices]Sum
	send   [2][noProspect + 1]Sum // for X and O to move
	second secondLayer
	scalar [9][States]int16
	offset int
	class  *[States]uint8 // threats, at hand
	stands *[States]uint8 // standing, at hand
}

// Sum is the hidden layer of a position without the target, from the view of X and from that of O.
type Sum [2]vector

// Fields are the fields of a position from the view of X.
type Fields struct {
	Index  [9]uint16           // how each is marked
	Owned  [2]tictactoe.Places // by X, by O
	Closed tictactoe.Places
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
	n.loadChoices(params)
	n.second = newSecondLayer(params)
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
		for p := uint8(standings); p < prospects; p++ {
			n.stake[f][p] = bothViews(params, stakeOf(f, p), stakeOf(f, swappedProspect(p)))
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

func (n *Net) loadChoices(params []float32) {
	for view := range 2 {
		for i := range n.target {
			n.target[i][view] = pack(add(row(params, biasAt), row(params, targetAt+(view*(9*classes+1)+i)*Hidden), 1))
		}
	}
	for i := range n.choice {
		n.choice[i] = bothViews(params, choiceOf(0, i), choiceOf(1, i))
	}
	for p := range uint8(prospects) {
		n.send[0][p] = bothViews(params, sendOf(0, p), sendOf(1, p))
		n.send[1][swappedProspect(p)] = n.send[0][p]
	}
}

// bothViews is a sum from where its vectors begin from the one view and from the other.
func bothViews(params []float32, first, second int) Sum {
	return Sum{pack(row(params, first)), pack(row(params, second))}
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
	more = &n.stake[at][n.prospect(f, at)]
	switch {
	case f.Closed>>at&1 != 0:
		return &n.closed[at][owner], more
	case owner < nobody:
		more = &n.owner[at][owner]
	}
	return &n.field[at][f.Index[at]], more
}

func (n *Net) prospect(f *Fields, at int) uint8 {
	return n.Prospect(Stake(f.Owned, f.Closed, at), f.Index[at])
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
	old, now := stakes(before.Owned, before.Closed), stakes(after.Owned, after.Closed)
	changed := (old[0] ^ now[0]) | (old[1] ^ now[1])
	for changed &^= 1 << at; changed != 0; changed &= changed - 1 {
		other := changed.First()
		to.replace(to, &n.stake[other][n.prospect(before, other)], &n.stake[other][n.prospect(after, other)])
	}
}

func (s *Sum) add(other *Sum) { s.replace(s, new(Sum), other) }

// Mark makes a sum what another becomes by a mark in a field that neither wins nor closes it, which changes its index
// and perhaps its prospect. The sums may be the same.
func (n *Net) Mark(to, from *Sum, at int, before, after uint16, old, now uint8) {
	to.replace(from, &n.field[at][before], &n.field[at][after])
	if old != now && old >= standings { // the field wins the game for somebody
		to.replace(to, &n.stake[at][old], &n.stake[at][now])
	}
}

// Estimate is how good a position is for the mover: 0 is even, Scale an expected result of 73 %. The turn is 0 for X, 1
// for O.
func (n *Net) Estimate(sum *Sum, turn int, c *Choice) int {
	var more additions // filled field by field, as copying a literal takes longer
	at, score := Free*classes, n.offset
	if c.Target != Free {
		index := Index(c.Marks[0], c.Marks[1])
		at = c.Target*classes + int(n.class[index])
		more.places = uint16(c.open() &^ c.Closed)
		score += int(n.scalar[c.Target][index])
	}
	more.target, more.choice = &n.target[at], &n.choice[c.index()]
	more.sends, more.prospects = &n.send[turn&1], c.Prospects
	return score + output(&sum[turn&1], &sum[turn&1^1], &more, &n.second)*Scale/(unit*unitSecond)
}
