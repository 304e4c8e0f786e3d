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

// Scale is the increase of an estimate when the odds of a win grow by a factor of e.
const Scale = 600

// unit is the number for 1 in the hidden layer.
const unit = 400

// Net is a net in the form that is evaluated fastest. It does not change once it is loaded, so goroutines may share it.
type Net struct {
	state   [9][BoxStates]vector // line, shape and odds, from one view; the other has the same with the sides swapped
	owner   [9][2]Accumulator    // for X, O
	closed  [9][3]Accumulator    // for X, O, nobody
	boxLine [8][boxLinePatterns]Accumulator
	winning [9][buckets]Accumulator // 0 for boxes that do not win the game
	counts  [leads * leads]Accumulator

	target      [targets]Accumulator // with the bias and tops; the mover's view, then the other's, as in mobility
	mobility    [mobilities]Accumulator
	destination [2][noBucket + 1]Accumulator // with X and O to move

	direct [9][BoxStates]int16
	second secondLayer
	offset int

	threatClass, coarse *[BoxStates]uint8 // for quick access
}

// Load makes a net from a file of Encode. It calls yield, which may be nil, 356 times meanwhile, to let others run. The
// error is that of Decode.
func Load(data []byte, yield func()) (*Net, error) {
	params, err := Decode(data)
	if err != nil {
		return nil, err
	}
	if yield == nil {
		yield = func() {}
	}
	return newNet(params, yield), nil
}

func newNet(params []float32, yield func()) *Net {
	makeTables(yield)
	n := &Net{threatClass: threatClass(), coarse: coarseState()}
	n.loadStates(params, yield)
	n.loadOwners(params)
	n.loadMobility(params)
	n.second = newSecondLayer(params)
	n.offset = int(math.Round(float64(params[offsetAt]) * Scale))
	return n
}

// makeTables makes the tables from which nets are made.
func makeTables(yield func()) {
	odds()
	yield()
	patterns()
	yield()
	movedState()
	yield()
	shapeOf()
	yield()
	coarseState()
	yield()
}

func (n *Net) loadStates(params []float32, yield func()) {
	const often = 512 // states between two calls of yield
	for box := range 9 {
		for state := range n.state[box] {
			if state%often == 0 {
				yield()
			}
			var v [Hidden]float32
			var direct float32
			for l, pattern := range patterns()[state] {
				v = add(v, vectorAt(params, lineOf(box, l, pattern)), 1)
				direct += params[directOf(box, l, pattern)]
			}
			v = add(v, vectorAt(params, shapeAt+int(shapeOf()[state])*Hidden), 1)
			n.direct[box][state] = int16(math.Round(float64(direct) * Scale))
			if n.threatClass[state] != lined {
				for side, odds := range odds()[state] {
					v = add(v, vectorAt(params, oddsAt+(box*2+side)*Hidden), odds)
				}
			}
			n.state[box][state] = pack(v)
		}
	}
}

func (n *Net) loadOwners(params []float32) {
	for box := range 9 {
		for owner, swapped := range [...]int{1, 0, nobody} {
			n.closed[box][owner] = bothViews(params, closedAt+(box*3+owner)*Hidden, closedAt+(box*3+swapped)*Hidden)
		}
		for owner := range nobody {
			n.owner[box][owner] = bothViews(params, ownerAt+(box*2+owner)*Hidden, ownerAt+(box*2+1-owner)*Hidden)
		}
		for b := uint8(coarseStates); b < buckets; b++ {
			n.winning[box][b] = bothViews(params, winningOf(box, b), winningOf(box, swappedBucket(b)))
		}
	}
	for i := range n.counts {
		n.counts[i] = bothViews(params, countsOf(i), countsOf(swappedCounts(i)))
	}
	for l := range n.boxLine {
		for pattern := range boxLinePatterns {
			n.boxLine[l][pattern] = bothViews(params, boxLineOf(l, pattern), boxLineOf(l, swappedBoxLine(pattern)))
		}
	}
}

func (n *Net) loadMobility(params []float32) {
	for view := range 2 {
		for i := range n.target {
			target := vectorAt(params, targetAt+(view*targets+i)*Hidden)
			n.target[i][view] = pack(add(vectorAt(params, biasAt), target, 1))
			for w := range n.target[i][view] {
				n.target[i][view][w] += tops
			}
		}
	}
	for i := range n.mobility {
		n.mobility[i] = bothViews(params, mobilityOf(0, i), mobilityOf(1, i))
	}
	for b := range uint8(buckets) {
		n.destination[0][b] = bothViews(params, destinationOf(0, b), destinationOf(1, b))
		n.destination[1][swappedBucket(b)] = n.destination[0][b]
	}
}

// bothViews packs the vectors that begin at two places, one for each view.
func bothViews(params []float32, first, second int) Accumulator {
	return Accumulator{pack(vectorAt(params, first)), pack(vectorAt(params, second))}
}

func vectorAt(params []float32, at int) [Hidden]float32 { return [Hidden]float32(params[at:]) }

// add returns v plus factor times w. It rounds the product, so that a machine that can multiply and add in one step
// gets the same net as any other.
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

