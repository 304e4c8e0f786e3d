package net

import "math"

// The numbers of the second layer are whole. A neuron of it is a sum in units of unit*unitSecond, which is divided by
// unitSecond and then clipped to 0..mostSecond.
const (
	unitSecond = 256       // stands for 1 in its parameters
	mostSecond = 1<<15 - 1 // far above any value that a position leads to
)

// secondLayer is the second layer of a net.
type secondLayer struct {
	rows    [second][2 * Hidden]int16 // weights from the hidden neurons of the mover's view and the other's
	bias    [second]int32
	weight  [second]int32                           // to the output
	columns [2][len(vector{})][4][second / 2]uint64 // the rows the other way round, two numbers in a word
}

func newSecondLayer(params []float32) (s secondLayer) {
	whole := func(x float32, unit float64) int32 { return int32(math.Round(float64(x) * unit)) }
	for j := range second {
		for k := range 2 * Hidden {
			weight := whole(params[secondOf(j, 0)+k], unitSecond)
			s.rows[j][k] = int16(weight)
			s.columns[k/Hidden][k%Hidden/4][k%4][j/2] += uint64(int64(weight)) << (j % 2 * 32)
		}
		s.bias[j] = whole(params[secondBiasOf(j)], unit*unitSecond)
		s.weight[j] = whole(params[weightAt+j], unitSecond)
	}
	return s
}

// plain is what the layer adds to the output, in units of unit*unitSecond, for the hidden neurons of both views.
func (s *secondLayer) plain(neurons *Accumulator) int {
	var a, b, c, d uint64 // the sums of two neurons each
	for view := range neurons {
		for i, word := range neurons[view] {
			p, q, r, t := word&0xffff, word>>16&0xffff, word>>32&0xffff, word>>48
			of := &s.columns[view][i]
			a += p*of[0][0] + q*of[1][0] + r*of[2][0] + t*of[3][0]
			b += p*of[0][1] + q*of[1][1] + r*of[2][1] + t*of[3][1]
			c += p*of[0][2] + q*of[1][2] + r*of[2][2] + t*of[3][2]
			d += p*of[0][3] + q*of[1][3] + r*of[2][3] + t*of[3][3]
		}
	}
	total := 0
	for j, sum := range [second / 2]uint64{a, b, c, d} {
		low := int32(sum)
		high := int32((sum - uint64(int64(low))) >> 32) // gives back what the lower number borrowed
		total += s.addition(2*j, low) + s.addition(2*j+1, high)
	}
	return total
}

// addition is what a neuron adds to the output if its inputs add up to sum.
func (s *secondLayer) addition(j int, sum int32) int {
	return int(min(max(0, sum+s.bias[j])/unitSecond, mostSecond) * s.weight[j])
}
