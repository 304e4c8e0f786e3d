package net

import "math/bits"

// What the net does at every position is here in plain Go; on a processor that can add sixteen numbers at once the same
// is done in assembler, to the same bit.

// replacePlain makes the sum another one, less an old summand and with a new one.
func (s *Sum) replacePlain(from, old, now *Sum) {
	for view := range s {
		for i := range s[view] {
			s[view][i] = from[view][i] + now[view][i] - old[view][i]
		}
	}
}

// additions are what is added to the neurons of both views when a position is estimated: the mover's, then the other's.
type additions struct {
	target, choice *Sum
	sends          *[noProspect + 1]Sum // for each prospect of a field that a move sends to
	prospects      *[9]uint8            // of the fields
	places         uint16               // where the mover may play without letting the other choose
}

// outputPlain is the sum of the first half of the neurons less that of the second half, negative ones counting as 0,
// for the mover, less the same for the other side, and what the second layer adds, in units of unit*unitSecond. More is
// added to the neurons first.
func outputPlain(mine, theirs *vector, more *additions, deep *secondLayer) int {
	var sends [9]*Sum
	count := 0
	for places := more.places; places != 0; places &= places - 1 {
		sends[count] = &more.sends[more.prospects[bits.TrailingZeros16(places)]]
		count++
	}
	neurons := Sum{*mine, *theirs}
	for view := range neurons {
		for i, word := range neurons[view] {
			word += more.target[view][i] + more.choice[view][i]
			for _, send := range sends[:count] {
				word += send[view][i]
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

// inPairs adds up the numbers of a word in pairs: the first two in the lower half of what it returns, the others in the
// upper.
func inPairs(word uint64) uint64 {
	const pairs = 0x0000_ffff_0000_ffff
	return word&pairs + word>>16&pairs
}