// Estimate returns how good a position is for the mover: 0 is even, Scale an expected result of 73 %. side is the side
// to move: 0 for X, 1 for O.
func (n *Net) Estimate(a *Accumulator, side int, m *Mobility) int {
	var more additions // set field by field, because copying a literal takes longer
	target, score := Free*threatClasses, n.offset
	if m.Target != Free {
		state := BoxState(m.Marks[0], m.Marks[1])
		target = m.Target*threatClasses + int(n.threatClass[state])
		more.places = uint16(m.empty() &^ m.Closed)
		score += int(n.direct[m.Target][state])
	}
	more.target, more.mobility = &n.target[target], &n.mobility[m.feature()]
	more.destinations, more.buckets = &n.destination[side&1], m.Buckets
	return score + output(&a[side&1], &a[side&1^1], &more, &n.second)*Scale/(unit*unitSecond)
}

// The second layer computes with integers. A neuron is a sum in units of unit*unitSecond, which is divided by
// unitSecond and then clipped to 0..mostSecond.
const (
	unitSecond = 256       // the number for 1 in its parameters
	mostSecond = 1<<15 - 1 // far above any value that a position leads to
)

// secondLayer is the second layer of a net.
type secondLayer struct {
	rows   [second][2 * Hidden]int16 // weights from the hidden neurons of the mover's view and the other side's
	bias   [second / 2]uint64        // two in a word, each increased by 1<<31
	weight [second]int32             // to the output

	// For each neuron, in the order of the bits of plain:
	columns [2 * Hidden][second / 2]uint64 // the rows transposed, two numbers in a word
	first   [2 * Hidden]int                // the neuron's direct addition to the output
}

func newSecondLayer(params []float32) (s secondLayer) {
	whole := func(x float32, unit float64) int32 { return int32(math.Round(float64(x) * unit)) }
	for j := range second {
		for k := range 2 * Hidden {
			weight := whole(params[secondOf(j, 0)+k], unitSecond)
			s.rows[j][k] = int16(weight)
			s.columns[k%4*16+k/4][j/2] += uint64(int64(weight)) << (j % 2 * 32)
		}
		s.bias[j/2] += uint64(uint32(whole(params[secondBiasOf(j)], unit*unitSecond)+math.MinInt32)) << (j % 2 * 32)
		s.weight[j] = whole(params[weightAt+j], unitSecond)
	}
	for k := range 2 * Hidden {
		s.first[k%4*16+k/4] = int(sign(k/Hidden, k%Hidden)) * unitSecond
	}
	return s
}

// plain returns the output for the hidden neurons of both views, in units of unit*unitSecond. active has a bit for each
// neuron that is not 0: for the numbers of word i, counted through both views, the bits i, 16+i, 32+i and 48+i.
func (s *secondLayer) plain(neurons *Accumulator, active uint64) int {
	a, b, c, d := s.bias[0], s.bias[1], s.bias[2], s.bias[3] // each has the sums of two neurons
	total := 0
	for ; active != 0; active &= active - 1 {
		bit := bits.TrailingZeros64(active)
		x := neurons[bit>>3&1][bit&7] >> (bit & 0x30) & 0x7fff
		of := &s.columns[bit&63]
		a += x * of[0]
		b += x * of[1]
		c += x * of[2]
		d += x * of[3]
		total += int(x) * s.first[bit&63]
	}
	return total + s.addition(0, a) + s.addition(2, b) + s.addition(4, c) + s.addition(6, d)
}

// addition returns the output of two neurons. Each half of sums is a neuron's sum increased by 1<<31. So its top bit
// says that the sum is not negative, and the other bits are then its value.
func (s *secondLayer) addition(j int, sums uint64) int {
	sums &= (sums >> 31 & 0x1_0000_0001) * (1<<31 - 1)
	low, high := int32(uint32(sums)/unitSecond), int32(uint32(sums>>32)/unitSecond)
	return int(min(low, mostSecond)*s.weight[j&7]) + int(min(high, mostSecond)*s.weight[(j+1)&7])
}

// unitParam is the number for 1 in a file of parameters.
const unitParam = 1024

// Encode returns the parameters as a file, which Decode and Load read. Each is rounded to a multiple of 1/1024, clipped
// to the range from -32 to 32 and stored in two bytes by zigzag encoding, as a signed varint of encoding/binary is, so
// that small ones have an upper byte of 0. Encode panics unless there are Size parameters. For a NaN the file holds any
// number.
func Encode(params []float32) []byte {
	if len(params) != Size {
		panic("net: a net has another number of parameters")
	}
	halves := make([]byte, 2*Size) // the lower bytes come before the upper ones, which compresses best
	for i, p := range params {
		n := math.Round(float64(p) * unitParam)
		n16 := int16(max(math.MinInt16, min(n, math.MaxInt16)))
		zigzag := uint16(n16<<1 ^ n16>>15)
		halves[i], halves[Size+i] = byte(zigzag), byte(zigzag>>8)
	}
	var data bytes.Buffer
	w, _ := zlib.NewWriterLevel(&data, zlib.BestCompression) // neither the level nor a buffer can cause an error
	w.Write(halves)
	w.Close()
	return data.Bytes()
}

// Decode returns the parameters in a file that Encode made, rounded and clipped as they were. It fails on other data.
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
		zigzag := uint16(halves[i]) | uint16(halves[Size+i])<<8
		params[i] = float32(int16(zigzag>>1)^-int16(zigzag&1)) / unitParam
	}
	return params, nil
}
