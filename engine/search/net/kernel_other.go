//go:build !amd64 && !arm64

package net

// replace is replacePlain.
func (a *Accumulator) replace(from *Accumulator, old, now summand) { a.replacePlain(from, old, now) }

// output is outputPlain.
func output(mine, theirs *vector, more *additions, deep *secondLayer) int {
	return outputPlain(mine, theirs, more, deep)
}
