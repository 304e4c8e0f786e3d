package net

// replace is replacePlain.
func (a *Accumulator) replace(from *Accumulator, old, now summand) { replaceNEON(a, from, old, now) }

// output is outputPlain.
func output(mine, theirs *vector, more *additions, deep *secondLayer) int {
	return int(outputNEON(mine, theirs, more, deep))
}

// replaceNEON is replacePlain.
//
//go:noescape
func replaceNEON(to, from *Accumulator, old, now summand)

// outputNEON is outputPlain.
//
//go:noescape
func outputNEON(mine, theirs *vector, more *additions, deep *secondLayer) int32
