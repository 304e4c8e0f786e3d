package worksheet

import (
	"errors"
	"fmt"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/sudoku"
)

// Step is a step of a Sudoku as JSON: the sheet with which it begins, or the operation that follows its parent. A
// step's number is its place among all, from 0.
type Step struct {
	Parent history.ID `json:"parent,omitempty"`
	Grid   string     `json:"grid,omitempty"`   // of a sheet that was read: its judge's text
	Filled places     `json:"filled,omitempty"` // the cells with digits that are not given, when that is said
	Marks  places     `json:"marks,omitempty"`  // the pencil marks of Grid

	Annotation sudoku.Annotation `json:"annotation,omitzero"` // of Grid

	Entered  []int  `json:"entered,omitempty"`
	Deduced  []int  `json:"deduced,omitempty"`
	Inferred []int  `json:"inferred,omitempty"`
	Out      places `json:"out,omitempty"`
	Noted    []int  `json:"noted,omitempty"`
	NotedAll bool   `json:"notedAll,omitempty"`
	Reopened bool   `json:"reopened,omitempty"`
	Typed    []int  `json:"typed,omitempty"`
	Begun    bool   `json:"begun,omitempty"`
	Struck   []int  `json:"struck,omitempty"`
	Shaded   []int  `json:"shaded,omitempty"`
	Revealed places `json:"revealed,omitempty"`
}

// done returns where a step has an operation: its only place, its places, or whether it was done.
func (s *Step) done(o sudoku.Origin) any {
	return [...]any{
		sudoku.Entered: &s.Entered, sudoku.Deduced: &s.Deduced, sudoku.Inferred: &s.Inferred,
		sudoku.Eliminated: &s.Out, sudoku.Pencilled: &s.Noted, sudoku.PencilFilled: &s.NotedAll,
		sudoku.Reopened: &s.Reopened, sudoku.Typed: &s.Typed, sudoku.Begun: &s.Begun, sudoku.Struck: &s.Struck,
		sudoku.Shaded: &s.Shaded, sudoku.Revealed: &s.Revealed,
	}[o]
}

var errNoStep = errors.New("the Sudoku has a step that is impossible, or names one that it does not have")

// operation returns the operation of a step.
func (s *Step) operation() (o sudoku.Operation, err error) {
	for o.Origin = sudoku.Entered; o.Origin <= sudoku.Revealed; o.Origin++ {
		var at places
		is := false
		switch done := s.done(o.Origin).(type) {
		case *[]int:
			at, is = places{*done}, *done != nil
		case *places:
			at, is = *done, *done != nil
		case *bool:
			at, is = s.Filled, *done
		}
		if is {
			o.Cells, o.Digits, err = at.cells()
			return o, err
		}
	}
	return o, errNoStep
}

// sheet returns the sheet with which a Sudoku begins.
func (s *Step) sheet() (sheet sudoku.Sheet, err error) {
	sheet.Annotation = s.Annotation
	if sheet.Grid, err = sudoku.Parse([]byte(s.Grid)); err != nil {
		return sheet, err
	}
	if sheet.Entered, _, err = s.Filled.cells(); err != nil {
		return sheet, err
	}
	_, sheet.Pencil, err = s.Marks.cells()
	return sheet, err
}

// stepOf returns the step to a state from the one before it.
func stepOf(parent history.ID, s *sudoku.State) Step {
	step, at := Step{Parent: parent}, placesOf(s.Cells, s.Digits)
	if s.Origin == sudoku.Imported {
		step.Grid, step.Annotation = string(sudoku.AppendText(nil, &s.Grid)), s.Annotation
		step.Filled, step.Marks = placesOf(s.Entered, sudoku.Pencil{}), placesOf(grid.AllCells, s.Pencil)
		step.Marks = slices.DeleteFunc(step.Marks, func(at []int) bool { return len(at) == 2 }) // without a mark
	}
	switch done := step.done(s.Origin).(type) {
	case *[]int:
		*done = at[0]
	case *places:
		*done = at
	case *bool:
		*done, step.Filled = true, at
	}
	return step
}

// places are cells: each the row, the column and the digits there, the smallest first.
type places [][]int

func placesOf(cells grid.CellSet, digits [grid.Cells]grid.Digits) (p places) {
	for c := range cells.All() {
		p = append(p, slices.AppendSeq(Place(c), digits[c].All()))
	}
	return p
}

func (p places) cells() (cells grid.CellSet, digits [grid.Cells]grid.Digits, err error) {
	for _, at := range p {
		c, err := Cell(at[:min(2, len(at))])
		if err != nil {
			return cells, digits, errNoStep
		}
		cells.Add(c)
		for _, digit := range at[2:] {
			if digit < 0 || digit > 9 || digits[c].Has(digit) {
				return cells, digits, errNoStep
			}
			digits[c] |= 1 << digit
		}
	}
	return cells, digits, nil
}

// Place returns the row and the column of a cell.
func Place(c grid.Cell) []int { return []int{c.Row(), c.Col()} }

// Cell returns the cell at a row and a column.
func Cell(at []int) (grid.Cell, error) {
	if len(at) != 2 || at[0] < 1 || at[0] > 9 || at[1] < 1 || at[1] > 9 {
		return 0, fmt.Errorf("%v is no cell", at)
	}
	return grid.At(at[0], at[1]), nil
}
