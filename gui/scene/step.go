package scene

import (
	"path/filepath"
	"strconv"

	"ninefold/engine/grid"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// Step describes a step of the game; a move by row and column.
func (g Game) Step(r session.Row) string {
	args := locale.Args{"Row": r.Cell.Row(), "Col": r.Cell.Col(), "Field": r.Field.Number(), "Mark": r.Mark.String()}
	switch {
	case r.Kind == session.StepMoved:
		return locale.Words().Moves([]grid.Cell{r.Cell})
	case r.Kind == session.StepImported && r.File != "":
		name := locale.Words().Beginning(filepath.Base(r.File))
		return locale.Text("step.importedFile", locale.Args{"Name": name})
	case r.Kind == session.StepRules:
		args["Rules"] = locale.Words().Rules(r.Rules)
	case r.Kind == session.StepPut:
		args["Mark"] = locale.Words().Mark(r.Mark) // also if it erases one
	}
	return locale.Text("step."+string(r.Kind), args)
}

// Step describes a step of the Sudoku.
func (s Sudoku) Step(r session.Row) string {
	args := locale.Args{
		"Step": r.Number, "Digit": r.Digit, "Row": r.Cell.Row(), "Col": r.Cell.Col(),
		"Marks": locale.Words().Digits(r.Pencil),
	}
	switch {
	case r.Kind == session.StepEliminated:
		return locale.Words().CrossedOut(s.CrossedOut(r.ID))
	case r.Kind == session.StepPencilled && r.Pencil == 0:
		return locale.Text("grid.erased", args)
	case r.Kind == session.StepStruck && r.Pencil == 0:
		return locale.Text("grid.unstruck", args)
	case r.Kind == session.StepShaded:
		return locale.Text("grid.shaded."+strconv.Itoa(int(r.Shade)), args)
	}
	return locale.Text("grid."+string(r.Kind), args)
}
