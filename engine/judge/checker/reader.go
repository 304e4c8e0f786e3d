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
	c, _, err := r.compare(right)
	return c, err
}

// compare does what Compare does, and also returns the first surplus character, if it read one.
func (r *Reader) compare(right []byte) (c Comparison, surplus *char, err error) {
	same, parted, begins := true, false, true // begins: the next character begins a word of the right answer
	r.answer = r.answer[:0]
	for _, want := range right {
		if isSpace(rune(want)) {
			begins = true
			continue
		}
		found, err := r.next()
		if err == io.EOF {
			same = false
			break
		}
		if err != nil {
			return c, nil, err
		}
		r.answer = append(r.answer, found)
		same, parted = same && found.r == rune(want), parted || found.begins != begins
		begins = false
	}
	if same && !parted {
		c.Extra, err = r.goesOn()
		return c, nil, err
	}
	f := formOf(right)
	if same {
		c.Parted = f.parted(r.answer)
		return c, nil, nil
	}
	lines, err := r.lines(&f)
	if err != nil {
		return c, nil, err
	}
	c, surplus = r.explain(&f, lines)
	return c, surplus, nil
}

// lines returns the lines that were read. If some of them are no rows, it reads on until all rows have come, since
// debugging output may stand before them.
func (r *Reader) lines(f *form) ([]line, error) {
	lines := split(r.answer)
	rows := f.rowsIn(lines)
	if rows == f.rows() || len(lines) == 0 {
		return lines, nil
	}
	last := len(lines) - 1
	if f.isRow(lines[last]) {
		rows-- // the last line may go on
	}
	for read := len(r.answer); read < maxAnswer; read++ {
		next, err := r.next()
		if err == io.EOF {
			return lines, nil
		}
		if err != nil {
			return nil, err
		}
		if next.line != lines[last].number() {
			if f.isRow(lines[last]) {
				rows++
			}
			if rows == f.rows() {
				r.ahead = next
				return lines, nil
			}
			lines = append(lines, nil)
			last++
		}
		lines[last] = append(lines[last], next)
	}
	return lines, nil
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
func (r *Reader) goesOn() (*text.Error, error) {
	following, err := r.next()
	if err == io.EOF {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	r.ahead = following
	if following.begins {
		return nil, nil
	}
	return unexpected(following), nil
}

// End checks that only white space is left. The error is a *text.Error, or the stream's own.
func (r *Reader) End() error {
	found, err := r.next()
	switch err {
	case io.EOF:
		return nil
	case nil:
		return unexpected(found)
	}
	return err
}

// unexpected returns the error for a character after the end of the answer.
func unexpected(c char) *text.Error {
	return &text.Error{Line: c.line, Column: c.column, Want: text.WantTextEnd, Found: strconv.Quote(string(c.r))}
}

const byteOrderMark = '\uFEFF'

// next returns the next character other than white space.
func (r *Reader) next() (char, error) {
	if c := r.ahead; c != (char{}) {
		r.ahead = char{}
		return c, nil
	}
	for begins := r.column == 0; ; {
		c, _, err := r.src.ReadRune()
		if err != nil {
			return char{}, err
		}
		r.column++
		switch {
		case c == '\n':
			r.line, r.column, begins = r.line+1, 0, true
		case c == byteOrderMark && r.line == 1 && r.column == 1:
			r.column = 0
		case !isSpace(c):
			return char{c, begins, r.line, r.column}, nil
		default:
			begins = true
		}
	}
}

// isSpace reports whether a character is white space in C, which judges ignore.
func isSpace(c rune) bool { return c == ' ' || '\t' <= c && c <= '\r' }
