package net

// replace does what replacePlain does.
func (a *Accumulator) replace(from *Accumulator, old, now summand) { replaceNEON(a, from, old, now) }

// output does what outputPlain does.
func output(mine, theirs *vector, more *additions, deep *secondLayer) int {
	return int(outputNEON(mine, theirs, more, deep))
}

// replaceNEON does what replacePlain does.
//
//go:noescape
func replaceNEON(to, from *Accumulator, old, now summand)

// outputNEON does what outputPlain does.
//
//go:noescape
func outputNEON(mine, theirs *vector, more *additions, deep *secondLayer) int32
