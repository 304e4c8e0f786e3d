package scene

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// Checked says what a check of the grid came to.
func Checked(c session.Check) string {
	switch c.Verdict {
	case session.CheckRight:
		return locale.Text("check.right")
	case session.CheckImpossible:
		return locale.Text("check.impossible")
	}
	var wrong []string
	for _, w := range c.Wrong {
		wrong = append(wrong,
			locale.Text("check.cell", locale.Args{"Row": w.Cell.Row(), "Col": w.Cell.Col(), "Digit": w.Digit}))
	}
	if c.Verdict == session.CheckStruck {
		return locale.Text("check.struck", locale.Args{"Cells": locale.Words().List(wrong)})
	}
	return locale.Text("check.wrong", locale.Args{"Cells": locale.Words().List(wrong)})
}

// Counts is how many digits there are of each kind that there is, and how many cells are open.
func Counts(s Sudoku, g *crosshatch.Grid) string {
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
	return locale.Words().Listed(parts)
}
