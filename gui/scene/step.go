package scene

import (
	"path/filepath"
	"strconv"

	"ninefold/engine/grid"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// Step is a step of the game in words: a move as row and column.
func (g Game) Step(r session.Row) string {
	at := locale.Args{"Row": r.Cell.Row(), "Col": r.Cell.Col()}
	switch r.Kind {
	case session.StepStarted:
		return locale.Text("step.started")
	case session.StepImported:
		if r.File != "" {
			name := locale.Words().Beginning(filepath.Base(r.File))
			return locale.Text("step.importedFile", locale.Args{"Name": name})
		}
		return locale.Text("step.imported")
	case session.StepRules:
		return locale.Text("step.rules", locale.Args{"Rules": locale.Words().Rules(r.Rules)})
	case session.StepMoved:
		return locale.Words().Moves([]grid.Cell{r.Cell})
	case session.StepPut:
		at["Mark"] = locale.Words().Mark(r.Mark)
		return locale.Text("step.put", at)
	case session.StepLast:
		return locale.Text("step.setLast", at)
	case session.StepNoLast:
		return locale.Text("step.noLast")
	case session.StepOwner:
		return locale.Text("step.owner", locale.Args{"Field": r.Field.Number(), "Mark": r.Mark.String()})
	case session.StepCleared:
		return locale.Text("step.cleared")
	case session.StepSwapped:
		return locale.Text("step.swapped")
	case session.StepRotated:
		return locale.Text("step.rotated")
	case session.StepMirrored:
		return locale.Text("step.mirrored")
	}
	return locale.Text("step.edited")
}

// Step is a step of the Sudoku in words.
func (s Sudoku) Step(r session.Row) string {
	args := locale.Args{
		"Step": r.Number, "Digit": r.Digit, "Row": r.Cell.Row(), "Col": r.Cell.Col(),
		"Marks": locale.Words().Digits(r.Pencil),
	}
	switch {
	case r.Kind == session.StepStarted:
		return locale.Text("grid.started")
	case r.Kind == session.StepImported:
		return locale.Text("grid.imported")
	case r.Kind == session.StepDeduced:
		return locale.Text("grid.deduced", args)
	case r.Kind == session.StepEliminated:
		made, _, _ := s.InferenceTo(r.ID)
		return locale.Words().CrossedOut(&made)
	case r.Kind == session.StepPencilled && r.Pencil == 0:
		return locale.Text("grid.erased", args)
	case r.Kind == session.StepPencilled:
		return locale.Text("grid.pencilled", args)
	case r.Kind == session.StepStruck && r.Pencil == 0:
		return locale.Text("grid.unstruck", args)
	case r.Kind == session.StepStruck:
		return locale.Text("grid.struck", args)
	case r.Kind == session.StepShaded:
		return locale.Text("grid.shaded."+strconv.Itoa(int(r.Shade)), args)
	case r.Kind == session.StepFilled:
		return locale.Text("grid.pencilFilled")
	case r.Kind == session.StepEmptied:
		return locale.Text("grid.cleared", args)
	}
	return locale.Text("grid.entered", args)
}
