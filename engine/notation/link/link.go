// Package link reads and writes the code after the # of a link to the program's web page: a whole game with the step
// that is shown, or a Sudoku. Addresses, mails and chats keep its characters as they are.
//
// The section "Links" of docs/formats.md defines the code.
package link

import (
	"encoding/base64"
	"fmt"
	"hash/crc32"

	"ninefold/engine/notation/record"
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

// AppendGame appends the code of a game at the step shown, with all branches, comments and tags, and returns the
// extended buffer.
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
