package net

import "golang.org/x/sys/cpu"

// replace does what replacePlain does.
func (a *Accumulator) replace(from *Accumulator, old, now summand) {
	if cpu.X86.HasAVX2 {
		replaceAVX2(a, from, old, now)
	} else {
		a.replacePlain(from, old, now)
	}
}

// output does what outputPlain does.
func output(mine, theirs *vector, more *additions, deep *secondLayer) int {
	if cpu.X86.HasAVX2 {
		return int(outputAVX2(mine, theirs, more, deep))
	}
	return outputPlain(mine, theirs, more, deep)
}

// replaceAVX2 does what replacePlain does.
//
//go:noescape
func replaceAVX2(to, from *Accumulator, old, now summand)

// outputAVX2 does what outputPlain does.
//
//go:noescape
func outputAVX2(mine, theirs *vector, more *additions, deep *secondLayer) int32
