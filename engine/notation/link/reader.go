package link

import (
	"encoding/binary"

	"ninefold/engine/text"
)

// reader reads the bytes of a code. After the first error, which it keeps, all that it reads means nothing.
type reader struct {
	bytes []byte
	pos   int // of the next byte
	err   error
	src   text.Cursor
	first int // where in the text the first of the characters is that the bytes were
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

// refused notes the error of what a byte begins; nil for none.
func (r *reader) refused(pos int, err error) {
	if err != nil {
		r.fail(r.src.ErrorAt(r.place(pos), &text.Error{Cause: err}))
	}
}

// place is where in the text a byte begins.
func (r *reader) place(pos int) int { return skipCharacters(r.src.Text, r.first, pos*8/6) }

// skipCharacters is where in a code a character stands, so many behind the one at pos, white space aside.
func skipCharacters(src []byte, pos, n int) int {
	for ; n > 0 || text.IsSpace(src[pos]); pos++ {
		if !text.IsSpace(src[pos]) {
			n--
		}
	}
	return pos
}
