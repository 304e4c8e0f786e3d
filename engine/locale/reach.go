package locale

import (
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/reach"
)

// Unreachable explains why play cannot make a position.
func (w *Words) Unreachable(r reach.Reason) string {
	args := Args{
		"X": w.Amount("marks", r.X), "O": w.Amount("marks", r.O), "Mark": r.Mark.String(),
		"Other": r.Mark.Other().String(),
		"Field": r.Box.Number(), "Sent": w.Amount("moves", r.Sent), "Marks": w.Amount("marks", r.Marks),
		"Only":   w.Amount("only", r.Marks),
		"Fields": w.Fields(r.Boxes), "Cells": r.Cells.Len(), "Tried": r.Tried,
	}
	for c := range r.Cells.ByBox() {
		args["Row"], args["Col"] = c.Row(), c.Col()
		break
	}
	key := "reach.why." + string(r.Kind)
	if none := key + ".none"; r.Boxes == 0 && w.read().byKey[none].Other != "" {
		key = none
	}
	words := w.Text(key, args)
	if r.Kind == reach.ClosedLate && r.Mark == tictactoe.X {
		words += w.Text("reach.why.lateBeside")
	}
	return words
}
