package grid

import (
	"iter"
	"math/bits"
)

// Digits is a set of digits: bit d stands for digit d, 1..9.
type Digits uint16

// AllDigits has all nine.
const AllDigits Digits = 1<<10 - 2

// Len returns the number of members.
func (s Digits) Len() int { return bits.OnesCount16(uint16(s)) }

// Toggled returns the set with a digit, 1..9, added if it was no member and removed if it was.
func (s Digits) Toggled(digit int) Digits { return s ^ 1<<digit }

// Has reports whether a digit, 1..9, is a member.
func (s Digits) Has(digit int) bool { return s>>digit&1 != 0 }

// First returns the smallest member of a set that is not empty.
func (s Digits) First() int { return bits.TrailingZeros16(uint16(s)) }

// All yields the members, smallest first.
func (s Digits) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}
