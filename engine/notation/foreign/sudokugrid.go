package foreign

import (
	"strings"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/notation/lex"
	"ninefold/engine/text"
)

// sudokuRow is a line with nine cells.
type sudokuRow struct {
	cells  [9]uint8
	dashes bool // it has nothing but dashes: nine empty cells, or a line between two rows
	marks  bool // a cell has pencil marks
}

// ReadSudokuGrids reads Sudoku grids of nine rows, as in .sdk and .ss files and as programs print them: bars between the
// cells and lines of dashes between the rows may be drawn, and a cell may be a list of its candidates, of which a single
// one counts as its digit and others are left out. Lines that begin with # are not read. In a text with such lines or with
// borders, nothing is read from a line on that follows a whole grid and begins with a letter or a bracket.
func ReadSudokuGrids(src []byte) ([]crosshatch.Grid, []Note, error) {
	c := &lex.Cursor{Text: src}
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
			return nil, nil, err
		}
		rows = append(rows, row)
		if row.dashes {
			dashes++
		}
	}
	if !whole(len(rows), dashes) {
		return nil, nil, c.Unexpected(WantSudokuRow)
	}
	grids, notes := gridsOf(rows, dashes)
	return grids, notes, nil
}

// whole reports whether rows, some of which are nothing but dashes, are whole grids, be the dashes empty cells or not.
func whole(rows, dashes int) bool { return rows > 0 && rows%9 == 0 || areDrawn(rows, dashes) }

// areDrawn reports whether the rows of dashes are lines between the others.
func areDrawn(rows, dashes int) bool { return rows > dashes && (rows-dashes)%9 == 0 }

// gridsOf is whole grids.
func gridsOf(rows []sudokuRow, dashes int) (grids []crosshatch.Grid, notes []Note) {
	drawn := areDrawn(len(rows), dashes)
	var cells []uint8
	marks := false
	for i := range rows {
		if row := &rows[i]; !drawn || !row.dashes {
			cells = append(cells, row.cells[:]...)
			marks = marks || row.marks
		}
	}
	for ; len(cells) > 0; cells = cells[grid.Cells:] {
		grids = append(grids, crosshatch.FromCells((*[grid.Cells]uint8)(cells)))
	}
	if marks {
		notes = append(notes, Note{Kind: MarksLost})
	}
	return grids, notes
}

// restOfLine is the line from the cursor on, without blanks at its end.
func restOfLine(c *lex.Cursor) string {
	end := *c
	skipLine(&end)
	return strings.TrimRight(string(c.Text[c.Pos:end.Pos]), " \t\r")
}

// isWords reports whether a line begins with a letter or a bracket.
func isWords(line string) bool {
	letter := line[0] | 0x20 // in lower case
	return 'a' <= letter && letter <= 'z' || line[0] == '['
}

// readSudokuRow reads a line: nine cells of one character each, or nine words.
func readSudokuRow(c *lex.Cursor, line string) (sudokuRow, error) {
	var row sudokuRow
	begin, n := c.Pos, 0
	words := strings.FieldsFunc(line, func(r rune) bool { return r == '|' || r == ' ' || r == '\t' })
	wordy := len(words) >= 9 && cells(line) != 9
	for end := begin + len(line); c.Pos < end; {
		b := c.Peek()
		if b == '|' || lex.IsSpace(b) {
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
		if wordy && c.Pos < end && digit != 0 && c.AtDigit() {
			for c.Pos < end && c.AtDigit() {
				c.Pos++
			}
			digit, row.marks = 0, true
		}
		if wordy && c.Pos < end && c.Peek() != '|' && !lex.IsSpace(c.Peek()) {
			return row, c.Unexpected(text.WantSpace)
		}
		row.cells[n] = digit
		n++
	}
	if n < 9 {
		return row, c.Unexpected(WantSudokuCell)
	}
	row.dashes = strings.Trim(line, "-| \t") == ""
	return row, nil
}
