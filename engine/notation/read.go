// Package notation recognises which form a text has, and reads the game or the Sudoku grids in it: the judges' texts,
// the program's own records (package record) and links (package link), and other programs' texts (package foreign).
package notation

import (
	"errors"
	"strings"
	"unicode/utf8"

	"ninefold/engine/crosshatch"
	"ninefold/engine/notation/foreign"
	"ninefold/engine/notation/link"
	"ninefold/engine/notation/record"
	"ninefold/engine/text"
)

// MaxSize is the size in bytes of the largest text that a program should offer to Read. It is far beyond any record
// that comes of playing: 1,000 games in one are about a megabyte.
const MaxSize = 64 << 20

// WantKnown is wanted of a text that begins like no form.
const WantKnown text.Want = "known"

// Reading is what a text was understood as: a game or Sudoku grids.
type Reading struct {
	Form   Form
	Record record.Record      // its Game is nil for a text of grids
	Grids  []crosshatch.Grid  // all their digits; nil for a game
	Sheets []crosshatch.Sheet // the Grids with what else the text says of them; nil if that is nothing. See Sheet
	Notes  []foreign.Note     // what the text does not say, or a Position or a Grid cannot hold
}

// Sheet is all that the text says of the i-th of the Grids.
func (r *Reading) Sheet(i int) crosshatch.Sheet {
	if r.Sheets != nil {
		return r.Sheets[i]
	}
	return crosshatch.Sheet{Grid: r.Grids[i]}
}

// Read reads a text of any of the forms and says as what it was understood, the most likely reading first when there
// are several. If there is none the error, a *text.Error, is that of the form that got furthest. A byte order mark,
// unbreakable spaces and, if the first line that is not blank has them, the quotation marks (>) of a mail do not
// matter. It takes time and space in proportion to the text.
func Read(src []byte) ([]Reading, error) {
	plain := strip(src)
	begin := text.Cursor{Text: plain.text}
	begin.Skip()
	begins := beginnings(plain.text[begin.Pos:])
	var furthest *text.Error
	if begins[withWords] {
		errors.As(begin.Unexpected(WantKnown), &furthest)
	}
	var readings []Reading
	for _, row := range table() {
		if !begins[row.begins] {
			continue
		}
		reading, err := row.read(plain.text)
		if err == nil {
			reading.Form = row.form
			readings = append(readings, reading)
			if row.certain {
				break
			}
			continue
		}
		var at *text.Error
		if errors.As(err, &at) && (furthest == nil || tellsMore(at, furthest)) {
			furthest = at
		}
	}
	if len(readings) == 0 {
		plain.restore(furthest)
		return nil, furthest
	}
	return readings, nil
}

// tellsMore reports whether an error is found further on than another one, or at the same place in what was read there.
func tellsMore(err, other *text.Error) bool {
	return err.Further(other) || err.Cause != nil && !other.Further(err)
}

// beginnings are what a text, without white space before it, begins as.
func beginnings(src []byte) [withLink + 1]bool {
	if link.Begins(src) {
		return [...]bool{withLink: true}
	}
	return [...]bool{
		withWords: !startsLikeBoard(src), withBoard: true, withSudoku: foreign.LooksLikeSudoku(src), withLink: false,
	}
}

// startsLikeBoard reports whether the first line, blanks aside, has nine characters and most of them are marks, so that
// an error among them is one in a board.
func startsLikeBoard(src []byte) bool {
	line, _, _ := strings.Cut(string(src[:min(len(src), longestRow)]), "\n")
	row := strings.Join(strings.Fields(line), "")
	marks := 0
	for _, m := range ".xoXO" {
		marks += strings.Count(row, string(m))
	}
	return utf8.RuneCountInString(row) == 9 && marks > 4
}

// longestRow is as many bytes of a line as may be nine characters with blanks between them.
const longestRow = 100
