package foreign

import (
	"math/bits"
	"strings"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/text"
)

// sudokuRow is a row of a grid.
type sudokuRow struct {
	cells  [9]crosshatch.Digits // for each cell its digit, its candidates, or nothing
	dashes bool                 // it has dashes only: nine empty cells, or a line between two rows
}

// ReadSudokuGrids reads grids of nine rows, as in .sdk and .ss files and as programs print them. Bars between cells and
// lines of dashes between rows may be drawn. A cell may be a list of candidates: a single one is its digit, several are
// pencil marks. Lines that begin with # are skipped. If there are such lines or borders, reading ends after a whole
// grid at a line that begins with a letter or a bracket. The error is a *text.Error.
func ReadSudokuGrids(src []byte) ([]crosshatch.Sheet, error) {
	c := &text.Cursor{Text: src}
	var rows []sudokuRow
	dashes, decorated := 0, false
	for c.Skip(); !c.AtEnd(); c.Skip() {
		line := restOfLine(c)
		if isRemark(line) || isBorder(line) {
			decorated = true
			c.Pos += len(line)
			continue
		}
		if decorated && whole(len(rows), dashes) && isWords(line) {
			break
		}
		row, err := readSudokuRow(c, line)
		if err != nil {
			return nil, err
		}
		rows = append(rows, row)
		if row.dashes {
			dashes++
		}
	}
	if !whole(len(rows), dashes) {
		return nil, c.Unexpected(WantSudokuRow)
	}
	return sheetsOf(rows, dashes), nil
}

// whole reports whether the rows are whole grids, if rows of dashes are either empty cells or drawn lines.
func whole(rows, dashes int) bool { return rows > 0 && rows%9 == 0 || areDrawn(rows, dashes) }

// areDrawn reports whether the rows of dashes are lines drawn between the others.
func areDrawn(rows, dashes int) bool { return rows > dashes && (rows-dashes)%9 == 0 }

func sheetsOf(rows []sudokuRow, dashes int) (sheets []crosshatch.Sheet) {
	drawn := areDrawn(len(rows), dashes)
	var now listing
	cell := grid.Cell(0)
	for i := range rows {
		if drawn && rows[i].dashes {
			continue
		}
		for _, digits := range rows[i].cells {
			now.list(cell, digits)
			cell++
		}
		if cell == grid.Cells {
			sheets = append(sheets, now.sheet())
			now, cell = listing{}, 0
		}
	}
	return sheets
}

// restOfLine returns the line from the cursor on, without blanks at its end.
func restOfLine(c *text.Cursor) string {
	end := *c
	skipLine(&end)
	return strings.TrimRight(string(c.Text[c.Pos:end.Pos]), " \t\r")
}

func isWords(line string) bool {
	letter := line[0] | 0x20 // in lower case
	return 'a' <= letter && letter <= 'z' || line[0] == '['
}

// readSudokuRow reads a line of nine cells of one character each, or of nine words.
func readSudokuRow(c *text.Cursor, line string) (sudokuRow, error) {
	var row sudokuRow
	begin, n := c.Pos, 0
	words := strings.FieldsFunc(line, func(r rune) bool { return r == '|' || r == ' ' || r == '\t' })
	wordy := len(words) >= 9 && cells(line) != 9
	for end := begin + len(line); c.Pos < end; {
		b := c.Peek()
		if b == '|' || text.IsSpace(b) {
			c.Pos++
			continue
		}
		digit, ok := cellOf(b)
		if !ok {
			return row, c.Unexpected(WantSudokuCell)
		}
		if n == 9 {
			return row, c.Unexpected(text.WantLineEnd)
		}
		c.Pos++
		if digit != 0 {
			row.cells[n] = 1 << digit
		}
		for wordy && digit != 0 && c.Pos < end && c.AtDigit() {
			row.cells[n] |= 1 << (c.Peek() - '0')
			c.Pos++
		}
		if wordy && c.Pos < end && c.Peek() != '|' && !text.IsSpace(c.Peek()) {
			return row, c.Unexpected(text.WantSpace)
		}
		n++
	}
	if n < 9 {
		return row, c.Unexpected(WantSudokuCell)
	}
	row.dashes = strings.Trim(line, "-| \t") == ""
	return row, nil
}

// listing is a Sudoku whose cells are lists of candidates.
type listing struct {
	digits [grid.Cells]uint8
	pencil crosshatch.Pencil
}

// list sets a cell to its digit if a text lists one, and to pencil marks if it lists several.
func (l *listing) list(cell grid.Cell, digits crosshatch.Digits) {
	switch digits.Len() {
	case 0:
	case 1:
		l.digits[cell] = uint8(bits.TrailingZeros16(uint16(digits)))
	default:
		l.pencil[cell] = digits
	}
}

func (l *listing) sheet() crosshatch.Sheet {
	return crosshatch.Sheet{Grid: crosshatch.FromCells(&l.digits), Pencil: l.pencil}
}
