package session

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// position is a position in the index.
type position struct {
	Rules  string `json:"rules"`
	Marks  string `json:"marks"`  // 81 of X, O and .
	Owners string `json:"owners"` // nine of X, O and .
	Last   []int  `json:"last,omitempty"`
}

func packPosition(p *tictactoe.Position) *position {
	file := &position{Rules: p.Rules().String()}
	owned := p.WithRules(tictactoe.Open) // Judge has no owners
	for c := range grid.Cell(grid.Cells) {
		file.Marks += p.At(c).String()
	}
	for b := range grid.Box(grid.Boxes) {
		file.Owners += owned.Owner(b).String()
	}
	if last, ok := p.Last(); ok {
		file.Last = packCell(last)
	}
	return file
}

func unpackPosition(file *position) (tictactoe.Position, error) {
	rules, err := tictactoe.ParseRules(file.Rules)
	if err != nil {
		return tictactoe.Position{}, err
	}
	p := tictactoe.New(rules)
	if len(file.Marks) != grid.Cells || len(file.Owners) != grid.Boxes {
		return p, errors.New("a position has too few or too many cells")
	}
	if bad := strings.Trim(file.Marks+file.Owners, marks); bad != "" {
		return p, fmt.Errorf("a position holds %q, which is no mark", bad)
	}
	for i, letter := range file.Marks {
		p = p.WithMark(grid.Cell(i), markOf(letter))
	}
	for i, letter := range file.Owners {
		p = p.WithOwner(grid.Box(i), markOf(letter))
	}
	if file.Last == nil {
		return p, nil
	}
	last, err := unpackCell(file.Last)
	if err != nil {
		return p, err
	}
	p, ok := p.WithLast(last)
	if !ok {
		return p, errors.New("the last move of a position is an empty cell")
	}
	return p, nil
}

const marks = ".XO" // in the order of their values

func markOf(letter rune) tictactoe.Mark { return tictactoe.Mark(strings.IndexRune(marks, letter)) }

func packCell(c grid.Cell) []int { return []int{c.Row(), c.Col()} }

func unpackCell(at []int) (grid.Cell, error) {
	if len(at) != 2 || at[0] < 1 || at[0] > 9 || at[1] < 1 || at[1] > 9 {
		return 0, fmt.Errorf("%v is no cell", at)
	}
	return grid.At(at[0], at[1]), nil
}

func packSheet(file *keptState, s *crosshatch.State) {
	file.Grid = string(crosshatch.AppendText(nil, &s.Grid))
	file.Filled, file.Annotation = packCells(s.Entered), s.Annotation
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
	state := crosshatch.State{Origin: crosshatch.Imported, Grid: g, Annotation: file.Annotation}
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
