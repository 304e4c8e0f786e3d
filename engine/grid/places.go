package grid

import (
	"iter"
	"math/bits"
)

// Places is a set of the nine places of a box, or of the nine boxes of the board: bit i stands for place or box i.
type Places uint16

// AllPlaces has all nine.
const AllPlaces Places = 1<<Boxes - 1

// Len returns the number of members.
func (s Places) Len() int { return bits.OnesCount16(uint16(s)) }

// First returns the smallest member of a set that is not empty.
func (s Places) First() int { return bits.TrailingZeros16(uint16(s)) }

// Has reports whether place or box i is a member.
func (s Places) Has(i int) bool { return s>>i&1 != 0 }

// All yields the members, smallest first.
func (s Places) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}
