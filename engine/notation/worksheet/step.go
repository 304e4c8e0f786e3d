package worksheet

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/sudoku"
)

// Step is a step of a Sudoku as JSON: an operation, or the sheet with which it begins. A step's number is its place
// among all, from 0.
type Step struct {
	sudoku.Operation `json:"-"`

	Parent history.ID `json:"parent,omitempty"`
	Grid   string     `json:"grid,omitempty"`   // of a sheet that was read: its judge's text
	Filled places     `json:"filled,omitempty"` // the cells with digits that are not given, when that is said
	Marks  places     `json:"marks,omitempty"`  // the pencil marks of Grid

	Annotation sudoku.Annotation `json:"annotation,omitzero"` // of Grid
}

// head is a step as JSON without its operation.
type head Step

// names are those of the operations in a step. Each has its places as its value: the only one, a list of them where
// there may be several, or else true.
var names = [...]string{
	sudoku.Entered: "entered", sudoku.Deduced: "deduced", sudoku.Inferred: "inferred", sudoku.Eliminated: "out",
	sudoku.Pencilled: "noted", sudoku.PencilFilled: "notedAll", sudoku.Reopened: "reopened", sudoku.Typed: "typed",
	sudoku.Begun: "begun", sudoku.Struck: "struck", sudoku.Shaded: "shaded", sudoku.Revealed: "revealed",
}

// MarshalJSON writes the operation beside the head.
func (s Step) MarshalJSON() ([]byte, error) {
	at := placesOf(s.Cells, s.Digits)
	var value any
	switch s.Origin {
	case sudoku.Started, sudoku.Imported:
		return json.Marshal(head(s))
	case sudoku.Begun, sudoku.PencilFilled, sudoku.Reopened:
		s.Filled, value = at, true
	case sudoku.Eliminated, sudoku.Revealed:
		value = at
	default:
		value = at[0]
	}
	all, _ := json.Marshal(head(s)) // plain types
	operation, err := json.Marshal(map[string]any{names[s.Origin]: value})
	if len(all) > len("{}") {
		operation = append(append(all[:len(all)-1], ','), operation[1:]...)
	}
	return operation, err
}

var errNoStep = errors.New("the Sudoku has a step that is impossible, or names one that it does not have")

// UnmarshalJSON reads what MarshalJSON writes.
func (s *Step) UnmarshalJSON(text []byte) error {
	var fields map[string]json.RawMessage
	if json.Unmarshal(text, (*head)(s)) != nil || json.Unmarshal(text, &fields) != nil {
		return errNoStep
	}
	if s.Grid != "" {
		s.Origin = sudoku.Imported
	}
	for origin, name := range names {
		value, ok := fields[name]
		if !ok {
			continue
		}
		at := s.Filled
		if string(value) != "true" && json.Unmarshal(value, &at) != nil {
			return errNoStep
		}
		var err error
		s.Origin = sudoku.Origin(origin)
		s.Cells, s.Digits, err = at.cells()
		return err
	}
	return nil
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
	step := Step{Operation: s.Operation, Parent: parent}
	if s.Origin == sudoku.Imported {
		var marked grid.CellSet
		for c, marks := range s.Pencil {
			if marks != 0 {
				marked.Add(grid.Cell(c))
			}
		}
		step.Grid, step.Annotation = string(sudoku.AppendText(nil, &s.Grid)), s.Annotation
		step.Filled, step.Marks = placesOf(s.Entered, sudoku.Pencil{}), placesOf(marked, s.Pencil)
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

// UnmarshalJSON reads places, or the only one.
func (p *places) UnmarshalJSON(text []byte) error {
	var only []int
	if json.Unmarshal(text, &only) == nil {
		*p = places{only}
		return nil
	}
	return json.Unmarshal(text, (*[][]int)(p))
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
