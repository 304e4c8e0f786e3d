package checker

import (
	"bufio"
	"io"
	"strconv"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
)

// Reader compares the answers in a stream, one after another, with the right ones, in constant memory. It ignores how
// words are spaced, and a byte order mark.
type Reader struct {
	src          io.RuneReader
	err          error  // of the stream, never io.EOF; for the Reader it ends there
	line, column int    // the place of the last character read, white space included
	ahead        char   // a character that next must return again; the zero char for none
	answer       []char // the characters read of the current answer
}

// char is a character of an answer, no white space, and its place.
type char struct {
	r            rune
	begins       bool // a word
	line, column int
}

// maxAnswer limits the characters read of a wrong answer in order to explain it.
const maxAnswer = 4 << 10

// NewReader returns a Reader of r.
func NewReader(r io.Reader) *Reader { return &Reader{src: bufio.NewReader(r), line: 1} }

// Compare reads as many characters as the right answer has and compares the two. After a wrong answer it may have read
// further, so the start of the next answer is unknown. It does not set WhiteSpace, and Extra only if the last word goes
// on. The error is the stream's, but never io.EOF.
func (r *Reader) Compare(right []byte) (Comparison, error) {
	c, _ := r.compare(right)
	return c, r.err
}

// compare does what Compare does, and also returns the first surplus character, if it read one.
func (r *Reader) compare(right []byte) (c Comparison, surplus *char) {
	same, parted, begins := true, false, true // begins: the next character begins a word of the right answer
	r.answer = r.answer[:0]
	for _, want := range right {
		if isSpace(rune(want)) {
			begins = true
			continue
		}
		found, ok := r.next()
		if !ok {
			same = false
			break
		}
		r.answer = append(r.answer, found)
		same, parted = same && found.r == rune(want), parted || found.begins != begins
		begins = false
	}
	if same && !parted {
		c.Extra = r.goesOn()
		return c, nil
	}
	f := formOf(right)
	if same {
		c.Parted = f.parted(r.answer)
		return c, nil
	}
	return r.explain(&f, r.lines(&f))
}

// lines returns the lines that were read. If some of them are no rows, it reads on until all rows have come, since
// debugging output may stand before them.
func (r *Reader) lines(f *form) []line {
	lines := split(r.answer)
	rows := f.rowsIn(lines)
	if rows == f.rows() || len(lines) == 0 {
		return lines
	}
	last := len(lines) - 1
	if f.isRow(lines[last]) {
		rows-- // the last line may go on
	}
	for read := len(r.answer); read < maxAnswer; read++ {
		next, ok := r.next()
		if !ok {
			return lines
		}
		if next.line != lines[last].number() {
			if f.isRow(lines[last]) {
				rows++
			}
			if rows == f.rows() {
				r.ahead = next
				return lines
			}
			lines = append(lines, nil)
			last++
		}
		lines[last] = append(lines[last], next)
	}
	return lines
}

// explain says what is wrong with an answer.
func (r *Reader) explain(f *form, lines []line) (c Comparison, surplus *char) {
	if wrong := f.wrongWord(lines); wrong != nil {
		if len(lines) == 0 {
			wrong.Line, wrong.Column = r.line, r.column+1
		}
		c.Word = wrong
		return c, nil
	}
	var kept []char
	allRows := f.rowsIn(lines) == f.rows()
	for _, l := range lines {
		if f.isStray(l, allRows) {
			c.Stray = append(c.Stray, Line{l.number(), l.text()})
		} else {
			kept = append(kept, l...)
		}
	}
	for i, found := range kept[:min(len(kept), len(f.right))] {
		if want := f.right[i].r; found.r != want {
			c.Differences = append(c.Differences, Difference{grid.Cell(i), want, found.r, found.line, found.column})
		}
	}
	switch n := len(f.right); {
	case len(kept) > n:
		surplus = &kept[n]
	case len(kept) < n:
		c.Missing, c.Line, c.Column = n-len(kept), r.line, r.column+1
	default:
		c.Parted = f.parted(kept)
	}
	return c, surplus
}

// goesOn returns what follows the last character without white space, or nil.
func (r *Reader) goesOn() *text.Error {
	following, ok := r.next()
	if !ok {
		return nil
	}
	if r.ahead = following; following.begins {
		return nil
	}
	return unexpected(following)
}

// End checks that only white space is left. The error is a *text.Error, or the stream's own.
func (r *Reader) End() error {
	if found, ok := r.next(); ok {
		return unexpected(found)
	}
	return r.err
}

// unexpected returns the error for a character after the end of the answer.
func unexpected(c char) *text.Error {
	return &text.Error{Line: c.line, Column: c.column, Want: text.WantTextEnd, Found: strconv.Quote(string(c.r))}
}

const byteOrderMark = '\uFEFF'

// next returns the next character other than white space, and false at the end.
func (r *Reader) next() (char, bool) {
	if c := r.ahead; c != (char{}) {
		r.ahead = char{}
		return c, true
	}
	for begins := r.column == 0; ; {
		c, _, err := r.src.ReadRune()
		if err != nil {
			if err != io.EOF {
				r.err = err
			}
			return char{}, false
		}
		r.column++
		switch {
		case c == '\n':
			r.line, r.column, begins = r.line+1, 0, true
		case c == byteOrderMark && r.line == 1 && r.column == 1:
			r.column = 0
		case !isSpace(c):
			return char{c, begins, r.line, r.column}, true
		default:
			begins = true
		}
	}
}

// isSpace reports whether a character is white space in C, which judges ignore.
func isSpace(c rune) bool { return c == ' ' || '\t' <= c && c <= '\r' }
