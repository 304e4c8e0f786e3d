package session

import (
	"errors"
	"fmt"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/history"
)

// sudokuFile is cross-hatching in the session's file.
type sudokuFile struct {
	Current    history.ID  `json:"current"`
	States     []stateFile `json:"states,omitempty"` // those that are new or different
	Picked     int         `json:"picked,omitempty"`
	Candidates bool        `json:"candidates,omitempty"`
}

// stateFile is a digit that was entered or deduced, which is done again on reading, or a whole grid.
type stateFile struct {
	nodeFile
	Entered []int  `json:"entered,omitempty"` // row, column and digit; 0 where one was cleared
	Deduced []int  `json:"deduced,omitempty"` // likewise
	Noted   []int  `json:"noted,omitempty"`   // row, column and the cell's pencil marks, smallest first
	Grid    string `json:"grid,omitempty"`    // a judge text that was imported; none of these for the empty grid
}

// sudokuKept is what was told of cross-hatching last, but for the nodes of its history.
type sudokuKept struct {
	current  history.ID
	picked   int
	counting bool
}

func keptSudoku(s *Sudoku) sudokuKept { return sudokuKept{s.Current(), s.picked, s.counting} }

func packSudoku(s *Sudoku, ids []history.ID) *sudokuFile {
	file := &sudokuFile{Current: s.Current(), Picked: s.picked, Candidates: s.counting}
	for _, id := range ids {
		n := s.Node(id)
		state := stateFile{nodeFile: packNode(id, n)}
		digit := append(packCell(n.State.Cell), n.State.Grid.At(n.State.Cell))
		switch n.State.Origin {
		case crosshatch.Entered:
			state.Entered = digit
		case crosshatch.Deduced:
			state.Deduced = digit
		case crosshatch.Pencilled:
			state.Noted = packCell(n.State.Cell)
			for mark := range n.State.Pencil[n.State.Cell].All() {
				state.Noted = append(state.Noted, mark)
			}
		case crosshatch.Imported:
			state.Grid = string(crosshatch.AppendText(nil, &n.State.Grid))
		}
		file.States = append(file.States, state)
	}
	return file
}

func checkSudoku(file *sudokuFile) error {
	if file.Picked < 0 || file.Picked > 9 {
		return fmt.Errorf("%d is no digit", file.Picked)
	}
	return nil
}

func unpackState(file *stateFile, before crosshatch.State) (crosshatch.State, error) {
	switch {
	case file.Entered != nil:
		c, digit, err := unpackDigit(file.Entered)
		return before.Filled(crosshatch.Entered, c, digit), err
	case file.Deduced != nil:
		c, digit, err := unpackDigit(file.Deduced)
		if err == nil && !deducible(before.Grid, c, digit) {
			err = fmt.Errorf("a step of the session does not follow: %v", file.Deduced)
		}
		return before.Filled(crosshatch.Deduced, c, digit), err
	case file.Noted != nil:
		c, marks, err := unpackMarks(file.Noted)
		return before.Noted(c, marks), err
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

func unpackMarks(file []int) (c grid.Cell, marks crosshatch.Digits, err error) {
	if len(file) < 2 {
		return 0, 0, errors.New("a step of the session has no cell")
	}
	for _, mark := range file[2:] {
		if mark < 1 || mark > 9 || marks.Has(mark) {
			return 0, 0, fmt.Errorf("%d is no pencil mark, or is there twice", mark)
		}
		marks = marks.Toggled(mark)
	}
	c, err = unpackCell(file[:2])
	return c, marks, err
}

func deducible(g crosshatch.Grid, c grid.Cell, digit int) bool {
	for step := range g.Deductions() {
		if step.Cell == c && step.Digit == digit {
			return true
		}
	}
	return false
}
