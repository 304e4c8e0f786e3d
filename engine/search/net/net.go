package net

import (
	"encoding/binary"
	"errors"
	"math"
)

// Scale is how much an estimate grows while the odds of a win grow by a factor of e.
const Scale = 600

// A vector of Hidden numbers is kept as four in a word, each with a weight of 1<<16 over the one before, so that one
// addition adds four. That is exact as long as each number stays a signed one of 16 bits.
type vector [Hidden / 4]uint64

const (
	unit      = 2 * Scale // stands for 1 in the hidden layer
	unitParam = 4096      // stands for 1 in a file of parameters
)

// Net is a net in the form that is quickest to evaluate. It does not change once it is loaded.
type Net struct {
	field  [9][States]Sum
	owner  [9][2]Sum                // of X, O
	closed [9][3]Sum                // of X, O, nobody
	target [2][9*classes + 1]vector // with the bias
	scalar [9][States]int16
	offset int
	class  *[States]uint8 // threats, at hand
}

// Sum is the hidden layer of a position without the target, from the view of X and from that of O.
type Sum [2]vector

// Field is a field from the view of X. Owner is 0 for X, 1 for O, 2 for nobody.
type Field struct {
	Index  uint16 // how it is marked
	Owner  uint8
	Closed bool
}

// Encode is the parameters as a file.
func Encode(params []float32) []byte {
	data := make([]byte, 0, 2*Size)
	for _, p := range params {
		n := math.Round(float64(p) * unitParam)
		data = binary.LittleEndian.AppendUint16(data, uint16(int16(max(math.MinInt16, min(n, math.MaxInt16)))))
	}
	return data
}

// Decode is the inverse of Encode, but for rounding.
func Decode(data []byte) ([]float32, error) {
	if len(data) != 2*Size {
		return nil, errors.New("a net has another size")
	}
	params := make([]float32, Size)
	for i := range params {
		params[i] = float32(int16(binary.LittleEndian.Uint16(data[2*i:]))) / unitParam
	}
	return params, nil
}

// Load makes a net of a file. It calls yield some ninety times meanwhile, to let others run; that may be nil.
func Load(data []byte, yield func()) (*Net, error) {
	params, err := Decode(data)
	if err != nil {
		return nil, err
	}
	n := &Net{class: threats()}
	if yield == nil {
		yield = func() {}
	}
	n.loadFields(params, yield)
	for view := range 2 {
		for i := range n.target[view] {
			n.target[view][i] = pack(add(row(params, biasAt), row(params, targetAt+(view*(9*classes+1)+i)*Hidden), 1))
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
			n.scalar[f][i] = int16(math.Round(float64(scalar) * Scale))
			if n.class[i] != lined {
				for side, odds := range odds()[i] {
					v = add(v, row(params, oddsAt+(f*2+side)*Hidden), odds)
				}
			}
			n.field[f][i][0] = pack(v)
			n.field[f][swapped()[i]][1] = n.field[f][i][0]
		}
		for owner := range nobody + 1 {
			n.closed[f][owner][0] = pack(row(params, closedAt+(f*3+owner)*Hidden))
			n.closed[f][otherOwner[owner]][1] = n.closed[f][owner][0]
		}
		for owner := range nobody {
			n.owner[f][owner][0] = pack(row(params, ownerAt+(f*2+owner)*Hidden))
			n.owner[f][otherOwner[owner]][1] = n.owner[f][owner][0]
		}
	}
}

func row(params []float32, at int) [Hidden]float32 { return [Hidden]float32(params[at:]) }

// add is v and factor times w. The product is rounded, so that a machine which could multiply and add in one step comes to the
// same net as any other.
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

// Add adds a field to the sum.
func (n *Net) Add(sum *Sum, at int, f Field) {
	sum.add(n.row(at, &f), 1)
	n.addOwner(sum, at, &f, 1)
}

// Move makes a sum what another becomes when a field changes. They may be the same.
func (n *Net) Move(to, from *Sum, at int, before, after Field) {
	to.replace(from, n.row(at, &before), n.row(at, &after))
	if before.Owner != after.Owner || before.Closed != after.Closed {
		n.addOwner(to, at, &before, -1)
		n.addOwner(to, at, &after, 1)
	}
}

// nobody owns a field.
const nobody = 2

// otherOwner is the owner as the other side calls it.
var otherOwner = [...]int{1, 0, nobody}

// row is what the marks of a field, or its owner when it is closed, add.
func (n *Net) row(at int, f *Field) *Sum {
	if f.Closed {
		return &n.closed[at][f.Owner]
	}
	return &n.field[at][f.Index]
}

// addOwner adds what the owner of a field that is not closed adds, so many times.
func (n *Net) addOwner(sum *Sum, at int, f *Field, times int) {
	if !f.Closed && f.Owner < nobody {
		sum.add(&n.owner[at][f.Owner], times)
	}
}

func (s *Sum) add(other *Sum, times int) {
	for view := range s {
		for i, x := range other[view] {
			s[view][i] += uint64(times) * x
		}
	}
}

// Estimate is how good a position is for the mover: 0 is even, Scale an expected result of 73 %. The turn is 0 for X, 1
// for O; own and other are the marks of the mover and the other in the target, unless that is Free.
func (n *Net) Estimate(sum *Sum, turn uint8, target int, own, other uint16) int {
	at, score := Free*classes, n.offset
	if target != Free {
		index := Index(own, other)
		at = target*classes + int(n.class[index])
		score += int(n.scalar[target][index])
	}
	return score + output(&sum[turn&1], &sum[turn&1^1], &n.target[0][at], &n.target[1][at])*Scale/unit
}
