package link

import (
	"encoding/binary"

	"ninefold/engine/text"
)

// reader reads the bytes of a code. After the first error, which it keeps, all that it reads means nothing.
type reader struct {
	bytes  []byte
	pos    int // of the next byte
	err    error
	src    text.Cursor
	places []int // in the text: of each of the characters that the bytes were, and of the dot behind them
}

func (r *reader) ok() bool { return r.err == nil }

func (r *reader) byte() byte {
	if r.pos == len(r.bytes) {
		r.failAt(r.pos)
		return 0
	}
	r.pos++
	return r.bytes[r.pos-1]
}

func (r *reader) number() uint64 {
	n, size := binary.Uvarint(r.bytes[r.pos:])
	if size <= 0 {
		r.failAt(r.pos)
		return 0
	}
	r.pos += size
	return n
}

func (r *reader) string() string {
	at := r.pos
	n := r.number()
	if n > uint64(len(r.bytes)-r.pos) {
		r.failAt(at)
		return ""
	}
	r.pos += int(n)
	return string(r.bytes[r.pos-int(n) : r.pos])
}

func appendString(dst []byte, s string) []byte {
	return append(binary.AppendUvarint(dst, uint64(len(s))), s...)
}

// failAt notes that a byte cannot be what it is.
func (r *reader) failAt(pos int) { r.fail(r.unexpected(pos)) }

func (r *reader) fail(err error) {
	if r.err == nil {
		r.err = err
	}
}

// unexpected is the error for a byte that nothing begins with.
func (r *reader) unexpected(pos int) error {
	c := r.src
	c.Pos = r.place(pos)
	return c.Unexpected(WantContent)
}

// place is where in the text a byte begins.
func (r *reader) place(pos int) int { return r.places[pos*8/6] }
