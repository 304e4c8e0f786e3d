package link

import (
	"encoding/binary"

	"ninefold/engine/notation/text"
)

// reader reads the bytes of a code. It keeps the first error; all that it reads later means nothing.
type reader struct {
	bytes []byte
	pos   int // index of the next byte
	err   error
	src   text.Cursor
	first int // index in the text of the first character of the bytes
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

// failAt notes that the byte at pos is not allowed there.
func (r *reader) failAt(pos int) { r.fail(r.unexpected(pos)) }

func (r *reader) fail(err error) {
	if r.err == nil {
		r.err = err
	}
}

// unexpected returns the error for a byte that is not allowed at pos.
func (r *reader) unexpected(pos int) error {
	c := r.src
	c.Pos = r.place(pos)
	return c.Unexpected(WantContent)
}

// refused notes an error of the part that begins with the byte at pos, unless err is nil.
func (r *reader) refused(pos int, err error) {
	if err != nil {
		r.fail(r.src.ErrorAt(r.place(pos), &text.Error{Cause: err}))
	}
}

// place returns the index in the text at which a byte begins.
func (r *reader) place(pos int) int { return skipCharacters(r.src.Text, r.first, pos*8/6) }

// skipCharacters returns the index of the n-th character after pos, not counting white space.
func skipCharacters(src []byte, pos, n int) int {
	for ; n > 0 || text.IsSpace(src[pos]); pos++ {
		if !text.IsSpace(src[pos]) {
			n--
		}
	}
	return pos
}
