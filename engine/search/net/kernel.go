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
	neurons := Accumulator{*mine, *theirs}
	active := more.addTo(&neurons[0], 0) | more.addTo(&neurons[1], 1)<<len(neurons[0])
	return deep.plain(&neurons, active)
}

// addTo adds what there is of a view to its hidden layer and makes negative neurons 0. It returns a bit for each of the
// others: word i has the bits i, 16+i, 32+i and 48+i.
func (more *additions) addTo(neurons *vector, view int) (active uint64) {
	target, summand := &more.target[view], &more.mobility[view]
	a, b, c, d := neurons[0]+target[0], neurons[1]+target[1], neurons[2]+target[2], neurons[3]+target[3]
	e, f, g, h := neurons[4]+target[4], neurons[5]+target[5], neurons[6]+target[6], neurons[7]+target[7]
	for places := more.places; ; places &= places - 1 {
		a, b, c, d = a+summand[0], b+summand[1], c+summand[2], d+summand[3]
		e, f, g, h = e+summand[4], f+summand[5], g+summand[6], h+summand[7]
		if places == 0 {
			break
		}
		summand = &more.destinations[more.buckets[bits.TrailingZeros16(places)]][view]
	}
	var p, q, r, s, t, u, v, w uint64 // which numbers of a to h are not negative
	neurons[0], p = positive(a)
	neurons[1], q = positive(b)
	neurons[2], r = positive(c)
	neurons[3], s = positive(d)
	neurons[4], t = positive(e)
	neurons[5], u = positive(f)
	neurons[6], v = positive(g)
	neurons[7], w = positive(h)
	return p | q<<1 | r<<2 | s<<3 | t<<4 | u<<5 | v<<6 | w<<7
}

// ones has a 1 in each of the four numbers of a word.
const ones = 0x0001_0001_0001_0001

// positive keeps the positive numbers of a word and makes the others 0. In which there is a 1 for each number that was
// not negative.
func positive(word uint64) (kept, which uint64) {
	word += ones << 15 // each number is now 0 or more, and its top bit is set if it was before
	which = word >> 15 & ones
	return word & (which * 0x7fff), which // the rest of these
}
