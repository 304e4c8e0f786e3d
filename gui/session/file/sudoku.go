package file

import (
	"errors"
	"fmt"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/history"
)

// Sudoku is cross-hatching.
type Sudoku struct {
	Current    history.ID `json:"current"`
	States     []State    `json:"states,omitempty"` // those that are new or different
	Picked     int        `json:"picked,omitempty"`
	Candidates bool       `json:"candidates,omitempty"`
	Spent      int64      `json:"spent,omitempty"` // milliseconds, on the Sudoku shown
}

// State is a digit that was entered or deduced, which is done again on reading, or a whole grid.
type State struct {
	Node
	Entered  []int     `json:"entered,omitempty"`  // row, column and digit; 0 where one was cleared
	Deduced  []int     `json:"deduced,omitempty"`  // likewise
	Noted    []int     `json:"noted,omitempty"`    // row, column and the cell's pencil marks, smallest first
	NotedAll bool      `json:"notedAll,omitempty"` // every open cell's candidates became its pencil marks
	Grid     string    `json:"grid,omitempty"`     // a judge text that was imported; none of these for the empty grid
	Filled   [][]int   `json:"filled,omitempty"`   // row and column of each of its digits that was not given
	Marks    [][]int   `json:"marks,omitempty"`    // its pencil marks, each as Noted
	Hints    int       `json:"hints,omitempty"`    // that were asked for on the Sudoku that the state starts
	Document *Document `json:"document,omitempty"`
}

// StateOf is a state of a history, of which nothing is said yet.
func StateOf(id history.ID, n history.Node[crosshatch.State]) State {
	state := State{Node: nodeOf(id, n)}
	digit := append(packCell(n.State.Cell), n.State.Grid.At(n.State.Cell))
	switch n.State.Origin {
	case crosshatch.Entered:
		state.Entered = digit
	case crosshatch.Deduced:
		state.Deduced = digit
	case crosshatch.Pencilled:
		state.Noted = packMarks(n.State.Cell, &n.State.Pencil)
	case crosshatch.PencilFilled:
		state.NotedAll = true
	case crosshatch.Imported:
		packSheet(&state, &n.State)
	}
	return state
}

// longest is how many milliseconds somebody can have spent on a Sudoku: centuries.
const longest = 1 << 43

// tree is the history, of which all states were told.
func (s *Sudoku) tree() (*history.Tree[crosshatch.State], error) {
	if s.Picked < 0 || s.Picked > 9 {
		return nil, fmt.Errorf("%d is no digit", s.Picked)
	}
	if s.Spent < 0 || s.Spent > longest {
		return nil, fmt.Errorf("%d ms were spent on the Sudoku", s.Spent)
	}
	return restore(s.States, s.Current, unpackState)
}

func unpackState(file *State, before crosshatch.State) (crosshatch.State, error) {
	switch {
	case file.Hints < 0:
		return before, fmt.Errorf("%d hints of the session were asked for", file.Hints)
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
	case file.NotedAll:
		return before.PencilFilled(), nil
	case file.Grid != "":
		return unpackSheet(file)
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
