// Package notation recognises the form of a text and reads the game or the Sudoku grids in it: the judges' texts, the
// program's own records, worksheets and links (packages record, worksheet and link), and other programs' texts (package
// foreign).
package notation

import (
	"bytes"
	"errors"
	"strings"
	"unicode/utf8"

	"ninefold/engine/notation/foreign"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/notation/worksheet"
	"ninefold/engine/sudoku"
)

// MaxSize is the size in bytes of the largest text that a program should pass to Read. A record of 1,000 whole games
// has about a megabyte.
const MaxSize = 64 << 20

// WantKnown is wanted where a text begins that begins like no form.
const WantKnown text.Want = "known"

// Reading is a text read in one form: a game or Sudoku grids.
type Reading struct {
	Form      Form
	Record    record.Record       // its Game is nil for a text of Sudokus
	Sheets    []sudoku.Sheet      // the Sudokus; nil for a game
	Worksheet worksheet.Worksheet // the only Sudoku with its steps; its Game is nil if the form holds none
	Notes     []foreign.Note      // facts that the text does not state, or that are not in what was read
	Around    []byte              // the lines around the record in a mail, without those that are quoted
}

// Sudoku returns the first Sudoku, with its steps if the form holds them.
func (r *Reading) Sudoku() *sudoku.Game {
	if r.Worksheet.Game != nil {
		return r.Worksheet.Game
	}
	return sudoku.GameFrom(r.Sheets[0])
}

// Read reads a text in the first form that fits, of the table. If none fits, the error is the *text.Error of the form
// that got furthest, or of the record in a mail. A mail, perhaps as it was sent, with one record or link in it is read,
// with a note. Read takes UTF-16 that begins with a byte order mark, and ignores that mark, unbreakable spaces
// and the quotation marks (>) of a mail. Time and space are proportional to the text.
func Read(src []byte) (Reading, error) {
	plain := strip(src)
	begin := text.Cursor{Text: plain.text}
	begin.Skip()
	begins, own := openings(plain.text[begin.Pos:])
	var furthest *text.Error
	if begins[withWords] {
		errors.As(begin.Unexpected(WantKnown), &furthest)
	}
	judges := false // the text is a judge's but for its last move
	for _, row := range table() {
		fits := row.form == own || row.own == nil && begins[row.begins]
		if !fits && !(row.last && begins[withBoard]) {
			continue
		}
		reading, err := row.read(plain.text)
		if err == nil {
			reading.Form = row.form
			return reading, nil
		}
		var at *text.Error
		if !errors.As(err, &at) || !fits || judges || begins[withSudoku] && hasNoMove(at) {
			continue
		}
		if furthest == nil || tellsMore(at, furthest) {
			furthest = at
			judges = row.form == Judge && inLastMove(at, plain.text)
		}
	}
	for i, part := range append([][]byte{plain.text}, decoded(plain.text)...) {
		mail, err := readMail(part)
		if err == nil {
			return mail, nil
		}
		var at *text.Error
		if i == 0 && errors.As(err, &at) && tellsMore(at, furthest) { // a decoded part has other lines
			furthest = at
		}
		if mail, ok := readMailedLink(part); ok {
			return mail, nil
		}
	}
	plain.restore(furthest)
	return Reading{}, furthest
}

// hasNoMove reports whether a form of moves has found none, only their numbers, which cells can look like.
func hasNoMove(err *text.Error) bool {
	return err.Want == record.WantMove && err.Found == text.FoundTextEnd
}

// tellsMore reports whether an error lies later in the text than another, or at the same place with a cause.
func tellsMore(err, other *text.Error) bool {
	return err.Further(other) || err.Cause != nil && !other.Further(err)
}

// inLastMove reports whether the judge's reader has read the board and found an error in its last move, on the text's
// last line. A record whose moves follow a board would be read further there.
func inLastMove(err *text.Error, src []byte) bool {
	last := 1 + bytes.Count(bytes.TrimRight(src, " \t\r\n"), []byte("\n"))
	return err.Want != text.WantMark && err.Want != text.WantTextEnd && err.Line >= last
}

// openings tells in which of the ways a text, without white space before it, begins, or the form that has it for its
// own.
func openings(src []byte) (begins [withSudoku + 1]bool, own Form) {
	for _, row := range table() {
		if row.own != nil && row.own(src) {
			return begins, row.form
		}
	}
	begins[withWords], begins[withBoard] = !startsLikeBoard(src), true
	begins[withSudoku] = foreign.LooksLikeSudoku(src)
	return begins, ""
}

// startsLikeBoard reports whether the first line has nine characters besides blanks, most of them marks. Then an error
// in it is one of a board.
func startsLikeBoard(src []byte) bool {
	line, _, _ := strings.Cut(string(src[:min(len(src), longestRow)]), "\n")
	row := strings.Join(strings.Fields(line), "")
	marks := 0
	for _, m := range ".xoXO" {
		marks += strings.Count(row, string(m))
	}
	return utf8.RuneCountInString(row) == 9 && marks > 4
}

// longestRow is the most bytes of a line of nine characters and blanks.
const longestRow = 100
