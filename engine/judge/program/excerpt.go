package program

import (
	"fmt"
	"slices"
)

// excerptHalf is the number of bytes that an excerpt keeps of the beginning, and at least of the end.
const excerptHalf = 8 << 10

// excerpt keeps the beginning and the end of a text of any length.
type excerpt struct {
	first, last []byte
	dropped     int64 // the number of bytes between the two
}

// add appends to the text.
func (e *excerpt) add(text []byte) {
	n := min(len(text), excerptHalf-len(e.first))
	e.first = append(e.first, text[:n]...)
	e.last = append(e.last, text[n:]...)
	if excess := len(e.last) - excerptHalf; excess > excerptHalf {
		e.last = slices.Delete(e.last, 0, excess)
		e.dropped += int64(excess)
	}
}

// bytes returns the text, or its beginning and its end with a line between them that counts the bytes left out.
func (e *excerpt) bytes() []byte {
	if e.dropped == 0 {
		return slices.Concat(e.first, e.last)
	}
	return slices.Concat(e.first, fmt.Appendf(nil, "\n[%d bytes left out]\n", e.dropped), e.last)
}
