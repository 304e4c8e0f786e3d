package net

import "golang.org/x/sys/cpu"

// replace makes the sum another one, less an old summand and with a new one.
func (s *Sum) replace(from, old, now *Sum) {
	if cpu.X86.HasAVX2 {
		replaceAVX2(s, from, old, now)
	} else {
		s.replacePlain(from, old, now)
	}
}

// output is the sum of the first half of the neurons less that of the second half, negative ones counting as 0, for the
// mover, less the same for the other side, and what the second layer adds, in units of unit*unitSecond. More is added
// to the neurons first.
func output(mine, theirs *vector, more *additions, deep *secondLayer) int {
	if cpu.X86.HasAVX2 {
		return int(outputAVX2(mine, theirs, more, deep))
	}
	return outputPlain(mine, theirs, more, deep)
}

// replaceAVX2 is replacePlain.
//
//go:noescape
func replaceAVX2(sum, from, old, now *Sum)

// outputAVX2 is outputPlain.
//
//go:noescape
func outputAVX2(mine, theirs *vector, more *additions, deep *secondLayer) int32
