package link

import (
	"bytes"
	"encoding/base64"
	"strings"

	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
)

// Begins reports whether a text, without white space before it, begins like a code or an address with one.
func Begins(src []byte) bool {
	_, ok := codeAt(src)
	return ok
}

// codeAt returns the index of the code in such a text: after the # of its first word if that has one, otherwise 0.
func codeAt(src []byte) (at int, ok bool) {
	word := src
	if end := bytes.IndexFunc(src, func(r rune) bool { return r <= ' ' }); end >= 0 {
		word = src[:end]
	}
	if i := bytes.IndexByte(word, '#'); i >= 0 {
		at = i + 1
	}
	digits, ok := bytes.CutPrefix(word[at:], []byte(name))
	after := bytes.TrimLeft(digits, "0123456789")
	return at, ok && len(after) < len(digits) && (len(after) == 0 || after[0] == separator)
}

// open checks everything in a code except the meaning of its bytes. Wherever its characters differ from those that were
// copied, the sum differs too, so that no other place is known.
func open(src []byte) (*reader, error) {
	c := text.Cursor{Text: src}
	c.Skip()
	at, ok := codeAt(src[c.Pos:])
	if !ok {
		return nil, c.Unexpected("linkVersion")
	}
	if err := record.CheckLimit(len(src), "linkBytes", record.MostLink); err != nil {
		return nil, c.ErrorAt(c.Pos, &text.Error{Cause: err})
	}
	c.Pos += at + len(name)
	if found, _, _ := strings.Cut(c.Word(), string(separator)); found != version {
		return nil, c.UnexpectedWord(c.Pos, found, "linkVersion")
	}
	code := string(bytes.Join(bytes.Fields(src[c.Pos:]), nil))
	parts := strings.SplitN(code, string(separator), 3) // the version, the content and its sum
	if len(parts) < 3 || len(parts[2]) < sumLength {
		c.Pos = len(src)
		return nil, c.Unexpected("linkRest")
	}
	content, err := base64.RawURLEncoding.Strict().DecodeString(parts[1])
	if err != nil || parts[2] != sum([]byte(name+version+string(separator)+parts[1])) {
		return nil, c.UnexpectedWord(c.Pos, code, "linkSum")
	}
	return &reader{src: c, bytes: content}, nil
}
