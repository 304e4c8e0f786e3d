package scene

import (
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
)

// GradeName names a Sudoku's grade in a few words; beyond cross-hatching, by its hardest technique.
func GradeName(grade string) string {
	name, technique, ok := strings.Cut(grade, ".")
	switch {
	case !ok:
		return language.Text("short.sudokuGrade." + name)
	case technique == session.Unsolved:
		return language.Text("grade.more")
	}
	return language.Text("grade.technique", language.Args{"Technique": language.Text("technique." + technique)})
}

// OneSolution says that a Sudoku with a grade has one solution; empty if it has none or several, which its grade says.
func OneSolution(grade string) string {
	if grade == "" || grade == session.NoSolution || grade == session.SeveralSolutions {
		return ""
	}
	return language.Text("solve.one")
}

// GradeSentence says which technique a Sudoku beyond cross-hatching needs; empty for other grades.
func GradeSentence(grade string) string {
	_, technique, ok := strings.Cut(grade, ".")
	switch {
	case !ok:
		return ""
	case technique == session.Unsolved:
		return language.Text("grade.needsMore")
	}
	return language.Text("grade.needs", language.Args{"Technique": language.Text("technique." + technique)})
}

// Checked says what a check of the grid found, and the first wrong step unless that is all it found.
func Checked(s Sudoku, c *session.Check) string {
	switch c.Verdict {
	case session.CheckRight:
		return language.Text("check.right")
	case session.CheckImpossible:
		return language.Text("check.impossible")
	}
	var wrong []string
	for _, w := range c.Wrong {
		wrong = append(wrong,
			language.Text("check.cell", language.Args{"Row": w.Cell.Row(), "Col": w.Cell.Col(), "Digit": w.Digit}))
	}
	args := language.Args{"Cells": strings.Join(wrong, language.Text("clause.semicolon"))}
	key := "check.wrong"
	if c.Verdict == session.CheckStruck {
		key = "check.struck"
	}
	struck := c.First.Kind == session.StepStruck
	if c.First.ID == 0 ||
		len(c.Wrong) == 1 && c.Wrong[0].Cell == c.First.Cell && struck == (c.Verdict == session.CheckStruck) {
		return language.Text(key, args)
	}
	return language.Sentences(language.Text(key, args), language.Text("check.first",
		language.Args{"Step": s.Step(c.First)}))
}

// Counts says how many digits are given, entered, deduced and revealed, and how many cells are open, without zeros.
func Counts(s Sudoku, g *sudoku.Grid) string {
	filled := s.Filled()
	return language.Listed(
		language.Some("count.given", g.Count()-filled.All().Len()),
		language.Some("count.entered", filled.Entered.Len()), language.Some("count.deduced", filled.Deduced.Len()),
		language.Some("count.revealed", filled.Revealed.Len()),
		language.Some("count.open", grid.Cells-g.Count()))
}
