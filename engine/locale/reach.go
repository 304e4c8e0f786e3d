package locale

import (
	"ninefold/engine/reach"
	"ninefold/engine/tictactoe"
)

// Unreachable says why play cannot have made a position.
func (w *Words) Unreachable(r reach.Reason) string {
	args := Args{
		"X": w.Amount("marks", r.X), "O": w.Amount("marks", r.O), "Mark": r.Mark.String(),
		"Other": r.Mark.Other().String(),
		"Field": r.Box.Number(), "Sent": w.Amount("moves", r.Sent), "Marks": w.Amount("marks", r.Marks),
		"Fields": w.Fields(r.Boxes), "Cells": r.Cells.Len(), "Tried": r.Tried,
	}
	for c := range r.Cells.All() {
		args["Row"], args["Col"] = c.Row(), c.Col()
		break
	}
	switch r.Why {
	case reach.NoLast:
		return w.Text("reach.why.noLast")
	case reach.WrongCounts:
		return w.Text("reach.why.counts", args)
	case reach.WrongLast:
		return w.Text("reach.why.last", args)
	case reach.TooFew:
		return w.Text("reach.why.few", args)
	case reach.TooMany:
		return w.Text("reach.why.many", args)
	case reach.Apart:
		return w.Text("reach.why.apart", args)
	case reach.LastInFull:
		return w.Text("reach.why.full", args)
	case reach.CutOff:
		return w.Text("reach.why.cut", args)
	case reach.NoOrder:
		return w.Text("reach.why.order", args)
	case reach.ClosedEarly, reach.ClosedLate:
		return w.closedInNoOrder(r, args)
	}
	return w.againstLines(r, args)
}

// closedInNoOrder says that fields cannot have been closed in any order.
func (w *Words) closedInNoOrder(r reach.Reason, args Args) string {
	switch {
	case r.Why == reach.ClosedEarly && r.Boxes == 0:
		return w.Text("reach.why.earlyFirst", args)
	case r.Why == reach.ClosedEarly:
		return w.Text("reach.why.early", args)
	}
	words := w.Text("reach.why.late", args)
	if r.Boxes == 0 {
		words = w.Text("reach.why.lateFirst", args)
	}
	if r.Mark == tictactoe.X {
		words += w.Text("reach.why.lateBeside")
	}
	return words
}

// againstLines says what is wrong with lines and with who owns fields.
func (w *Words) againstLines(r reach.Reason, args Args) string {
	switch r.Why {
	case reach.BothLines:
		return w.Text("reach.why.both", args)
	case reach.TwoLines:
		return w.Text("reach.why.two", args)
	case reach.LastInClosed:
		return w.Text("reach.why.closed", args)
	case reach.WonBefore:
		return w.Text("reach.why.won", args)
	case reach.WonAnyhow:
		return w.Text("reach.why.wonAnyhow", args)
	case reach.OwnerLast:
		return w.Text("reach.why.ownerLast", args)
	case reach.NoOwners:
		return w.Text("reach.why.owners", args)
	}
	if r.Boxes == 0 {
		return w.Text("reach.why.stuck", args)
	}
	return w.Text("reach.why.stuckWith", args)
}
