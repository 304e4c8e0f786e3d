// Package checker compares an answer to either judge problem with the right one, as the usual checker of judges does
// (wcmp of testlib): the words, in their order. It reports everything wrong with a wrong answer, and skips lines that
// are no part of a board, for example a program's debugging output.
package checker

import (
	"bytes"

	"ninefold/engine/grid"
	"ninefold/engine/locale/message"
	"ninefold/engine/notation/text"
)

// Difference is a cell in which an answer differs from the right one.
type Difference struct {
	Cell         grid.Cell
	Want         rune // x, o, !, a digit or .
	Found        rune // any character; U+FFFD for an invalid byte
	Line, Column int  // the place of Found, 1-based; a column is one character
}

// Comparison is the result of comparing an answer with the right one.
type Comparison struct {
	Stray       []Line       // lines that are no rows of a board, which the other fields ignore
	Differences []Difference // in the order of the cells; at most one for each
	Missing     int          // the number of cells that the answer lacks at its end
	Line        int          // the line in which it ends, 1-based, if cells are missing
	Column      int
	Extra       *text.Error     // says what follows the last cell, if it is not white space; else nil
	Parted      *WordDifference // words begin or end at other cells, though no cell is wrong; else nil
	Word        *WordDifference // set if one of the two answers is the word ERROR; then no other field is set
	Other       *WordDifference // set if the right answer is no board; then no other field is set

	// Encoded says that the answer is in UTF-16, or begins with a byte order mark, where a judge compares bytes. The
	// other fields are about its text.
	Encoded bool

	WhiteSpace *LineDifference // of a right answer: a remark that white space differs, as CompareLines finds; else nil
}

// Line is a line of an answer.
type Line struct {
	Number int    // 1-based
	Text   string // cut after 40 characters
}

// WordDifference is the first word of an answer that differs from the right one's. If only one of the two answers is
// ERROR, no cells can be compared: then Found is the answer's first line, or Found is ERROR and Want, a board, is "".
type WordDifference struct {
	Line, Column int    // where it begins, 1-based
	Want, Found  string // cut after 40 characters; "" after the end of an answer
}

// Right reports whether the answer is the right one.
func (c *Comparison) Right() bool { return len(c.Stray) == 0 && c.RightBesides() }

// RightBesides reports whether the answer is right without its stray lines.
func (c *Comparison) RightBesides() bool {
	return len(c.Differences) == 0 && c.Missing == 0 && c.Extra == nil && c.Parted == nil && c.Word == nil &&
		c.Other == nil && !c.Encoded
}

// Fault is a message of what is wrong with an answer, and where that begins, 1-based.
type Fault struct {
	message.Message
	Line, Column int
}

// Faults says everything that is wrong. The place of the first is that of the answer's first error.
func (c *Comparison) Faults() (all []Fault) {
	add := func(line, column int, key string, args ...any) {
		all = append(all, Fault{message.Of("compare."+key, args...), line, column})
	}
	if c.Encoded {
		add(1, 1, "encoded")
	}
	if n := len(c.Stray); n > 0 {
		first := c.Stray[0]
		add(first.Number, 1, "stray", "N", n, "Line", first.Number, "Text", message.Name(first.Text))
	}
	if w := c.Word; w != nil && w.Want == errorWord {
		add(w.Line, w.Column, "wantError")
		if w.Found != "" {
			add(w.Line, w.Column, "begins", "Found", message.Name(w.Found))
		}
	} else if w != nil {
		add(w.Line, w.Column, "foundError")
	}
	if n := len(c.Differences); n > 0 {
		d := c.Differences[0]
		add(d.Line, d.Column, "first", "Row", d.InShort())
		if n > 1 {
			add(d.Line, d.Column, "more", "N", n-1)
		}
		if n := c.AlteredMarks(); n > 0 {
			add(d.Line, d.Column, "altered", "N", n)
		}
	}
	if c.Missing > 0 {
		add(c.Line, c.Column, "missing", "N", c.Missing, "Line", c.Line, "Column", c.Column)
	}
	if e := c.Extra; e != nil {
		add(e.Line, e.Column, "extra", "Error", e)
	}
	word := func(key string, d *WordDifference) {
		add(d.Line, d.Column, key, "Line", d.Line, "Want", message.Name(d.Want), "Found", message.Name(d.Found))
	}
	switch d := c.Other; {
	case c.Parted != nil:
		word("parted", c.Parted)
	case d == nil:
	case d.Found == "":
		word("word.missing", d)
	case d.Want == "":
		word("word.extra", d)
	default:
		word("word", d)
	}
	return all
}

