package scene

import (
	"strings"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// GradeName names a Sudoku's grade in a few words; beyond cross-hatching, by its hardest technique.
func GradeName(grade string) string {
	name, technique, ok := strings.Cut(grade, ".")
	switch {
	case !ok:
		return locale.Text("short.sudokuGrade." + name)
	case technique == session.Unsolved:
		return locale.Text("grade.more")
	}
	return locale.Text("grade.technique", locale.Args{"Technique": locale.Text("technique." + technique)})
}

// OneSolution says that a Sudoku with a grade has one solution; empty if it has none or several, which its grade says.
func OneSolution(grade string) string {
	if grade == "" || grade == session.NoSolution || grade == session.SeveralSolutions {
		return ""
	}
	return locale.Text("solve.one")
}

// GradeSentence says which technique a Sudoku beyond cross-hatching needs; empty for other grades.
func GradeSentence(grade string) string {
	_, technique, ok := strings.Cut(grade, ".")
	switch {
	case !ok:
		return ""
	case technique == session.Unsolved:
		return locale.Text("grade.needsMore")
	}
	return locale.Text("grade.needs", locale.Args{"Technique": locale.Text("technique." + technique)})
}

// Checked says what a check of the grid found, and the first wrong step unless that is all it found.
func Checked(s Sudoku, c *session.Check) string {
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
	args := locale.Args{"Cells": strings.Join(wrong, locale.Text("clause.semicolon"))}
	key := "check.wrong"
	if c.Verdict == session.CheckStruck {
		key = "check.struck"
	}
	struck := c.First.Kind == session.StepStruck
	if c.First.ID == 0 ||
		len(c.Wrong) == 1 && c.Wrong[0].Cell == c.First.Cell && struck == (c.Verdict == session.CheckStruck) {
		return locale.Text(key, args)
	}
	return locale.Sentences(locale.Text(key, args), locale.Text("check.first", locale.Args{"Step": s.Step(c.First)}))
}

// Counts says how many digits are given, entered, deduced and revealed, and how many cells are open, without zeros.
func Counts(s Sudoku, g *crosshatch.Grid) string {
	entered, deduced, revealed := s.EnteredCells().Len(), s.DeducedCells().Len(), s.RevealedCells().Len()
	return locale.Listed(
		locale.Some("count.given", g.Count()-entered-deduced), locale.Some("count.entered", entered),
		locale.Some("count.deduced", deduced-revealed), locale.Some("count.revealed", revealed),
		locale.Some("count.open", grid.Cells-g.Count()))
}
