package worksheet

import (
	"errors"
	"fmt"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// Step is a step of a Sudoku as JSON: what was done, which reading repeats, or a whole grid. A step's number is its
// place among all, from 0.
type Step struct {
	Parent   int     `json:"parent,omitempty"`
	Entered  []int   `json:"entered,omitempty"`  // row, column and digit; 0 if it was cleared
	Deduced  []int   `json:"deduced,omitempty"`  // row, column and digit
	Inferred []int   `json:"inferred,omitempty"` // row, column and digit, by a technique beyond cross-hatching
	Out      [][]int `json:"out,omitempty"`      // row, column and the candidates that a technique crossed out there
	Typed    []int   `json:"typed,omitempty"`    // row, column and a typed given; 0 if it was cleared
	Reopened bool    `json:"reopened,omitempty"` // the givens may be changed; Filled are the other digits
	Begun    bool    `json:"begun,omitempty"`    // the typed digits became givens
	Noted    []int   `json:"noted,omitempty"`    // row, column and the cell's pencil marks, smallest first
	Struck   []int   `json:"struck,omitempty"`   // row, column and a candidate crossed out by hand, or restored
	Shaded   []int   `json:"shaded,omitempty"`   // row, column and the cell's shade; 0 for none
	NotedAll bool    `json:"notedAll,omitempty"` // every open cell's candidates became its pencil marks
	Revealed [][]int `json:"revealed,omitempty"` // row, column and digit of each cell whose digit was shown
	Grid     string  `json:"grid,omitempty"`     // an imported judge's text; without any field: the empty grid
	Filled   [][]int `json:"filled,omitempty"`   // row and column of each digit of Grid that is no given
	Marks    [][]int `json:"marks,omitempty"`    // pencil marks of Grid, each as Noted

	Annotation sudoku.Annotation `json:"annotation,omitzero"` // of Grid
}

func packStep(s, before sudoku.State) (state Step) {
	digit := append(Place(s.Cell), s.Grid.At(s.Cell))
	switch s.Origin {
	case sudoku.Entered:
		state.Entered = digit
	case sudoku.Deduced:
		state.Deduced = digit
	case sudoku.Inferred:
		state.Inferred = digit
	case sudoku.Eliminated:
		for c := range grid.Cell(grid.Cells) {
			if s.Out[c] != before.Out[c] {
				state.Out = append(state.Out, packMarks(c, s.Out[c]&^before.Out[c]))
			}
		}
	case sudoku.Typed:
		state.Typed = digit
	case sudoku.Reopened:
		state.Reopened, state.Filled = true, packCells(s.Entered)
	case sudoku.Begun:
		state.Begun = true
	case sudoku.Pencilled:
		state.Noted = packMarks(s.Cell, s.Pencil[s.Cell])
	case sudoku.Struck:
		state.Struck = append(Place(s.Cell), (s.Out[s.Cell] ^ before.Out[s.Cell]).First())
	case sudoku.Shaded:
		state.Shaded = append(Place(s.Cell), int(s.Shades[s.Cell]))
	case sudoku.PencilFilled:
		state.NotedAll = true
	case sudoku.Revealed:
		for c := range grid.Cell(grid.Cells) {
			if digit := s.Grid.At(c); digit != before.Grid.At(c) {
				state.Revealed = append(state.Revealed, append(Place(c), digit))
			}
		}
	case sudoku.Imported:
		packSheet(&state, &s)
	}
	return state
}

func unpackStep(file *Step, before sudoku.State) (sudoku.State, error) {
	switch {
	case file.Entered != nil:
		c, digit, err := unpackDigit(file.Entered)
		return before.Filled(sudoku.Entered, c, digit), err
	case file.Deduced != nil:
		return unpackPlaced(sudoku.Deduced, file.Deduced, before)
	case file.Inferred != nil:
		return unpackPlaced(sudoku.Inferred, file.Inferred, before)
	case file.Out != nil:
		return unpackOut(file.Out, before)
	case file.Typed != nil:
		c, digit, err := unpackDigit(file.Typed)
		return before.Typed(c, digit), err
	case file.Reopened:
		entered, err := unpackCells(file.Filled)
		return before.Reopened(entered), err
	case file.Begun:
		return before.Begun(), nil
	case file.Noted != nil:
		c, marks, err := unpackMarks(file.Noted)
		return before.Noted(c, marks), err
	case file.Struck != nil:
		c, digit, err := unpackDigit(file.Struck)
		if err == nil && !before.Grid.Candidates(c).Has(digit) {
			err = fmt.Errorf("what was crossed out is no candidate: %v", file.Struck)
		}
		return before.Struck(c, digit), err
	case file.Shaded != nil:
		c, shade, err := unpackDigit(file.Shaded)
		if err == nil && shade > sudoku.ShadeCount {
			err = fmt.Errorf("%d is no shade", shade)
		}
		return before.Shaded(c, sudoku.Shade(shade)), err
	case file.NotedAll:
		return before.PencilFilled(), nil
	case file.Revealed != nil:
		return unpackRevealed(file.Revealed, before)
	case file.Grid != "":
		return unpackSheet(file)
	}
	return sudoku.State{}, nil
}

func unpackDigit(file []int) (c grid.Cell, digit int, err error) {
	if len(file) != 3 || file[2] < 0 || file[2] > 9 {
		return 0, 0, errors.New("a step is no digit in a cell")
	}
	c, err = Cell(file[:2])
	return c, file[2], err
}

// unpackPlaced returns the state after a deduction has placed a digit. That it follows is not proved anew; the digit
// must be a candidate of its cell.
func unpackPlaced(by sudoku.Origin, file []int, before sudoku.State) (sudoku.State, error) {
	c, digit, err := unpackDigit(file)
	if err == nil && !before.Candidates(c).Has(digit) {
		err = fmt.Errorf("what was deduced is no candidate: %v", file)
	}
	return before.Filled(by, c, digit), err
}

// unpackRevealed returns the state after the digits of cells were shown.
func unpackRevealed(file [][]int, before sudoku.State) (sudoku.State, error) {
	to := before.Grid
	for _, revealed := range file {
		c, digit, err := unpackDigit(revealed)
		if err != nil {
			return before, err
		}
		if digit == 0 {
			return before, errors.New("a cell was shown without a digit")
		}
		to = to.WithDigit(c, digit)
	}
	if to == before.Grid {
		return before, errors.New("nothing was shown")
	}
	return before.Revealed(&to), nil
}

// unpackOut returns the state after a technique has crossed out candidates.
func unpackOut(file [][]int, before sudoku.State) (sudoku.State, error) {
	var cells grid.CellSet
	var digits grid.Digits
	for _, out := range file {
		c, marks, err := unpackMarks(out)
		if err != nil {
			return before, err
		}
		cells.Add(c)
		digits |= marks
	}
	after := before.CrossedOut(cells, digits)
	if after.Out == before.Out {
		return before, errors.New("what a deduction crosses out is no candidate")
	}
	return after, nil
}

func unpackMarks(file []int) (c grid.Cell, marks grid.Digits, err error) {
	if len(file) < 2 {
		return 0, 0, errors.New("a step has no cell")
	}
	for _, mark := range file[2:] {
		if mark < 1 || mark > 9 || marks.Has(mark) {
			return 0, 0, fmt.Errorf("%d is no pencil mark, or is there twice", mark)
		}
		marks = marks.Toggled(mark)
	}
	c, err = Cell(file[:2])
	return c, marks, err
}
