package locale

import (
	"ninefold/engine/reach"
	"ninefold/engine/tictactoe"
)

// unreachableKeys has the keys of the reasons why play cannot make a position.
var unreachableKeys = [...]string{
	reach.NoLast: "reach.why.noLast", reach.WrongCounts: "reach.why.counts", reach.WrongLast: "reach.why.last",
	reach.TooFew: "reach.why.few", reach.TooMany: "reach.why.many", reach.Apart: "reach.why.apart",
	reach.LastInFull: "reach.why.full", reach.CutOff: "reach.why.cut", reach.NoOrder: "reach.why.order",
	reach.BothLines: "reach.why.both", reach.TwoLines: "reach.why.two", reach.LastInClosed: "reach.why.closed",
	reach.ClosedEarly: "reach.why.early", reach.ClosedLate: "reach.why.late", reach.NoRetraction: "reach.why.stuckWith",
	reach.WonBefore: "reach.why.won", reach.WonAnyhow: "reach.why.wonAnyhow", reach.OwnerLast: "reach.why.ownerLast",
	reach.NoOwners: "reach.why.owners",
}

// noBoxesKeys has the keys of reasons that have other words if they name no boxes.
var noBoxesKeys = map[reach.Why]string{
	reach.ClosedEarly: "reach.why.earlyFirst", reach.ClosedLate: "reach.why.lateFirst",
	reach.NoRetraction: "reach.why.stuck",
}

// Unreachable explains why play cannot make a position.
func (w *Words) Unreachable(r reach.Reason) string {
	args := Args{
		"X": w.Amount("marks", r.X), "O": w.Amount("marks", r.O), "Mark": r.Mark.String(),
		"Other": r.Mark.Other().String(),
		"Field": r.Box.Number(), "Sent": w.Amount("moves", r.Sent), "Marks": w.Amount("marks", r.Marks),
		"Only":   w.Amount("only", r.Marks),
		"Fields": w.Fields(r.Boxes), "Cells": r.Cells.Len(), "Tried": r.Tried,
	}
	for c := range r.Cells.All() {
		args["Row"], args["Col"] = c.Row(), c.Col()
		break
	}
	key := unreachableKeys[r.Why]
	if other, ok := noBoxesKeys[r.Why]; ok && r.Boxes == 0 {
		key = other
	}
	words := w.Text(key, args)
	if r.Why == reach.ClosedLate && r.Mark == tictactoe.X {
		words += w.Text("reach.why.lateBeside")
	}
	return words
}
