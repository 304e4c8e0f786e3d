package scene

import (
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/model/solver"
)

// GradeName names a Sudoku's grade in a few words; beyond cross-hatching, by its hardest technique.
func GradeName(grade string) string {
	name, technique, ok := strings.Cut(grade, ".")
	switch {
	case !ok:
		return language.Text("short.sudokuGrade." + name)
	case technique == solver.Unsolved:
		return language.Text("grade.more")
	}
	return language.Text("grade.technique", language.Args{"Technique": language.Text("technique." + technique)})
}

// OneSolution says that a Sudoku with a grade has one solution; empty if it has none or several, which its grade says.
func OneSolution(grade string) string {
	if grade == "" || solver.NotUnique(grade) {
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
	case technique == solver.Unsolved:
		return language.Text("grade.needsMore")
	}
	return language.Text("grade.needs", language.Args{"Technique": language.Text("technique." + technique)})
}

// Checked says what a check of the grid found, and the first wrong step unless that is all it found.
func Checked(s Sudoku, c *solver.Check) string {
	switch c.Outcome {
	case solver.Right:
		return language.Text("check.right")
	case solver.Impossible:
		return language.Text("check.impossible")
	}
	var wrong []string
	for _, w := range c.Wrong {
		wrong = append(wrong,
			language.Text("check.cell", language.Args{"Row": w.Cell.Row(), "Col": w.Cell.Col(), "Digit": w.Digit}))
	}
	args := language.Args{"Cells": strings.Join(wrong, language.Text("clause.semicolon"))}
	key := "check.wrong"
	if c.Outcome == solver.Struck {
		key = "check.struck"
	}
	first := s.Row(c.First)
	if c.First == 0 || len(c.Wrong) == 1 && c.Wrong[0].Cell == first.Cell &&
		(first.Kind == session.StepStruck) == (c.Outcome == solver.Struck) {
		return language.Text(key, args)
	}
	if c.Struck != 0 {
		first.Pencil = 1 << c.Struck
	}
	return language.Sentences(language.Text(key, args), language.Text("check.first",
		language.Args{"Step": s.Step(first)}))
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
