package scene

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/editor"
)

// Edit is the scene of a game whose board is edited with a tool.
type Edit struct {
	Game
	Tool editor.Tool
}

// Diagram shows what the tool would do to the cells.
func (e Edit) Diagram() diagram.Diagram {
	d, p := e.Game.Diagram(), e.Position()
	e.Tool.Show(&d, p)
	labelCells(&d, &p)
	return d
}

// Status says what the tool does, and how play will go on.
func (e Edit) Status() language.Status {
	p := e.Position()
	return language.Status{
		Headline: language.Text("edit.now." + e.Tool.String()),
		Why: language.Text("edit.leave",
			language.Args{"Played": language.Words().Turn(&p, language.MarkNames()).Headline}),
	}
}

// At says what the tool would do to a cell.
func (e Edit) At(c grid.Cell) (string, bool) { return use(e.Tool, e.Position(), c), true }

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
