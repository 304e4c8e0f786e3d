// Package text reads texts. For a text that it refuses, the error has the line, the column, what was expected and what
// was found. A Scanner reads from a stream the parts that the texts of both judge problems share; a Cursor goes through
// any other text word by word.
package text

import (
	"bufio"
	"bytes"
	"io"
	"iter"
	"strconv"
	"unicode/utf8"

	"ninefold/engine/grid"
)

// bufferSize is the memory of a Scanner of a stream, in bytes, however long the stream is.
const bufferSize = 32 << 10

// Scanner reads a text from left to right in constant memory. It stops for good at the first error.
type Scanner struct {
	src       *bufio.Reader // nil when buf holds the whole text
	srcErr    error         // why src gives no more bytes; io.EOF at its end
	buf       []byte        // what src has buffered
	pos       int           // index in buf of the next byte
	lineStart int           // index in buf where the line of the next byte begins; negative if before buf
	line      int
}

// NewScanner returns a Scanner of a stream. It never waits for more of the stream than it needs.
func NewScanner(src io.Reader) *Scanner {
	return &Scanner{src: bufio.NewReaderSize(src, bufferSize), line: 1}
}

// ScanBytes returns a Scanner of a text in memory, which must not change until the Scanner is done with it. The Scanner
// keeps no copy.
func ScanBytes(whole []byte) Scanner { return Scanner{buf: whole, srcErr: io.EOF, line: 1} }

// Alphabet maps each byte that may stand in a cell to its value plus one, 1 to 127, and every other byte to zero.
type Alphabet struct {
	Codes   [256]uint8
	Want    Want
	OneLine bool // all rows may stand on one line
}

// Rows reads nine rows of nine cells into cells, as values of the alphabet, from nine lines or, with OneLine, also from
// one. It ignores blank lines, blanks within a row, CRLF, a byte order mark and a missing last newline. If only blank
// lines are left it returns io.EOF; any other error is an *Error or the stream's own.
func (s *Scanner) Rows(alphabet *Alphabet, cells *[grid.Cells]uint8) error {
	if err := s.SkipBlankLines(); err != nil {
		return err
	}
	onLine := 9 // cells
	for n := 0; n < grid.Cells; {
		if n%onLine == 0 && s.usualRow(alphabet, (*[9]uint8)(cells[n:])) {
			n += 9
			continue
		}
		if s.pos == len(s.buf) && !s.ready(1) {
			return s.Unexpected(alphabet.Want)
		}
		b := s.buf[s.pos]
		if code := alphabet.Codes[b]; code != 0 {
			cells[n] = code - 1
			n++
			s.pos++
			if n == 9 && s.onOneLine(alphabet) {
				onLine = grid.Cells
			}
			if n%onLine == 0 {
				if err := s.endLine(); err != nil {
					return err
				}
			}
			continue
		}
		switch {
		case isBlank(b):
			s.pos++
		case b == '\n' && n%onLine == 0:
			s.newline()
		default:
			return s.Unexpected(alphabet.Want)
		}
	}
	return nil
}

// onOneLine reports whether all rows stand on this line, after nine cells of it were read: then nine more follow. If
// the row is merely too long, fewer follow.
func (s *Scanner) onOneLine(alphabet *Alphabet) bool {
	const farthest = 40 // bytes to look at, so that some blanks may stand between the cells
	more := 0
	for ahead := 0; alphabet.OneLine && ahead < farthest && s.ready(ahead+1); ahead++ {
		switch b := s.buf[s.pos+ahead]; {
		case alphabet.Codes[b] != 0:
			more++
		case !isBlank(b):
			return false
		}
		if more == 9 {
			return true
		}
	}
	return false
}

// usualRow reads the next row and its newline if the row has no blanks, or one between groups of three, as nearly all
// rows do. Otherwise it reads nothing and returns false. It halves the time of Rows.
func (s *Scanner) usualRow(alphabet *Alphabet, cells *[9]uint8) bool {
	const longest = len("xxx xxx xxx\n")
	if len(s.buf)-s.pos < longest {
		return false
	}
	row := (*[longest]byte)(s.buf[s.pos:])
	step := 3
	if row[3] == ' ' && row[7] == ' ' {
		step = 4
	}
	end := 2*step + 3
	if row[end] != '\n' {
		return false
	}
	const none = 0xff // the code of a byte that may not stand in a cell, less one
	found := uint8(0)
	var values [9]uint8
	for group := range 3 {
		from, to := (*[3]byte)(row[group*step:]), (*[3]uint8)(values[3*group:])
		to[0], to[1], to[2] = alphabet.Codes[from[0]]-1, alphabet.Codes[from[1]]-1, alphabet.Codes[from[2]]-1
		found |= to[0] | to[1] | to[2]
	}
	if found == none {
		return false
	}
	*cells = values
	s.pos += end
	s.newline()
	return true
}

// RowCol skips blank lines, reads a line of two numbers 1..9 with blanks between them, and returns the cell that they
// name. Every error is an *Error or the stream's own.
func (s *Scanner) RowCol() (grid.Cell, error) {
	if err := s.SkipBlankLines(); err != nil {
		if err == io.EOF {
			err = s.Unexpected(WantRow)
		}
		return 0, err
	}
	row, err := s.number(WantRow)
	if err != nil {
		return 0, err
	}
	if b, ok := s.peek(); !ok || !isBlank(b) {
		return 0, s.Unexpected(WantSpace)
	}
	s.skipBlanks()
	col, err := s.number(WantColumn)
	if err != nil {
		return 0, err
	}
	return grid.At(row, col), s.endLine()
}

