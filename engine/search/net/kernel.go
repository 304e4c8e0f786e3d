package net

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

// outputPlain is the sum of the first half of the neurons less that of the second half, negative ones counting as 0,
// for the mover, less the same for the other side. To each neuron what the target and the choice add is added first.
func outputPlain(mine, theirs, myTarget, theirTarget, myChoice, theirChoice *vector) int {
	return outputOf(mine, myTarget, myChoice) - outputOf(theirs, theirTarget, theirChoice)
}

func outputOf(sum, target, choice *vector) int {
	const half = Hidden / 8
	var added, taken uint64
	for i := range half {
		added += positive(sum[i] + target[i] + choice[i])
		taken += positive(sum[half+i] + target[half+i] + choice[half+i])
	}
	return int(uint32(added)) + int(added>>32) - int(uint32(taken)) - int(taken>>32)
}

// positive adds up the positive numbers of a word in pairs: the first two in the lower half of what it returns, the
// others in the upper.
func positive(word uint64) uint64 {
	const (
		ones  = 0x0001_0001_0001_0001
		pairs = 0x0000_ffff_0000_ffff
	)
	word += ones << 15                 // each number is now 0 or more, and its top bit is set if it was before
	mask := word >> 15 & ones * 0x7fff // keeps the rest of these
	word &= mask
	return word&pairs + word>>16&pairs
}
