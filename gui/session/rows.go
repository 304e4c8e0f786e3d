package session

import (
	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// Rows are the steps of the line, each with the other ways beside it below.
func (g *Game) Rows() []Row {
	var rows []Row
	move := 0
	for _, id := range g.Line() {
		moved := g.State(id).Origin == tictactoe.Moved
		if moved {
			move++
		}
		rows = append(rows, Row{ID: id, Words: rowWords(g, id, move)})
		for _, other := range otherWays(g, id) {
			at := move
			if !moved {
				at++
			}
			rows = append(rows, Row{ID: other, Words: locale.Text("step.branch", locale.Args{"Step": rowWords(g, other, at)}), Branch: true})
		}
	}
	return rows
}

// otherWays are the steps that were taken instead of one, in the same game.
func otherWays(g *Game, id history.ID) []history.ID {
	parent, ok := g.Parent(id)
	if !ok || g.State(id).Starts() {
		return nil
	}
	var others []history.ID
	for _, child := range g.Children(parent) {
		if child != id && !g.State(child).Starts() {
			others = append(others, child)
		}
	}
	return others
}

// rowWords is a step in words; if it is a move, it is the move of that number.
func rowWords(g *Game, id history.ID, move int) string {
	step := g.State(id)
	before, hasBefore := g.Parent(id)
	switch {
	case step.Origin == tictactoe.Started:
		return locale.Text("step.started")
	case step.Origin == tictactoe.Imported:
		return locale.Text("step.imported")
	case step.Origin == tictactoe.RulesChanged:
		return locale.Text("step.rules", locale.Args{"Rules": locale.Rules(step.Position.Rules())})
	case step.Origin == tictactoe.Moved:
		words := locale.Text("step.moved", locale.Args{
			"Move": move, "Mark": step.Position.Turn().Other().String(), "Row": step.Cell.Row(), "Col": step.Cell.Col(),
			"Field": tictactoe.Target(step.Cell).Number(),
		})
		if said := locale.Remark(step.Comment); said != "" {
			words = locale.Text("step.said", locale.Args{"Step": words, "Said": said})
		}
		return words
	case hasBefore:
		return editWords(g.State(before).Position, step.Position)
	}
	return locale.Text("step.edited")
}

// editWords says what an edit changed.
func editWords(before, after tictactoe.Position) string {
	switch after {
	case Cleared(before):
		return locale.Text("step.cleared")
	case before.Swapped():
		return locale.Text("step.swapped")
	case Rotated(before):
		return locale.Text("step.rotated")
	case Mirrored(before):
		return locale.Text("step.mirrored")
	case before.WithoutLast():
		return locale.Text("step.noLast")
	}
	for c := range grid.Cell(grid.Cells) {
		args := locale.Args{"Row": c.Row(), "Col": c.Col(), "Mark": locale.Mark(after.At(c))}
		if after == before.With(c, after.At(c)) {
			return locale.Text("step.put", args)
		}
		if moved, ok := before.WithLast(c); ok && after == moved {
			return locale.Text("step.setLast", args)
		}
	}
	for b := range grid.Box(grid.Boxes) {
		if owner := after.Owner(b); owner != before.Owner(b) && after == before.WithOwner(b, owner) {
			return locale.Text("step.owner", locale.Args{"Field": b.Number(), "Mark": owner.String()})
		}
	}
	return locale.Text("step.edited")
}

// CanDelete reports whether the step shown can be deleted: where a game starts cannot.
func (g *Game) CanDelete() bool { return g.Current() != 0 && !g.Now().Starts() }

// Delete deletes the step shown with all that follows it, and returns how many steps that are. Undo brings it back until
// something else is done.
func (g *Game) Delete() int {
	id := g.Current()
	steps := g.Game.Delete(id)
	g.turned(false)
	g.deleted = id
	return steps
}
