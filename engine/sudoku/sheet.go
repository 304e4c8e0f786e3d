package sudoku

import (
	"ninefold/engine/history"

	"ninefold/engine/grid"
)

// Sheet is a Sudoku with the marks of the person who works on it.
type Sheet struct {
	Grid    Grid         // all digits
	Entered grid.CellSet // the cells with a digit entered by hand; the other digits are given or deduced
	Deduced grid.CellSet // the cells whose digit was deduced
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
	now, filled := g.Now(), g.Filled()
	for c := range now.Pencil {
		now.Pencil[c] &^= now.Out[c]
	}
	return Sheet{Grid: now.Grid, Entered: filled.Entered, Deduced: filled.ByProgram(), Pencil: now.Pencil,
		Annotation: now.Annotation}.tidy()
}

// GameFrom returns a game that begins with a sheet that was read. Its deduced digits count as entered.
func GameFrom(s Sheet) *Game {
	s = s.tidy()
	return &Game{history.New(State{
		Operation: Operation{Origin: Imported}, Grid: s.Grid, Pencil: s.Pencil, Entered: s.Entered.Union(s.Deduced),
		Annotation: s.Annotation,
	})}
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
