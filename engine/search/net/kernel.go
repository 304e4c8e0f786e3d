package net

import "math/bits"

// This file has in plain Go what the net does at every position. On a processor that can add sixteen numbers at once,
// assembler does the same, with the same results to the bit.

// replacePlain sets the accumulator to from, less an old summand and plus a new one.
func (a *Accumulator) replacePlain(from, old, now *Accumulator) {
	for view := range a {
		for i := range a[view] {
			a[view][i] = from[view][i] + now[view][i] - old[view][i]
		}
	}
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
// layer adds.
func outputPlain(mine, theirs *vector, more *additions, deep *secondLayer) int {
	var destinations [9]*Accumulator
	count := 0
	for places := more.places; places != 0; places &= places - 1 {
		destinations[count] = &more.destinations[more.buckets[bits.TrailingZeros16(places)]]
		count++
	}
	neurons := Accumulator{*mine, *theirs}
	for view := range neurons {
		for i, word := range neurons[view] {
			word += more.target[view][i] + more.mobility[view][i]
			for _, destination := range destinations[:count] {
				word += destination[view][i]
			}
			neurons[view][i] = positive(word)
		}
	}
	return (outputOf(&neurons[0])-outputOf(&neurons[1]))*unitSecond + deep.plain(&neurons)
}

func outputOf(neurons *vector) int {
	const half = Hidden / 8
	var added, taken uint64
	for i := range half {
		added += inPairs(neurons[i])
		taken += inPairs(neurons[half+i])
	}
	return int(uint32(added)) + int(added>>32) - int(uint32(taken)) - int(taken>>32)
}

// positive keeps the positive numbers of a word and makes the others 0.
func positive(word uint64) uint64 {
	const ones = 0x0001_0001_0001_0001
	word += ones << 15                         // each number is now 0 or more, and its top bit is set if it was before
	return word & (word >> 15 & ones * 0x7fff) // keeps the rest of these
}

// inPairs adds up the numbers of a word in pairs. The lower half of the result is the sum of the first two, the upper
// half that of the others.
func inPairs(word uint64) uint64 {
	const pairs = 0x0000_ffff_0000_ffff
	return word&pairs + word>>16&pairs
}
