package sudoku

import (
	"io"
	"iter"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
)

var alphabet = func() text.Alphabet {
	a := text.Alphabet{Want: text.WantDigit, OneLine: true}
	for digit, ch := range []byte(letters) {
		a.Codes[ch] = uint8(digit) + 1
	}
	return a
}()

// letters are the characters of an empty cell and of the digits.
const letters = ".123456789"

// Parse reads one grid, in the judge's text or as a line of 81 characters, with nothing after it. Every error is a
// *text.Error, also for an empty text.
func Parse(judge []byte) (Grid, error) {
	s := text.ScanBytes(judge)
	g, err := scan(&s)
	return g, s.Only(err, text.WantDigit)
}

// Grids yields the grids of a stream, each in a form of Parse, as text.Boards does.
func Grids(r io.Reader) iter.Seq2[Grid, error] { return text.Boards(r, text.WantDigit, scan) }

func scan(s *text.Scanner) (Grid, error) {
	var cells [grid.Cells]uint8
	if err := s.Rows(&alphabet, &cells); err != nil {
		return Grid{}, err
	}
	return FromCells(&cells), nil
}

// AppendText appends the grid as nine lines of nine characters, which Parse reads, and returns the extended buffer. It
// allocates nothing if dst has room for 90 more bytes.
func AppendText(dst []byte, g *Grid) []byte {
	for c, digit := range g.cells {
		dst = append(dst, letters[digit])
		if grid.Cell(c).Col() == 9 {
			dst = append(dst, '\n')
		}
	}
	return dst
}

// String returns the grid as a line of 81 characters, which Parse reads.
func (g Grid) String() string { return strings.ReplaceAll(string(AppendText(nil, &g)), "\n", "") }

// AppendAnswer appends the judge's answer to a grid: the grid that Solve returns, or the word ERROR, with a newline. It
// returns the extended buffer, and allocates nothing if dst has room for 90 more bytes.
func AppendAnswer(dst []byte, given *Grid) []byte {
	solved, ok := given.Solve()
	if !ok {
		return append(dst, "ERROR\n"...)
	}
	return AppendText(dst, &solved)
}
