// Package text reads texts, and refuses exactly what it cannot read: with line, column, what was wanted and what was
// found. A Scanner reads what the texts of both judge problems have in common from a stream; a Cursor goes through any
// other text word by word.
package text

import (
	"bufio"
	"bytes"
	"io"
	"unicode/utf8"

	"ninefold/engine/grid"
)

// bufferSize is the memory that a Scanner of a stream takes, however long the stream.
const bufferSize = 32 << 10

// Scanner reads a text from left to right in constant memory. It stops for good at the first error.
type Scanner struct {
	src       *bufio.Reader // nil when buf holds the whole text
	srcErr    error         // why src gives no more; io.EOF at its end
	buf       []byte        // what src has buffered
	pos       int           // of the next byte in buf
	lineStart int           // where the line of the next byte begins, counted in buf; negative if that is before buf
	line      int
}

// NewScanner returns a Scanner of a stream. It reads no further than the next character needs, or than one Read of the
// stream returns.
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

// Rows reads nine rows of nine cells into cells, as values of the alphabet, from nine lines or, with OneLine, from one.
// Blank lines, blanks within a row, CRLF, a byte order mark and a missing last newline do not matter. If only blank
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

// onOneLine reports whether all rows stand on this line, of which nine cells were read: nine more cells follow, whereas
// fewer follow in a row that is too long.
func (s *Scanner) onOneLine(alphabet *Alphabet) bool {
	const farthest = 40 // bytes, so that some blanks may stand between the cells
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
	const none = 0xff // what the code of a byte that may not stand in a cell comes to
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

// RowCol reads a line of two numbers 1..9 parted by blanks, after any blank lines, and returns the cell they name.
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

// SkipBlankLines passes over blank lines and a byte order mark. It returns io.EOF if nothing else is left.
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

// endLine passes over blanks and the newline or the end of the text, one of which must follow them.
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

// EndText checks that only blank lines are left.
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

// Only returns the error of a text that must hold one board and nothing else, given the error of reading the board, or
// nil. Of an empty text it says that want was expected.
func (s *Scanner) Only(err error, want Want) error {
	switch err {
	case nil:
		return s.EndText()
	case io.EOF:
		return s.Unexpected(want)
	}
	return err
}

// Boards returns a function that reads board after board by scan from a stream in constant memory. It returns io.EOF if
// no more follow, an *Error for one that cannot be read, or the stream's own error. After an error other than io.EOF,
// where the next board begins is unknown.
func Boards[Board any](src io.Reader, scan func(*Scanner) (Board, error)) func() (Board, error) {
	s := NewScanner(src)
	return func() (Board, error) { return scan(s) }
}

// LineColumn returns the line and the column of the next character, both 1-based. It counts bytes: before its first
// error a judge's text has only characters of one byte, besides a byte order mark, which has no column.
func (s *Scanner) LineColumn() (line, column int) { return s.line, s.pos - s.lineStart + 1 }

// Unexpected returns the error for the next character, where something else was wanted, or the stream's own error if
// that is why there is none.
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

func (s *Scanner) number(want Want) (int, error) {
	b, ok := s.peek()
	if !ok || b < '1' || b > '9' {
		return 0, s.Unexpected(want)
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

// ready makes sure that buf holds n bytes from the next one on. It returns false if the stream has fewer.
func (s *Scanner) ready(n int) bool {
	if len(s.buf)-s.pos >= n {
		return true
	}
	if s.srcErr != nil {
		return false
	}
	s.src.Discard(s.pos) // which cannot fail: so much is buffered
	s.lineStart -= s.pos
	s.pos = 0
	_, s.srcErr = s.src.Peek(n)
	s.buf, _ = s.src.Peek(s.src.Buffered())
	return s.srcErr == nil
}