// SkipBlankLines passes over blank lines and a byte order mark. If nothing else is left, it returns the stream's error.
func (s *Scanner) SkipBlankLines() error {
	for {
		b, ok := s.peek()
		switch {
		case !ok:
			return s.srcErr
		case isBlank(b):
			s.pos++
		case b == '\n':
			s.newline()
		case b == byteOrderMark[0] && s.atByteOrderMark():
			s.pos += len(byteOrderMark)
			s.lineStart += len(byteOrderMark)
		default:
			return nil
		}
	}
}

// endLine passes over blanks and the newline or the end of the text. Anything else there is an error.
func (s *Scanner) endLine() error {
	s.skipBlanks()
	b, ok := s.peek()
	switch {
	case !ok && s.srcErr == io.EOF:
		return nil
	case !ok:
		return s.srcErr
	case b == '\n':
		s.newline()
		return nil
	}
	return s.Unexpected(WantLineEnd)
}

// EndText checks that only blank lines are left. The error is an *Error or the stream's own.
func (s *Scanner) EndText() error {
	switch err := s.SkipBlankLines(); err {
	case io.EOF:
		return nil
	case nil:
		return s.Unexpected(WantTextEnd)
	default:
		return err
	}
}

// Only checks that a text holds one board and nothing else, after the board was read with the error err or nil. It
// returns err or its own error. For an empty text the error says that want was expected.
func (s *Scanner) Only(err error, want Want) error {
	switch err {
	case nil:
		return s.EndText()
	case io.EOF:
		return s.Unexpected(want)
	}
	return err
}

// Boards yields the boards of a stream, at least one, in constant memory. scan reads one, and returns io.EOF if there
// is none. The last element may be an error: an *Error for a board that cannot be read, with its number unless it is
// the first, for a stream without boards one that wants want, or the stream's own.
func Boards[Board any](
	src io.Reader, want Want, scan func(*Scanner) (Board, error),
) iter.Seq2[Board, error] {
	return func(yield func(Board, error) bool) {
		s := NewScanner(src)
		for number := 1; ; number++ {
			board, err := scan(s)
			if err == io.EOF && number > 1 {
				return
			}
			if err == io.EOF {
				err = &Error{Line: 1, Column: 1, Want: want, Found: FoundTextEnd}
			}
			if at, ok := err.(*Error); ok && number > 1 {
				at.Case = number
			}
			if !yield(board, err) || err != nil {
				return
			}
		}
	}
}

// LineColumn returns the line and the column of the next character, both 1-based. It counts bytes, because up to its
// first error a judge's text has characters of one byte only, besides a byte order mark, which has no column.
func (s *Scanner) LineColumn() (line, column int) { return s.line, s.pos - s.lineStart + 1 }

// Unexpected returns an error: want was expected in place of the next character. If the stream's error is why there is
// no next character, it returns that.
func (s *Scanner) Unexpected(want Want) error {
	b, ok := s.peek()
	switch {
	case !ok && s.srcErr != io.EOF:
		return s.srcErr
	case b >= utf8.RuneSelf:
		s.ready(utf8.UTFMax)
	}
	line, column := s.LineColumn()
	return &Error{Line: line, Column: column, Want: want, Found: found(s.buf[s.pos:])}
}

// number reads a number 1..9. For a longer one the error has it whole, unless it is a row that ends the line: there the
// space before the column is missing.
func (s *Scanner) number(want Want) (int, error) {
	b, ok := s.peek()
	if !ok || b < '1' || b > '9' {
		return 0, s.Unexpected(want)
	}
	const longest = 20
	end := 1
	for end < longest && s.ready(end+1) && '0' <= s.buf[s.pos+end] && s.buf[s.pos+end] <= '9' {
		end++
	}
	lineEnds := !s.ready(end+1) || s.buf[s.pos+end] == '\n' || s.buf[s.pos+end] == '\r'
	if end > 1 && (want == WantColumn || !lineEnds) {
		line, column := s.LineColumn()
		return 0, &Error{Line: line, Column: column, Want: want, Found: strconv.Quote(string(s.buf[s.pos:][:end]))}
	}
	s.pos++
	return int(b - '0'), nil
}

func (s *Scanner) skipBlanks() {
	for {
		b, ok := s.peek()
		if !ok || !isBlank(b) {
			return
		}
		s.pos++
	}
}

func (s *Scanner) newline() {
	s.pos++
	s.line++
	s.lineStart = s.pos
}

func (s *Scanner) peek() (byte, bool) {
	if s.pos == len(s.buf) && !s.ready(1) {
		return 0, false
	}
	return s.buf[s.pos], true
}

var byteOrderMark = []byte("\uFEFF")

func (s *Scanner) atByteOrderMark() bool {
	s.ready(len(byteOrderMark))
	return bytes.HasPrefix(s.buf[s.pos:], byteOrderMark)
}

// ready makes sure that buf holds n bytes from pos on. It returns false if the stream has fewer.
func (s *Scanner) ready(n int) bool {
	if len(s.buf)-s.pos >= n {
		return true
	}
	if s.srcErr != nil {
		return false
	}
	s.src.Discard(s.pos) // cannot fail, because these bytes are buffered
	s.lineStart -= s.pos
	s.pos = 0
	_, s.srcErr = s.src.Peek(n)
	s.buf, _ = s.src.Peek(s.src.Buffered())
	return s.srcErr == nil
}
