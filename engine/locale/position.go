package locale

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Status is the text under the board: the state of the game, and the reason.
type Status struct{ Headline, Why string }

// Turn tells whose turn it is in a position, in which field, and why; or how the game ended.
func (w *Words) Turn(p *tictactoe.Position, of Names) Status {
	headline, key, args := "turn.anywhere", p.Why(), w.LastMove(p, of)
	why := w.Text("why."+string(key), args)
	switch {
	case key == tictactoe.GameEnded:
		return Status{w.Outcome(p.Outcome(), of), why}
	case key == tictactoe.TargetOpen:
		headline = "turn.forced"
	case key == tictactoe.NoLastMove && p.Count(tictactoe.Empty) == grid.Cells:
		headline, why = "turn.begins", w.Sentences(w.Text("aim."+p.Rules().String()), why)
	}
	return Status{w.Text(of.key(headline, p.Turn()), args), why}
}

// LastMove returns what words about the last move of a position show: its cell, who made it, and who is sent where. If
// there is none, only who is to move and where means something.
func (w *Words) LastMove(p *tictactoe.Position, of Names) Args {
	last, _ := p.Last()
	target := tictactoe.Target(last)
	return Args{
		"Turn": w.NameOf(of, p.Turn()), "Mover": w.NameOf(of, p.Turn().Other()), "Row": last.Row(), "Col": last.Col(),
		"Place": Place(last.Place()), "Field": target, "Number": target.Number(), "Free": w.FreeChoice(p),
	}
}

// Where tells where the next move may be made: in the field that the last move points to, or as FreeChoice says.
func (w *Words) Where(p *tictactoe.Position) string {
	if field, forced := p.Forced(); forced {
		return w.Field(field)
	}
	return w.FreeChoice(p)
}

// FreeChoice tells where one may play if the choice is free: in any empty cell, or in those of open fields.
func (w *Words) FreeChoice(p *tictactoe.Position) string {
	if legal := p.Legal(); legal.Len() < grid.Cells-p.Count(tictactoe.X)-p.Count(tictactoe.O) {
		return w.Text("free.open")
	}
	return w.Text("free.any")
}

// Outcome tells how a game ended, and who has won, if anybody.
func (w *Words) Outcome(result tictactoe.Outcome, of Names) string {
	return w.Text(of.key("outcome."+result.Termination.String(), result.Winner), Args{
		"Mark": w.NameOf(of, result.Winner), "Fields": result.Line, "X": result.Owned[0], "O": result.Owned[1],
	})
}

// Contested lists the fields in which both sides have a line, so that their owner is not known. It is empty for none.
func (w *Words) Contested(p *tictactoe.Position) string {
	var contested grid.Places
	for b := range grid.Box(grid.Boxes) {
		if p.Contested(b) {
			contested |= 1 << b
		}
	}
	return w.when(contested != 0, "owners.contested", Args{"Fields": contested})
}

// BoardCell describes a cell of nested noughts and crosses to a screen reader.
func (w *Words) BoardCell(c grid.Cell, m tictactoe.Mark, playable, last bool) string {
	return w.Text("cell.label", Args{"Row": c.Row(), "Col": c.Col(), "Mark": w.Mark(m)}) +
		w.when(playable, "cell.playable", nil) + w.when(last, "cell.last", nil)
}

// WinnableRules names the rule sets that have a winner.
func (w *Words) WinnableRules() string {
	return w.List(each(slices.Values(tictactoe.RulesThat(tictactoe.Rules.HaveWinner)), w.Rules))
}

// Rules names a rule set.
func (w *Words) Rules(r tictactoe.Rules) string { return w.Text("rules." + r.String()) }
