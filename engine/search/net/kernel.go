package net

import "math/bits"

// This file has in plain Go what the net does at every position. On arm64, and on amd64 with AVX2, assembler does the
// same, with the same results to the bit.

// replacePlain sets the accumulator to from, less an old summand and plus a new one.
func (a *Accumulator) replacePlain(from *Accumulator, old, now summand) {
	a[0].replace(&from[0], old.x, now.x)
	a[1].replace(&from[1], old.o, now.o)
}

func (v *vector) replace(from, old, now *vector) {
	v[0], v[1] = from[0]+now[0]-old[0], from[1]+now[1]-old[1]
	v[2], v[3] = from[2]+now[2]-old[2], from[3]+now[3]-old[3]
	v[4], v[5] = from[4]+now[4]-old[4], from[5]+now[5]-old[5]
	v[6], v[7] = from[6]+now[6]-old[6], from[7]+now[7]-old[7]
}

// additions are added to the accumulator when a position is estimated. They have the mover's view, then the other's.
type additions struct {
	target, mobility *Accumulator
	destinations     *[noBucket + 1]Accumulator // for each bucket
	buckets          *[9]uint8                  // of the boxes
	places           uint16                     // where the mover can play and sends the other side to a box
}

// outputPlain computes the hidden layer from an accumulator's views of the mover and of the other side and the
// additions, and returns the output in units of unit*unitSecond: the sum of the first half of the neurons less that of
// the second half, negative ones counting as 0, for the mover, less the same for the other side, and what the second
// layer adds. Eleven neurons of twelve are 0 in play, so only the others are looked at one by one.
func outputPlain(mine, theirs *vector, more *additions, deep *secondLayer) int {
	var neurons Accumulator
	active := more.addTo(&neurons[0], mine, 0) | more.addTo(&neurons[1], theirs, 1)<<len(mine)
	return deep.plain(&neurons, active)
}

// addTo makes the hidden layer of a view by adding what there is of it to an accumulator's. As a target has 1<<15 more
// in each number, the top bit of one says that it is not negative, and the others are then its value. AddTo returns
// these top bits: word i has the bits i, 16+i, 32+i and 48+i.
func (more *additions) addTo(neurons, from *vector, view int) (active uint64) {
	target, summand := &more.target[view&1], &more.mobility[view&1]
	a, b, c, d := from[0]+target[0], from[1]+target[1], from[2]+target[2], from[3]+target[3]
	e, f, g, h := from[4]+target[4], from[5]+target[5], from[6]+target[6], from[7]+target[7]
	for places := more.places; ; places &= places - 1 {
		a, b, c, d = a+summand[0], b+summand[1], c+summand[2], d+summand[3]
		e, f, g, h = e+summand[4], f+summand[5], g+summand[6], h+summand[7]
		if places == 0 {
			break
		}
		summand = &more.destinations[more.buckets[bits.TrailingZeros16(places)]][view&1]
	}
	neurons[0], neurons[1], neurons[2], neurons[3] = a, b, c, d
	neurons[4], neurons[5], neurons[6], neurons[7] = e, f, g, h
	return a&tops>>15 | b&tops>>14 | c&tops>>13 | d&tops>>12 | e&tops>>11 | f&tops>>10 | g&tops>>9 | h&tops>>8
}

// tops has the top bit of each of the four numbers of a word.
const tops = 0x8000_8000_8000_8000
