package scene

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
)

// MarkBest marks the best cell, but not over a value drawn in it.
func MarkBest(d *diagram.Diagram, best grid.Cell) {
	cell := &d.Cells[best]
	cell.Best = true
	if cell.Note == "" {
		cell.Ghost = d.Preview
	}
	cell.Label += language.Text("hint.label")
}

// VagueHint hints at a legal move without naming it: it says where the move sends the opponent.
func VagueHint(p *tictactoe.Position, c grid.Cell) string {
	args := language.Args{"Other": p.Turn().Other().String()}
	next, _ := p.Play(c)
	field, forced := next.Forced()
	switch {
	case next.Over():
		return language.Text("hint.ends")
	case forced:
		args["Field"] = language.Words().Field(field)
		return language.Text("hint.sends", args)
	}
	return language.Text("hint.frees", args)
}