// Message names the cell, what stands there, and where that is in the answer.
func (d *Difference) Message() message.Message { return d.told("compare.differs") }

// InShort returns the message of a difference for a list.
func (d *Difference) InShort() message.Message { return d.told("compare.row") }

func (d *Difference) told(key string) message.Message {
	return message.Of(key, "Row", d.Cell.Row(), "Col", d.Cell.Col(), "Want", string(d.Want), "Found", string(d.Found),
		"Line", d.Line, "Column", d.Column)
}

// AlteredMarks returns the number of cells in which the board has an x or o and the answer another character, or the
// other way round. An answer only adds "!", so it changes the board or belongs to another one.
func (c *Comparison) AlteredMarks() (n int) {
	isMark := func(r rune) bool { return r == 'x' || r == 'o' }
	for _, d := range c.Differences {
		if isMark(d.Want) || isMark(d.Found) {
			n++
		}
	}
	return n
}

// Compare compares a whole answer with the right one: the marked board of a position, the answer to a grid, or words.
// The answer may be any text.
func Compare(answer, right []byte) Comparison {
	if !isBoard(right) {
		return compareWords(answer, right)
	}
	r := Reader{src: bytes.NewReader(answer), line: 1, answer: make([]char, 0, len(right))}
	c, surplus := r.compare(right)
	switch {
	case c.Missing > 0 || c.Word != nil || c.Extra != nil:
	case surplus != nil:
		c.Extra = unexpected(*surplus)
	default:
		c.Extra, _ = r.End().(*text.Error)
	}
	if c.Right() {
		c.WhiteSpace = CompareLines(answer, right)
	}
	return c
}

// LineDifference is the first line in which two texts differ.
type LineDifference struct {
	Line        int    // 1-based
	Want, Found string // the line in each text; "" after the text's end
}

// CompareText compares two texts byte by byte, except for newlines at the end and CRLF. It returns nil if they are the
// same.
func CompareText(answer, right []byte) *LineDifference {
	if bytes.Equal(answer, right) {
		return nil
	}
	found, want := lines(answer), lines(right)
	for i := range max(len(found), len(want)) {
		d := LineDifference{Line: i + 1}
		if i < len(want) {
			d.Want = string(want[i])
		}
		if i < len(found) {
			d.Found = string(found[i])
		}
		if d.Want != d.Found {
			return &d
		}
	}
	return nil
}

// CompareLines compares two texts as CompareText does, but ignores white space at the ends of lines. Judges ignore it
// even if they compare line by line.
func CompareLines(answer, right []byte) *LineDifference {
	return CompareText(trimmed(answer), trimmed(right))
}

// trimmed returns a text without white space at the ends of its lines.
func trimmed(text []byte) []byte {
	all := lines(text)
	for i, line := range all {
		all[i] = bytes.TrimRightFunc(line, isSpace)
	}
	return bytes.Join(all, []byte("\n"))
}

// lines splits a text into lines without their ends.
func lines(answer []byte) [][]byte {
	answer = bytes.ReplaceAll(answer, []byte("\r\n"), []byte("\n"))
	return bytes.Split(bytes.TrimRight(answer, "\n"), []byte("\n"))
}
