package link

import (
	"bytes"
	"encoding/base64"
	"strings"

	"ninefold/engine/text"
)

// Begins reports whether a text, without white space before it, begins as a code or as an address with one does.
func Begins(src []byte) bool {
	_, ok := codeAt(src)
	return ok
}

// codeAt is where the code begins in a text that begins as Begins says: behind the # of its first word if that has one.
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

// opener takes the bytes out of a code.
type opener struct {
	text.Cursor
	code []byte // without white space, as far as it was read
}

// open checks all of a code but what its bytes mean.
func open(src []byte) (*reader, error) {
	o := &opener{Cursor: text.Cursor{Text: src}}
	if err := o.takeVersion(); err != nil {
		return nil, err
	}
	start := len(o.code)
	var places []int
	for {
		b, err := o.take()
		if err != nil {
			return nil, err
		}
		places = append(places, o.Pos-1)
		if b == separator {
			break
		}
	}
	body := o.code[:len(o.code)-1]
	if err := o.takeSum(sum(body)); err != nil {
		return nil, err
	}
	r := &reader{src: o.Cursor, places: places}
	var err error
	if r.bytes, err = base64.RawURLEncoding.Strict().DecodeString(string(body[start:])); err != nil {
		return nil, r.unexpected(0)
	}
	return r, nil
}

// takeVersion takes all up to the first dot.
func (o *opener) takeVersion() error {
	o.Skip()
	at, ok := codeAt(o.Text[o.Pos:])
	if !ok {
		return o.Unexpected(WantVersion)
	}
	o.Pos += at + len(name)
	o.Skip()
	found, _, _ := strings.Cut(o.Word(), string(separator))
	if found != version {
		return o.UnexpectedWord(o.Pos, found, WantVersion)
	}
	o.Pos += len(version)
	o.code = append(o.code, name+version...)
	b, err := o.take()
	if err == nil && b != separator {
		o.Pos--
		return o.Unexpected(WantRest)
	}
	return err
}

// take takes the next character that is no white space. It must be one of base64url or a dot.
func (o *opener) take() (byte, error) {
	for !o.AtEnd() && text.IsSpace(o.Peek()) {
		o.Pos++
	}
	b := o.Peek()
	switch {
	case o.AtEnd():
		return 0, o.Unexpected(WantRest)
	case !isCharacter(b) && b != separator:
		return 0, o.Unexpected(WantCharacter)
	}
	o.Pos++
	o.code = append(o.code, b)
	return b, nil
}

func isCharacter(b byte) bool {
	return 'A' <= b && b <= 'Z' || 'a' <= b && b <= 'z' || '0' <= b && b <= '9' || b == '-' || b == '_'
}

// takeSum takes the check sum, which must be the given one, and all white space behind it.
func (o *opener) takeSum(want string) error {
	start, place := len(o.code), o.Pos
	for range sumLength {
		if _, err := o.take(); err != nil {
			return err
		}
	}
	if err := o.End(); err != nil {
		return err
	}
	if found := string(o.code[start:]); found != want {
		return o.UnexpectedWord(place, found, WantSum)
	}
	return nil
}
