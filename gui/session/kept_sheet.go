package session

import (
	"slices"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// packSheet packs a Sudoku that was imported.
func packSheet(file *keptState, s *crosshatch.State) {
	file.Grid = string(crosshatch.AppendText(nil, &s.Grid))
	file.Filled = packCells(s.Entered)
	for c := range grid.Cell(grid.Cells) {
		if s.Pencil[c] != 0 {
			file.Marks = append(file.Marks, packMarks(c, s.Pencil[c]))
		}
	}
}

func packMarks(c grid.Cell, marks crosshatch.Digits) []int {
	return slices.AppendSeq(packCell(c), marks.All())
}

func unpackSheet(file *keptState) (crosshatch.State, error) {
	g, err := crosshatch.Parse([]byte(file.Grid))
	state := crosshatch.State{Origin: crosshatch.Imported, Grid: g}
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

func packCells(cells crosshatch.CellSet) (file [][]int) {
	for c := range cells.All() {
		file = append(file, packCell(c))
	}
	return file
}

func unpackCells(file [][]int) (cells crosshatch.CellSet, err error) {
	for _, cell := range file {
		c, err := unpackCell(cell)
		if err != nil {
			return cells, err
		}
		cells.Add(c)
	}
	return cells, nil
}
