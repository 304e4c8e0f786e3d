package link

import (
	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// Added to a byte of a cell: for an entered digit, for the upper bit of pencil marks, for a run of empty cells.
const (
	enteredDigit = 10
	markedCell   = 20
	emptyCells   = 100
)

func appendCells(dst []byte, s *sudoku.Sheet) []byte {
	empty := byte(0) // number of cells not yet written
	flush := func() {
		if empty > 0 {
			dst = append(dst, emptyCells+empty)
			empty = 0
		}
	}
	for c := range grid.Cell(grid.Cells) {
		digit, marks := byte(s.Grid.At(c)), s.Pencil[c]>>1
		if digit == 0 && marks == 0 {
			empty++
			continue
		}
		flush()
		switch {
		case digit == 0:
			dst = append(dst, markedCell+byte(marks>>8), byte(marks))
		case s.Entered.Has(c):
			dst = append(dst, enteredDigit+digit)
		default:
			dst = append(dst, digit)
		}
	}
	flush()
	return dst
}

func (r *reader) cells() sudoku.Sheet {
	var s sudoku.Sheet
	var digits [grid.Cells]uint8
	for c := grid.Cell(0); c < grid.Cells && r.ok(); c++ {
		switch b := r.byte(); {
		case 1 <= b && b <= 9:
			digits[c] = b
		case enteredDigit+1 <= b && b <= enteredDigit+9:
			digits[c] = b - enteredDigit
			s.Entered.Add(c)
		case b == markedCell || b == markedCell+1:
			s.Pencil[c] = grid.Digits(b-markedCell)<<9 | grid.Digits(r.byte())<<1
		case emptyCells < b && b <= emptyCells+grid.Cells-byte(c):
			c += grid.Cell(b - emptyCells - 1)
		default:
			r.refuse()
		}
	}
	s.Grid = sudoku.FromCells(&digits)
	return s
}
