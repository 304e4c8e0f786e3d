package session

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/gui/locale"
)

// checkTries is how much is tried to complete a grid; a fraction of a second.
const checkTries = 200_000

// Check says whether the grid can be completed and, if not, which of the digits that were entered or deduced since the start
// are not those of a solution. It changes nothing.
func (s *Sudoku) Check() string {
	g, given := s.Grid(), s.Given()
	if _, possible, decided := g.Complete(checkTries); possible || !decided {
		return locale.Text(map[bool]string{true: "check.right", false: "check.undecided"}[possible])
	}
	solution, possible, _ := given.Complete(checkTries)
	if !possible {
		return locale.Text("check.impossible")
	}
	var wrong []string
	for c := range grid.Cell(grid.Cells) {
		if digit := g.At(c); digit != 0 && digit != solution.At(c) {
			wrong = append(wrong, locale.Text("check.cell", locale.Args{"Row": c.Row(), "Col": c.Col(), "Digit": digit}))
		}
	}
	return locale.Text("check.wrong", locale.Args{"Cells": locale.List(wrong)})
}

// digitCounts is how many digits there are of each kind that there is, and how many cells are open.
func digitCounts(s *Sudoku, g *crosshatch.Grid) string {
	entered, deduced := s.EnteredCells().Len(), s.DeducedCells().Len()
	var parts []string
	for _, kind := range [...]struct {
		key string
		n   int
	}{
		{"count.given", g.Count() - entered - deduced}, {"count.entered", entered}, {"count.deduced", deduced},
		{"count.open", grid.Cells - g.Count()},
	} {
		if kind.n > 0 {
			parts = append(parts, locale.Text(kind.key, locale.Args{"N": kind.n}))
		}
	}
	return locale.Text("note.counts", locale.Args{"Parts": locale.Listed(parts)})
}
