package scene

import (
	"path/filepath"
	"strconv"

	"ninefold/engine/grid"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
)

// Step describes a step of the game; a move by row and column.
func (g Game) Step(r session.Row) string {
	args := language.Args{"Row": r.Cell.Row(), "Col": r.Cell.Col(), "Field": r.Box.Number(), "Mark": r.Mark.String()}
	switch {
	case r.Kind == session.StepMoved:
		return language.Words().Moves([]grid.Cell{r.Cell})
	case r.Kind == session.StepImported && r.File != "":
		name := Name(filepath.Base(r.File))
		return language.Text("step.importedFile", language.Args{"Name": name})
	case r.Kind == session.StepRules:
		args["Rules"] = language.Words().Rules(r.Rules)
	case r.Kind == session.StepPut:
		args["Mark"] = language.Words().Mark(r.Mark) // also if it erases one
	}
	return language.Text("step."+string(r.Kind), args)
}

// Step describes a step of the Sudoku.
func (s Sudoku) Step(r session.Row) string {
	args := language.Args{
		"Step": r.Number, "Digit": r.Digit, "Row": r.Cell.Row(), "Col": r.Cell.Col(),
		"Marks": language.Words().Digits(r.Pencil),
	}
	switch {
	case r.Kind == session.StepEliminated:
		made := s.State(r.ID).Operation
		return language.Words().CrossedOut(&made.Digits)
	case r.Kind == session.StepPencilled && r.Pencil == 0:
		return language.Text("grid.erased", args)
	case r.Kind == session.StepStruck && r.Pencil == 0:
		return language.Text("grid.unstruck", args)
	case r.Kind == session.StepShaded:
		return language.Text("grid.shaded."+strconv.Itoa(int(r.Shade)), args)
	}
	return language.Text("grid."+string(r.Kind), args)
}
