package locale

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Status is what is said under the board: what is the case, and why.
type Status struct{ Headline, Why string }

// Turn says whose turn it is in a position, in which field, and why; or how the game ended.
func Turn(p *tictactoe.Position) Status {
	e := p.Explain()
	args := Args{
		"Turn": e.Turn.String(), "Cells": e.Cells, "Mover": e.Mover.String(), "Row": e.Last.Row(), "Col": e.Last.Col(),
		"Field": Field(e.Target), "Place": Place(e.Last.Place()), "Free": FreeChoice(p),
	}
	switch e.Why {
	case tictactoe.NoLastMove:
		return Status{Text("turn.anywhere", args), Text("why.start")}
	case tictactoe.TargetOpen:
		return Status{Text("turn.forced", args), Text("why.open", args)}
	case tictactoe.TargetFull:
		return Status{Text("turn.anywhere", args), Text("why.full", args)}
	case tictactoe.TargetClosed:
		return Status{Text("turn.anywhere", args), Text("why.closed", args)}
	}
	return Status{Outcome(e.Result), Text("why.over")}
}

// FreeChoice is where one may play who was sent nowhere: in any empty cell, or only in those of fields that are open.
func FreeChoice(p *tictactoe.Position) string {
	if legal := p.Legal(); legal.Len() < grid.Cells-p.Count(tictactoe.X)-p.Count(tictactoe.O) {
		return Text("free.open")
	}
	return Text("free.any")
}

// Outcome says how a game ended.
func Outcome(result tictactoe.Outcome) string { return OutcomeFor(result, result.Winner.String()) }

// OutcomeFor says how a game ended, with the winner, if there is one, by name.
func OutcomeFor(result tictactoe.Outcome, winner string) string {
	switch result.Termination {
	case tictactoe.ThreeBoxes:
		return Text("outcome.won", Args{"Mark": winner})
	case tictactoe.MoreBoxes:
		return Text("outcome.majority", Args{"Mark": winner, "X": result.Owned[0], "O": result.Owned[1]})
	case tictactoe.BothLines:
		return Text("outcome.both")
	case tictactoe.NoneOpen:
		return Text("outcome.closed")
	}
	return Text("outcome.full")
}

// Refusal says which rule stopped a move in a cell of a position; err is a tictactoe.Illegal.
func Refusal(p *tictactoe.Position, c grid.Cell, err error) string {
	e := p.Explain()
	args := Args{"Row": c.Row(), "Col": c.Col(), "Field": Field(e.Target), "Here": Field(c.Box()), "Mark": p.At(c).String()}
	switch err {
	case tictactoe.GameOver:
		return Text("refused.over")
	case tictactoe.Occupied:
		return Text("refused.occupied", args)
	case tictactoe.WrongBox:
		return Text("refused.field", args)
	}
	return Text("refused.closed", args)
}

// illegalKeys are the rules that forbid a move, as a part of a sentence.
var illegalKeys = map[tictactoe.Illegal]string{
	tictactoe.GameOver: "illegal.over", tictactoe.Occupied: "illegal.occupied",
	tictactoe.WrongBox: "illegal.field", tictactoe.ClosedBox: "illegal.closed",
}

// Owners says whose the fields are and which are contested; empty when there is nothing to say.
func Owners(p *tictactoe.Position) string {
	if p.Rules() == tictactoe.Judge {
		return ""
	}
	var words []string
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		if owned := p.Owned(m); owned != 0 {
			words = append(words, Text("owners.has", Args{"Mark": m.String(), "Fields": Fields(owned)}))
		}
	}
	var contested tictactoe.Places
	for b := range grid.Box(grid.Boxes) {
		if p.Contested(b) {
			contested |= 1 << b
		}
	}
	if contested != 0 {
		words = append(words, Text("owners.contested", Args{"Fields": Fields(contested)}))
	}
	return Sentences(words...)
}

// BoardCell is a cell of nested noughts and crosses for a screen reader.
func BoardCell(c grid.Cell, m tictactoe.Mark, playable, last bool) string {
	label := Text("cell.label", Args{"Row": c.Row(), "Col": c.Col(), "Mark": Mark(m)})
	if playable {
		label += Text("cell.playable")
	}
	if last {
		label += Text("cell.last")
	}
	return label
}

// Rules is the name of a rule set.
func Rules(r tictactoe.Rules) string { return Text("rules." + r.String()) }
