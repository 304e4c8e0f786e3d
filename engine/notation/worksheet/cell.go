package worksheet

import (
	"fmt"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// Place returns the row and the column of a cell.
func Place(c grid.Cell) []int { return []int{c.Row(), c.Col()} }

// Cell returns the cell at a row and a column.
func Cell(at []int) (grid.Cell, error) {
	if len(at) != 2 || at[0] < 1 || at[0] > 9 || at[1] < 1 || at[1] > 9 {
		return 0, fmt.Errorf("%v is no cell", at)
	}
	return grid.At(at[0], at[1]), nil
}

func packSheet(file *Step, s *sudoku.State) {
	file.Grid = string(sudoku.AppendText(nil, &s.Grid))
	file.Filled, file.Annotation = packCells(s.Entered), s.Annotation
	for c := range grid.Cell(grid.Cells) {
		if s.Pencil[c] != 0 {
			file.Marks = append(file.Marks, packMarks(c, s.Pencil[c]))
		}
	}
}

func packMarks(c grid.Cell, marks grid.Digits) []int {
	return slices.AppendSeq(Place(c), marks.All())
}

func unpackSheet(file *Step) (sudoku.State, error) {
	g, err := sudoku.Parse([]byte(file.Grid))
	state := sudoku.State{Origin: sudoku.Imported, Grid: g, Annotation: file.Annotation}
	entered, cellsErr := unpackCells(file.Filled)
	if state.Entered = entered; cellsErr != nil {
		return state, cellsErr
	}
	for _, noted := range file.Marks {
		c, marks, err := unpackMarks(noted)
		if err != nil {
			return state, err
		}
		state.Pencil[c] = marks
	}
	return state, err
}

func packCells(cells grid.CellSet) (file [][]int) {
	for c := range cells.All() {
		file = append(file, Place(c))
	}
	return file
}

func unpackCells(file [][]int) (cells grid.CellSet, err error) {
	for _, cell := range file {
		c, err := Cell(cell)
		if err != nil {
			return cells, err
		}
		cells.Add(c)
	}
	return cells, nil
}
