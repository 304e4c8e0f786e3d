package locale

import "ninefold/engine/reach"

// Unreachable says why play cannot have made a position that has a last move.
func Unreachable(r reach.Reason) string {
	args := Args{
		"X": Amount("marks", r.X), "O": Amount("marks", r.O), "Mark": r.Mark.String(), "Other": r.Mark.Other().String(),
		"Field": r.Box.Number(), "Sent": Amount("moves", r.Sent), "Marks": Amount("marks", r.Marks),
		"Fields": Fields(r.Boxes), "Cells": r.Cells.Len(),
	}
	for c := range r.Cells.All() {
		args["Row"], args["Col"] = c.Row(), c.Col()
		break
	}
	switch r.Why {
	case reach.WrongCounts:
		return Text("reach.why.counts", args)
	case reach.WrongLast:
		return Text("reach.why.last", args)
	case reach.TooFew:
		return Text("reach.why.few", args)
	case reach.TooMany:
		return Text("reach.why.many", args)
	case reach.Apart:
		return Text("reach.why.apart", args)
	case reach.LastInFull:
		return Text("reach.why.full", args)
	case reach.CutOff:
		return Text("reach.why.cut", args)
	}
	return Text("reach.why.order", args)
}
