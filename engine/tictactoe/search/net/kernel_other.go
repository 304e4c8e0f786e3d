//go:build !amd64 && !arm64

package net

// replace does what replacePlain does.
func (a *Accumulator) replace(from *Accumulator, old, now summand) { a.replacePlain(from, old, now) }

// output does what outputPlain does.
func output(mine, theirs *vector, more *additions, deep *secondLayer) int {
	return outputPlain(mine, theirs, more, deep)
}
