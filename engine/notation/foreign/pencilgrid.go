package foreign

import (
	"strconv"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// AppendPencilGrid appends a grid with its pencil marks and returns the extended buffer: nine rows with bars between
// the boxes, and in each cell its digit, its marks or a dot. A cell's only mark would look like a digit, so that it is
// left out.
func AppendPencilGrid(dst []byte, s *sudoku.Sheet) []byte {
	var cells [grid.Cells]string
	var width [10]int // of each column, 1..9
	for c := range grid.Cell(grid.Cells) {
		switch digit := s.Grid.At(c); {
		case digit != 0:
			cells[c] = strconv.Itoa(digit)
		case several(s.Pencil[c]) == 0:
			cells[c] = "."
		default:
			for mark := range s.Pencil[c].All() {
				cells[c] += strconv.Itoa(mark)
			}
		}
		width[c.Col()] = max(width[c.Col()], len(cells[c]))
	}
	for c := range grid.Cell(grid.Cells) {
		if c.Col()%3 == 1 {
			dst = append(dst, "| "...)
		}
		dst = append(dst, cells[c]...)
		for range width[c.Col()] + 1 - len(cells[c]) {
			dst = append(dst, ' ')
		}
		if c.Col() == 9 {
			dst = append(dst, "|\n"...)
		}
	}
	return dst
}

// several returns the pencil marks of a cell, or none if there is only one: forms that list candidates take that for
// the cell's digit.
func several(marks grid.Digits) grid.Digits {
	if marks.Len() == 1 {
		return 0
	}
	return marks
}
