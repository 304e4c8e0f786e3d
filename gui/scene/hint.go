package scene

import (
	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// MarkBest marks the best cell, but not over a value drawn in it.
func MarkBest(d *diagram.Diagram, best grid.Cell) {
	cell := &d.Cells[best]
	cell.Best = true
	if cell.Note == "" {
		cell.Ghost = d.Preview
	}
	cell.Label += locale.Text("hint.label")
}

// VagueHint hints at a legal move without naming it: it says where the move sends the opponent.
func VagueHint(p *tictactoe.Position, c grid.Cell) string {
	args := locale.Args{"Other": p.Turn().Other().String()}
	next, _ := p.Play(c)
	field, forced := next.Forced()
	switch {
	case next.Over():
		return locale.Text("hint.ends")
	case forced:
		args["Field"] = locale.Words().Field(field)
		return locale.Text("hint.sends", args)
	}
	return locale.Text("hint.frees", args)
}
