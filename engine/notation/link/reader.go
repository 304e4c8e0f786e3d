package link

import (
	"encoding/binary"

	"ninefold/engine/notation/text"
)

// reader reads the bytes of a code.
type reader struct {
	bytes []byte
	pos   int         // index of the next byte
	src   text.Cursor // where the code begins, with the first error
}

func (r *reader) ok() bool { return r.src.OK() }

func (r *reader) byte() byte {
	if r.pos == len(r.bytes) {
		r.refuse()
		return 0
	}
	r.pos++
	return r.bytes[r.pos-1]
}

func (r *reader) number() uint64 {
	n, size := binary.Uvarint(r.bytes[r.pos:])
	if size <= 0 {
		r.refuse()
		return 0
	}
	r.pos += size
	return n
}

func (r *reader) string() string {
	n := r.number()
	if n > uint64(len(r.bytes)-r.pos) {
		r.refuse()
		return ""
	}
	r.pos += int(n)
	return string(r.bytes[r.pos-int(n) : r.pos])
}

func appendString(dst []byte, s string) []byte {
	return append(binary.AppendUvarint(dst, uint64(len(s))), s...)
}

// refuse notes that the bytes mean nothing.
func (r *reader) refuse() { r.src.Refuse("linkContent") }

// check notes an error of the game that is built, unless err is nil.
func (r *reader) check(err error) { r.src.Forbid(r.src.Pos, err) }
