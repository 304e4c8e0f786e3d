package net

import (
	"math"
	"math/bits"
)

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
