package tictactoe

import (
	"bufio"
	"bytes"
	"io"
	"strconv"

	"ninefold/engine/grid"
	"ninefold/engine/text"
)

// Difference is a cell in which an answer is not the right one.
type Difference struct {
	Cell         grid.Cell
	Want         rune // x, o, . or !
	Found        rune // any character; U+FFFD for a byte that is no UTF-8
	Line, Column int  // where it was found, 1-based; a column is one character
}

// Comparison is how an answer compares with the right one. It is right when nothing differs, is missing or is left.
type Comparison struct {
	Differences []Difference // in the order of the cells; at most one a cell
	Missing     int          // how many cells the answer lacks at its end
	Line        int          // where it ends, 1-based, when some are missing
	Column      int
	Extra       *text.Error // what follows the last cell, if anything but white space does; else nil
}

// Right reports whether the answer is the right one.
func (c *Comparison) Right() bool {
	return len(c.Differences) == 0 && c.Missing == 0 && c.Extra == nil
}

// CompareAnswer compares an answer to the position, which another program may have written, with the marked board, as
// a judge does to whom white space does not matter.
func CompareAnswer(answer []byte, p *Position) Comparison {
	r := NewAnswerReader(bytes.NewReader(answer))
	// The only errors of a reader in memory are what End finds too much.
	comparison, _ := r.Compare(AppendMarked(nil, p))
	if comparison.Missing == 0 {
		comparison.Extra, _ = r.End().(*text.Error)
	}
	return comparison
}

// AnswerReader compares answer after answer from a stream with the right ones, in constant memory. White space never
// matters, nor does a byte order mark.
type AnswerReader struct {
	src          *bufio.Reader
	line, column int // of the character that next gave, or behind the last one at the end
}

// NewAnswerReader reads from r.
func NewAnswerReader(r io.Reader) *AnswerReader {
	return &AnswerReader{src: bufio.NewReader(r), line: 1}
}

// Compare reads as many characters as the right answer has and compares the two, white space left out of both. Cell
// counts the characters, so it is the board's cell when the right answer is a board. The error is the stream's own,
// other than io.EOF.
func (r *AnswerReader) Compare(right []byte) (Comparison, error) {
	var c Comparison
	cell := grid.Cell(0)
	for i, want := range right {
		if isSpace(rune(want)) {
			continue
		}
		found, err := r.next()
		if err == io.EOF {
			c.Missing, c.Line, c.Column = characters(right[i:]), r.line, r.column
			return c, nil
		}
		if err != nil {
			return c, err
		}
		if found != rune(want) {
			c.Differences = append(c.Differences, Difference{cell, rune(want), found, r.line, r.column})
		}
		cell++
	}
	return c, nil
}

// End makes sure that nothing but white space is left. Otherwise the error is a *text.Error, or the stream's own.
func (r *AnswerReader) End() error {
	found, err := r.next()
	switch err {
	case io.EOF:
		return nil
	case nil:
		return &text.Error{Line: r.line, Column: r.column, Want: text.WantTextEnd, Found: strconv.Quote(string(found))}
	}
	return err
}

const byteOrderMark = '\uFEFF'

// next gives the next character that is no white space, and leaves its place in line and column.
func (r *AnswerReader) next() (rune, error) {
	for {
		c, _, err := r.src.ReadRune()
		r.column++
		switch {
		case err != nil:
			return 0, err
		case c == '\n':
			r.line, r.column = r.line+1, 0
		case c == byteOrderMark && r.line == 1 && r.column == 1:
			r.column = 0
		case !isSpace(c):
			return c, nil
		}
	}
}

// isSpace reports whether a character is white space to a judge, as C's isspace has it.
func isSpace(c rune) bool { return c == ' ' || '\t' <= c && c <= '\r' }

// characters counts what is no white space.
func characters(answer []byte) int {
	n := 0
	for _, b := range answer {
		if !isSpace(rune(b)) {
			n++
		}
	}
	return n
}
