package locale

import (
	"ninefold/engine/reach"
	"ninefold/engine/tictactoe"
)

// Unreachable says why play cannot have made a position that has a last move.
func Unreachable(r reach.Reason) string {
	args := Args{
		"X": Amount("marks", r.X), "O": Amount("marks", r.O), "Mark": r.Mark.String(), "Other": r.Mark.Other().String(),
		"Field": r.Box.Number(), "Sent": Amount("moves", r.Sent), "Marks": Amount("marks", r.Marks),
		"Fields": Fields(r.Boxes), "Cells": r.Cells.Len(), "Tried": r.Tried,
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
	case reach.NoOrder:
		return Text("reach.why.order", args)
	case reach.ClosedEarly, reach.ClosedLate:
		return closedInNoOrder(r, args)
	}
	return againstLines(r, args)
}

// closedInNoOrder says that fields cannot have been closed in any order.
func closedInNoOrder(r reach.Reason, args Args) string {
	switch {
	case r.Why == reach.ClosedEarly && r.Boxes == 0:
		return Text("reach.why.earlyFirst", args)
	case r.Why == reach.ClosedEarly:
		return Text("reach.why.early", args)
	}
	words := Text("reach.why.late", args)
	if r.Boxes == 0 {
		words = Text("reach.why.lateFirst", args)
	}
	if r.Mark == tictactoe.X {
		words += Text("reach.why.lateBeside")
	}
	return words
}

// againstLines says what is wrong with lines and with who owns fields.
func againstLines(r reach.Reason, args Args) string {
	switch r.Why {
	case reach.BothLines:
		return Text("reach.why.both", args)
	case reach.TwoLines:
		return Text("reach.why.two", args)
	case reach.LastInClosed:
		return Text("reach.why.closed", args)
	case reach.WonBefore:
		return Text("reach.why.won", args)
	case reach.WonAnyhow:
		return Text("reach.why.wonAnyhow", args)
	case reach.OwnerLast:
		return Text("reach.why.ownerLast", args)
	case reach.NoOwners:
		return Text("reach.why.owners", args)
	}
	if r.Boxes == 0 {
		return Text("reach.why.stuck", args)
	}
	return Text("reach.why.stuckWith", args)
}
