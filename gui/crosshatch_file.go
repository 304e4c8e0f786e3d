package gui

import (
	"errors"
	"fmt"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// sudokuFile is cross-hatching in the session's file.
type sudokuFile struct {
	treeFile[gridStateFile]
	Picked     int  `json:"picked,omitempty"`
	Candidates bool `json:"candidates,omitempty"`
}

// gridStateFile is a digit that was entered or deduced, which is done again on reading, or a whole grid.
type gridStateFile struct {
	Entered []int  `json:"entered,omitempty"` // row, column and digit; 0 where one was cleared
	Deduced []int  `json:"deduced,omitempty"` // likewise
	Grid    string `json:"grid,omitempty"`    // a judge text that was imported; none of these for the empty grid
}

func packSudoku(s *sudoku) *sudokuFile {
	return &sudokuFile{treeFile: packTree(s.Tree, packGridState), Picked: s.picked, Candidates: s.counting}
}

// unpackSudoku reads what packSudoku made; nothing is a session that was saved before there was any cross-hatching.
func unpackSudoku(file *sudokuFile) (*sudoku, error) {
	if file == nil {
		return newSudoku(), nil
	}
	if file.Picked < 0 || file.Picked > 9 {
		return nil, fmt.Errorf("%d is no digit", file.Picked)
	}
	tree, err := unpackTree(file.treeFile, unpackGridState)
	if err != nil {
		return nil, err
	}
	return &sudoku{Game: &crosshatch.Game{Tree: tree}, picked: file.Picked, counting: file.Candidates}, nil
}

func packGridState(s crosshatch.State) gridStateFile {
	digit := append(packCell(s.Cell), s.Grid.At(s.Cell))
	switch s.Origin {
	case crosshatch.Entered:
		return gridStateFile{Entered: digit}
	case crosshatch.Deduced:
		return gridStateFile{Deduced: digit}
	case crosshatch.Imported:
		return gridStateFile{Grid: string(crosshatch.AppendText(nil, &s.Grid))}
	}
	return gridStateFile{}
}

func unpackGridState(file gridStateFile, before crosshatch.State) (crosshatch.State, error) {
	switch {
	case file.Entered != nil:
		c, digit, err := unpackDigit(file.Entered)
		return crosshatch.State{Origin: crosshatch.Entered, Cell: c, Grid: before.Grid.With(c, digit)}, err
	case file.Deduced != nil:
		c, digit, err := unpackDigit(file.Deduced)
		if err == nil && !deducible(before.Grid, c, digit) {
			err = fmt.Errorf("a step of the session does not follow: %v", file.Deduced)
		}
		return crosshatch.State{Origin: crosshatch.Deduced, Cell: c, Grid: before.Grid.With(c, digit)}, err
	case file.Grid != "":
		g, err := crosshatch.Parse([]byte(file.Grid))
		return crosshatch.State{Origin: crosshatch.Imported, Grid: g}, err
	}
	return crosshatch.State{}, nil
}

func unpackDigit(file []int) (c grid.Cell, digit int, err error) {
	if len(file) != 3 || file[2] < 0 || file[2] > 9 {
		return 0, 0, errors.New("a step of the session is no digit in a cell")
	}
	c, err = unpackCell(file[:2])
	return c, file[2], err
}

func deducible(g crosshatch.Grid, c grid.Cell, digit int) bool {
	for step := range g.Deductions() {
		if step.Cell == c && step.Digit == digit {
			return true
		}
	}
	return false
}
