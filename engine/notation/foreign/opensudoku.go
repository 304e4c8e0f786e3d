package foreign

import (
	"regexp"
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
	"ninefold/engine/sudoku"
)

// OpenSudoku's data with a version (CellCollection of github.com/romario333/opensudoku and its successors) are a line
// "version: N" and then, for each cell, its digit, its notes and whether it may be edited, each with a bar behind it.
// Notes are digits with commas in version 1 and bits from then on; version 4 has those of the corners and the centre.

var openSudoku = regexp.MustCompile(`version: ?([1-4])(?:\s|&#1[03];|&#x[aAdD];|\\n)+([\d|,-]+)`)

// BeginsOpenSudoku reports whether a text has OpenSudoku's data with a version.
func BeginsOpenSudoku(src []byte) bool { return openSudoku.Match(src) }

// ReadOpenSudoku reads all Sudokus in OpenSudoku's data. The error is a *text.Error.
func ReadOpenSudoku(src []byte) (sheets []sudoku.Sheet, notes []Note, err error) {
	for _, at := range openSudoku.FindAllSubmatchIndex(src, -1) {
		s, ok := openSudokuSheet(string(src[at[2]:at[3]]), string(src[at[4]:at[5]]))
		if !ok {
			return nil, nil, (&text.Cursor{Text: src, Pos: at[4]}).Unexpected("openSudoku")
		}
		sheets = append(sheets, s)
	}
	return sheets, []Note{{Kind: SudokuFound}}, nil
}

func openSudokuSheet(version, data string) (s sudoku.Sheet, ok bool) {
	fields := strings.FieldsFunc(data, func(r rune) bool { return r == '|' })
	each := len(fields) / grid.Cells // the digit, notes once or twice, and whether it may be edited
	if each < 3 || each > 4 || len(fields) != each*grid.Cells {
		return s, false
	}
	for c := range grid.Cell(grid.Cells) {
		cell := fields[int(c)*each:][:each]
		digit, err := strconv.Atoi(cell[0])
		if err != nil || digit > 9 {
			return s, false
		}
		if digit == 0 {
			for _, notes := range cell[1 : each-1] {
				s.Pencil[c] |= openSudokuNotes(version, notes)
			}
			continue
		}
		s.Grid = s.Grid.WithDigit(c, digit)
		if cell[each-1] != "0" {
			s.Entered.Add(c)
		}
	}
	return s, true
}

// openSudokuNotes returns the digits noted in a cell.
func openSudokuNotes(version, notes string) (digits grid.Digits) {
	if version != "1" {
		bits, _ := strconv.Atoi(notes)
		return grid.Digits(bits<<1) & grid.AllDigits
	}
	for _, note := range strings.Split(notes, ",") {
		if digit, err := strconv.Atoi(note); err == nil && 1 <= digit && digit <= 9 {
			digits |= 1 << digit
		}
	}
	return digits
}
