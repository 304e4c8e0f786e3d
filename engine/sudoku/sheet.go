package sudoku

import (
	"ninefold/engine/grid"
	"ninefold/engine/history"
)

// Sheet is a Sudoku with the marks of the person who works on it.
type Sheet struct {
	Grid    Grid         // all digits
	Entered grid.CellSet // the cells with a digit that is not given: entered by hand, deduced or revealed
	Pencil  Pencil       // the pencil marks of empty cells that are not struck

	Annotation Annotation
}

// Annotation is what a library of techniques says of a grid: what is to be found in it, and what that leads to. It is
// kept as it was read.
type Annotation struct {
	Technique string `json:"technique"`
	Outcome   string `json:"outcome"`
}

// Sheet returns the sheet of the state shown.
func (g *Game) Sheet() Sheet {
	now := g.Now()
	now.Entered = g.Filled().All()
	for c := range now.Pencil {
		now.Pencil[c] &^= now.Out[c]
	}
	return now.Sheet.tidy()
}

// GameFrom returns a game that begins with a sheet that was read.
func GameFrom(s Sheet) *Game {
	return &Game{history.New(State{Operation: Operation{Origin: Imported}, Sheet: s.tidy()})}
}

// tidy returns the sheet without the pencil marks of filled cells.
func (s Sheet) tidy() Sheet {
	for c := range s.Pencil {
		if s.Grid.cells[c] != 0 {
			s.Pencil[c] = 0
		}
	}
	return s
}
