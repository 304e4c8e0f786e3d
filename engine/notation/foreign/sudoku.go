package foreign

import (
	"bytes"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
	"ninefold/engine/sudoku"
)

// digits are the digits of a Sudoku, empty the signs for an empty cell, and entered the sign before an entered digit.
const (
	digits  = "123456789"
	empty   = ".0*_-"
	entered = "u"
)

// takeCell returns the digit of the next byte, 0 for an empty cell. The sign for these must be that of the empty cells
// before, if there were any.
func takeCell(c *text.Cursor, sign *byte) (digit uint8) {
	b := c.Peek()
	switch {
	case c.AtDigit():
		return b - '0'
	case b == 0 || strings.IndexByte(empty, b) < 0:
		c.Refuse("sudokuCell")
	case *sign != 0 && *sign != b:
		c.Refuse("sudokuSign")
	}
	*sign = b
	return 0
}

// cellByte returns the byte of a digit, and a dot for 0.
func cellByte(digit int) byte {
	if digit == 0 {
		return '.'
	}
	return '0' + byte(digit)
}

// LooksLikeSudoku reports whether a text, without white space before it, begins like one of ReadSudokuLines, ReadSdx or
// a plain one of ReadSudokuGrids and like no other form: with a comment, a border, a bar, a word of nine cells or more,
// or nine words that are not all single digits.
func LooksLikeSudoku(src []byte) bool {
	first, _, _ := bytes.Cut(src, []byte("\n"))
	line := strings.TrimSpace(string(first[:min(len(first), longestLine)]))
	words := strings.Fields(line)
	switch {
	case isRemark(line), isBorder(line), strings.Contains(line, "|"):
		return true
	case len(words) == 9:
		known := strings.Trim(strings.Join(words, ""), digits+empty+entered) == ""
		return known && (len(line) > 17 || strings.ContainsAny(line, "0*_-"))
	}
	return len(words) > 0 && len(words[0]) >= 9 && strings.Trim(words[0][:9], digits+empty) == ""
}

// longestLine is the number of bytes to look at to recognise a line.
const longestLine = 200

// isRemark reports whether a line, for example of an .sdk file, says nothing about a grid.
func isRemark(line string) bool { return strings.HasPrefix(line, "#") || line == "[Puzzle]" }

// isBorder reports whether a line is drawn between rows, as in .ss files.
func isBorder(line string) bool {
	const drawn = "-=+*|.:'` "
	lined := strings.Contains(line, "--") || strings.Contains(line, "==")
	return line == "|-" || lined && strings.Trim(line, drawn) == "" && cells(line) != 9
}

// cells counts the bytes of a line except blanks and bars.
func cells(line string) int {
	n := 0
	for i := range len(line) {
		if !text.IsSpace(line[i]) && line[i] != '|' {
			n++
		}
	}
	return n
}

// ReadSudokuLines reads grids, each a line of 81 cells, as in .sdm files. It skips lines that begin with #, and the
// rest of a line after a blank, a comma or a semicolon. The error is a *text.Error.
func ReadSudokuLines(src []byte) ([]sudoku.Sheet, []Note, error) {
	return readLines(src, "sudokuCell", func(c *text.Cursor) (s sudoku.Sheet) {
		readCells(c, &s, false)
		if b := c.Peek(); !c.AtEnd() && !text.IsSpace(b) && b != ',' && b != ';' {
			c.Refuse(text.WantLineEnd)
		}
		return s
	})
}

// readLines reads a sheet from each line that does not begin with #, and skips the part of the line that read leaves.
// There must be a sheet.
func readLines(
	src []byte, want text.Want, read func(*text.Cursor) sudoku.Sheet,
) (sheets []sudoku.Sheet, notes []Note, err error) {
	c := &text.Cursor{Text: src}
	for c.Skip(); c.OK() && !c.AtEnd(); c.Skip() {
		if c.Peek() != '#' {
			sheets = append(sheets, read(c))
		}
		skipLine(c)
	}
	if len(sheets) == 0 {
		c.Refuse(want)
	}
	return sheets, nil, c.Err
}

// readCells reads the 81 cells of a grid. If placed is true, a + before a digit says that it was placed.
func readCells(c *text.Cursor, s *sudoku.Sheet, placed bool) {
	var cells [grid.Cells]uint8
	var sign byte
	for i := 0; i < len(cells) && c.OK(); i++ {
		if placed && c.Peek() == '+' {
			c.Pos++
			if !c.AtDigit() {
				c.Refuse("placed")
			}
			s.Entered.Add(grid.Cell(i))
		}
		if cells[i] = takeCell(c, &sign); c.OK() {
			c.Pos++
		}
	}
	s.Grid = sudoku.FromCells(&cells)
}

// AppendSudokuLine appends the digits of a sheet as a line of 81 cells with a newline, and returns the extended buffer.
func AppendSudokuLine(dst []byte, s *sudoku.Sheet) []byte {
	return append(append(dst, s.Grid.String()...), '\n')
}

// restOfLine returns the line from the cursor on, without blanks at its end.
func restOfLine(c *text.Cursor) string {
	end := *c
	skipLine(&end)
	return strings.TrimRight(string(c.Text[c.Pos:end.Pos]), " \t\r")
}

func skipLine(c *text.Cursor) {
	if end := bytes.IndexByte(c.Text[c.Pos:], '\n'); end >= 0 {
		c.Pos += end
	} else {
		c.Pos = len(c.Text)
	}
}
