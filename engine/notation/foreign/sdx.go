package foreign

import (
	"cmp"
	"strconv"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
	"ninefold/engine/sudoku"
)

// The form of .sdx files is defined by SudoCue, https://www.sudocue.net/fileformats.php, "Sudoku Puzzle Progress": a
// line for each row, a blank between cells. An unsolved cell is the list of its candidates, a solved one its digit,
// after u if the user placed it. A cell's only candidate would look like a given digit, so that it is not written.

// ReadSdx reads a Sudoku in progress of an .sdx file. Candidates are pencil marks; a cell that lists all nine digits
// has none. The error is a *text.Error.
func ReadSdx(src []byte) ([]sudoku.Sheet, []Note, error) {
	c := &text.Cursor{Text: src}
	var cells listing
	var entered grid.CellSet
	c.Skip()
	for cell := range grid.Cell(grid.Cells) {
		if cell.Col() == 1 && cell > 0 {
			if c.SkipBlanks(); c.Peek() != '\n' {
				c.Refuse(text.WantLineEnd)
			}
			c.Skip()
		}
		digits, byUser := readSdxCell(c)
		if byUser {
			entered.Add(cell)
		}
		if digits != grid.AllDigits {
			cells.list(cell, digits)
		}
	}
	if c.End(); !c.OK() {
		return nil, nil, c.Err
	}
	s := cells.sheet()
	s.Entered = entered
	return []sudoku.Sheet{s}, nil, nil
}

// readSdxCell reads a cell and the blanks before it. byUser reports whether its digit was entered.
func readSdxCell(c *text.Cursor) (digits grid.Digits, byUser bool) {
	c.SkipBlanks()
	if byUser = c.Peek() == 'u'; byUser {
		c.Pos++
	}
	switch {
	case byUser && !c.AtDigit():
		c.Refuse("sdxDigit")
	case !c.AtDigit():
		c.Refuse("sdxCell")
	}
	for ; c.AtDigit() && !(byUser && digits != 0); c.Pos++ {
		digits |= 1 << (c.Peek() - '0')
	}
	if !c.AtEnd() && !text.IsSpace(c.Peek()) {
		c.Refuse(text.WantSpace)
	}
	return digits, byUser
}

// AppendSdx appends a sheet as an .sdx file. An empty cell with fewer than two pencil marks lists all nine digits.
func AppendSdx(dst []byte, s *sudoku.Sheet) []byte {
	for c := range grid.Cell(grid.Cells) {
		dst = appendSdxCell(dst, s, c)
		if c.Col() == 9 {
			dst = append(dst, '\n')
		} else {
			dst = append(dst, ' ')
		}
	}
	return dst
}

func appendSdxCell(dst []byte, s *sudoku.Sheet, c grid.Cell) []byte {
	if digit := s.Grid.At(c); digit != 0 {
		if s.Entered.Has(c) {
			dst = append(dst, 'u')
		}
		return strconv.AppendInt(dst, int64(digit), 10)
	}
	for mark := range cmp.Or(several(s.Pencil[c]), grid.AllDigits).All() {
		dst = strconv.AppendInt(dst, int64(mark), 10)
	}
	return dst
}
