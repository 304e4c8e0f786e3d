package crosshatch

import (
	"io"

	"ninefold/engine/grid"
	"ninefold/engine/text"
)

var alphabet = func() text.Alphabet {
	a := text.Alphabet{Want: text.WantDigit, OneLine: true}
	for digit, ch := range []byte(letters) {
		a.Codes[ch] = uint8(digit) + 1
	}
	return a
}()

// letters is how the digits are written, an empty cell first.
const letters = ".123456789"

// Parse reads one grid in the judge's text, or as a line of 81 characters, and nothing after it. Its error is a
// *text.Error; an empty text is one too.
func Parse(judge []byte) (Grid, error) {
	s := text.ScanBytes(judge)
	g, err := scan(&s)
	return g, s.Only(err, text.WantDigit)
}

// Grids returns a function that reads grid after grid, each as Parse does, from a stream, as text.Boards tells.
func Grids(r io.Reader) func() (Grid, error) { return text.Boards(r, scan) }

func scan(s *text.Scanner) (Grid, error) {
	var cells [grid.Cells]uint8
	if err := s.Rows(&alphabet, &cells); err != nil {
		return Grid{}, err
	}
	return FromCells(&cells), nil
}

// AppendText appends the grid as Parse reads it, nine lines of nine characters, and returns the extended buffer. It
// allocates nothing when dst has room for 90 more bytes.
func AppendText(dst []byte, g *Grid) []byte {
	for c, digit := range g.cells {
		dst = append(dst, letters[digit])
		if grid.Cell(c).Col() == 9 {
			dst = append(dst, '\n')
		}
	}
	return dst
}

// AppendAnswer appends the judge's answer to a grid: what Solve makes of it or the word ERROR, with a newline. It
// allocates nothing when dst has room for 90 more bytes.
func AppendAnswer(dst []byte, given *Grid) []byte {
	solved, ok := given.Solve()
	if !ok {
		return append(dst, "ERROR\n"...)
	}
	return AppendText(dst, &solved)
}
