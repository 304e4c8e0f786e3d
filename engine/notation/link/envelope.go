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

// open checks everything in a code except the meaning of its bytes.
func open(src []byte) (*reader, error) {
	c := text.Cursor{Text: src}
	c.Skip()
	at, ok := codeAt(src[c.Pos:])
	if !ok {
		return nil, c.Unexpected(WantVersion)
	}
	if err := record.CheckLimit(len(src), record.LinkBytes, record.MostLink); err != nil {
		return nil, c.ErrorAt(c.Pos, &text.Error{Cause: err})
	}
	c.Pos += at + len(name)
	if found, _, _ := strings.Cut(c.Word(), string(separator)); found != version {
		return nil, c.UnexpectedWord(c.Pos, found, WantVersion)
	}
	c.Pos += len(version)
	var rest []byte           // the code without white space
	first, second := c.Pos, 0 // the place of the first dot in the text, and of the second in the code
	for second == 0 || len(rest) <= second+sumLength {
		for !c.AtEnd() && text.IsSpace(c.Peek()) {
			c.Pos++
		}
		b := c.Peek()
		switch {
		case c.AtEnd():
			return nil, c.Unexpected(WantRest)
		case b != separator && !isCharacter(b):
			return nil, c.Unexpected(WantCharacter)
		case b != separator && len(rest) == 0:
			return nil, c.Unexpected(WantRest)
		case len(rest) == 0:
			first = c.Pos
		case b == separator && second == 0:
			second = len(rest)
		}
		rest = append(rest, b)
		c.Pos++
	}
	if err := c.End(); err != nil {
		return nil, err
	}
	content, found := rest[1:second], string(rest[second+1:])
	if want := sum(append([]byte(name+version), rest[:second]...)); found != want {
		return nil, c.UnexpectedWord(skipCharacters(src, first, second+1), found, WantSum)
	}
	r := &reader{src: c, first: skipCharacters(src, first, 1)}
	var err error
	if r.bytes, err = base64.RawURLEncoding.Strict().DecodeString(string(content)); err != nil {
		return nil, r.unexpected(0)
	}
	return r, nil
}

func isCharacter(b byte) bool {
	return 'A' <= b && b <= 'Z' || 'a' <= b && b <= 'z' || '0' <= b && b <= '9' || b == '-' || b == '_'
}
