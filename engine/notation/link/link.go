// Package link reads and writes the code after the # of a link to the program's web page: a whole game with the step
// that is shown, or a Sudoku. Addresses, mails and chats keep its characters as they are.
//
// The section "Links" of docs/formats.md defines the code.
package link

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"hash/crc32"
	"strings"

	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/sudoku"
)

const (
	name      = "nf"
	version   = "1"
	separator = '.'
	sumLength = 8
)

// The first byte of the content is its kind.
const (
	gameKind  = 0
	sheetKind = 1
)

// Content is the content of a link: a game at the step shown, or a Sudoku.
type Content struct {
	Record record.Record // its Game is nil for a Sudoku
	Sheet  sudoku.Sheet
}

// AppendGame appends the code of a game at the step shown, with all branches, comments, grades and tags, and
// returns the extended buffer.
func AppendGame(dst []byte, r *record.Record) []byte {
	return appendCode(dst, appendRecord([]byte{gameKind}, r))
}

// AppendSheet appends the code of a Sudoku and returns the extended buffer.
func AppendSheet(dst []byte, s *sudoku.Sheet) []byte {
	return appendCode(dst, appendCells([]byte{sheetKind}, s))
}

func appendCode(dst, content []byte) []byte {
	start := len(dst)
	dst = append(append(dst, name+version...), separator)
	dst = base64.RawURLEncoding.AppendEncode(dst, content)
	return append(append(dst, separator), sum(dst[start:])...)
}

// sum returns the check sum of a code up to its second dot.
func sum(code []byte) string { return fmt.Sprintf("%0*x", sumLength, crc32.ChecksumIEEE(code)) }

// Read reads a code, or an address with a code after its #, and nothing after it. Time and space are proportional to
// the text. The error is a *text.Error; its cause says which rule forbids a move, or that the link is too large.
func Read(src []byte) (Content, error) {
	r, err := open(src)
	if err != nil {
		return Content{}, err
	}
	var c Content
	switch r.byte() {
	case gameKind:
		c.Record = r.record()
	case sheetKind:
		c.Sheet = r.cells()
	default:
		r.refuse()
	}
	if r.pos < len(r.bytes) {
		r.refuse()
	}
	if !r.ok() {
		return Content{}, r.src.Err
	}
	return c, nil
}

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
