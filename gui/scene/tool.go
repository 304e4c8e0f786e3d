package scene

import (
	"errors"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// use says what a tool does to a cell, or why it does nothing.
func use(t session.Tool, p tictactoe.Position, c grid.Cell) string {
	next, does := t.Apply(p, c)
	args := locale.Args{
		"Row": c.Row(), "Col": c.Col(), "Mark": locale.Words().Mark(p.At(c)), "Next": locale.Words().Mark(next.At(c)),
		"Field": locale.Words().Field(c.Box()), "Target": locale.Words().Field(tictactoe.Target(c)),
	}
	if t == session.SetOwner {
		args["Next"] = next.Owner(c.Box()).String()
	}
	_, hasLast := next.Last()
	switch {
	case does && t == session.SetLast && !hasLast:
		return locale.Text("edit.unsetsLast", args)
	case does && t == session.SetLast:
		return locale.Text("edit.setsLast", args)
	case does && t == session.SetOwner:
		return locale.Text("edit.setsOwner", args)
	case does:
		return locale.Text("edit.replaces", args)
	case t == session.SetLast:
		return locale.Text("edit.noLastHere", args)
	case t == session.SetOwner && !p.Rules().HaveWinner():
		return locale.Text("edit.noOwners")
	case t == session.SetOwner:
		return locale.Text("edit.noDispute", args)
	}
	return locale.Text("edit.same", args)
}

// Error says why a board refused an action.
func Error(err error) string {
	var idle *session.NoEffect
	var fixed *session.FixedDigit
	switch {
	case errors.As(err, &fixed):
		return locale.Text("given.fixed", locale.Args{"Cell": locale.Words().CellFirst(fixed.Cell)})
	case errors.As(err, &idle):
		return use(idle.Tool, idle.Position, idle.Cell)
	case errors.Is(err, session.ErrEmpty):
		return locale.Text("export.empty")
	case errors.Is(err, tictactoe.ErrNoLast):
		return locale.Text("export.noLast")
	}
	return locale.Words().Error(err)
}
