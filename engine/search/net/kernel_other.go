//go:build !amd64

package net

// replace makes the sum another one, less an old summand and with a new one.
func (s *Sum) replace(from, old, now *Sum) { s.replacePlain(from, old, now) }

// output is what the neurons add up to: see outputPlain.
func output(mine, theirs *vector, more *additions, deep *secondLayer) int {
	return outputPlain(mine, theirs, more, deep)
}
