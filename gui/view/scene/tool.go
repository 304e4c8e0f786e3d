package scene

import (
	"errors"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/editor"
	"ninefold/gui/model/session"
)

// use says what a tool does to a cell, or why it does nothing.
func use(t editor.Tool, p tictactoe.Position, c grid.Cell) string {
	next, does := t.Apply(p, c)
	args := language.Args{
		"Row": c.Row(), "Col": c.Col(), "Mark": language.Words().Mark(p.At(c)),
		"Next":  language.Words().Mark(next.At(c)),
		"Field": language.Words().Field(c.Box()), "Target": language.Words().Field(tictactoe.Target(c)),
	}
	if t == editor.SetOwner {
		args["Next"] = next.Owner(c.Box()).String()
	}
	_, hasLast := next.Last()
	switch {
	case does && t == editor.SetLast && !hasLast:
		return language.Text("edit.unsetsLast", args)
	case does && t == editor.SetLast:
		return language.Text("edit.setsLast", args)
	case does && t == editor.SetOwner:
		return language.Text("edit.setsOwner", args)
	case does:
		return language.Text("edit.replaces", args)
	case t == editor.SetLast:
		return language.Text("edit.noLastHere", args)
	case t == editor.SetOwner && !p.Rules().HaveWinner():
		return language.Text("edit.noOwners")
	case t == editor.SetOwner:
		return language.Text("edit.noDispute", args)
	}
	return language.Text("edit.same", args)
}

// Error says why a board refused an action.
func Error(err error) string {
	var idle *editor.NoEffect
	var fixed *session.FixedDigit
	switch {
	case errors.As(err, &fixed):
		return language.Text("given.fixed", language.Args{"Cell": language.Words().CellFirst(fixed.Cell)})
	case errors.As(err, &idle):
		return use(idle.Tool, idle.Position, idle.Cell)
	case errors.Is(err, session.ErrEmpty):
		return language.Text("export.empty")
	case errors.Is(err, tictactoe.ErrNoLast):
		return language.Text("export.noLast")
	}
	return language.Words().Error(err)
}
