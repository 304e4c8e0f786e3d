package scene

import (
	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/icon"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// Game is the scene of nested noughts and crosses.
type Game struct{ *session.Game }

// Diagram shows the position, or what the tool in use would do to it.
func (g Game) Diagram() diagram.Diagram {
	p, d := g.Position(), g.Game.Diagram()
	Label(&d, &p)
	return d
}

// Sign is what stands before what is said of a position: the mark of the side to move or of the winner.
func Sign(p *tictactoe.Position) icon.Name {
	switch {
	case !p.Over():
		return icon.OfMark(p.Turn() == tictactoe.X)
	case p.Winner() == tictactoe.Empty:
		return ""
	}
	return icon.OfMark(p.Winner() == tictactoe.X)
}

// Label gives the cells of a position's diagram their words for a screen reader.
func Label(d *diagram.Diagram, p *tictactoe.Position) {
	for c := range grid.Cell(grid.Cells) {
		cell := &d.Cells[c]
		cell.Label = locale.Words().BoardCell(c, p.At(c), cell.Playable, cell.Last)
	}
}

// Status says whose turn it is and why, or who has won, by name if there is one, or what the tool in use does. Of an
// earlier step of a game that has ended it says just that: nobody's turn it is.
func (g Game) Status() locale.Status {
	p, sides := g.Position(), g.Sides()
	status, byMark := locale.Words().Turn(&p, g.Names()), locale.Words().Turn(&p, locale.ByMark()).Headline
	switch why := g.Forfeited(); {
	case g.Editing():
		return locale.Status{
			Headline: locale.Text("edit.now." + g.Tool().String()),
			Why:      locale.Text("edit.leave", locale.Args{"Played": byMark}),
		}
	case why != "":
		return locale.Words().Forfeit(why, &p, g.Names(), sides.Side(p.Turn()).Person())
	case p.Over():
		status.Why = g.ended(status.Why)
	case g.LooksBack():
		return locale.Say("back.headline", "back.why", locale.Args{"Played": byMark})
	}
	return status
}

// ended is what is said under the winner: of a game from the empty board how long it was and by which rules, and of any
// other what else would be said.
func (g Game) ended(otherwise string) string {
	start, moves := g.MovesHere()
	if start.Count(tictactoe.Empty) < grid.Cells {
		return otherwise
	}
	return locale.Text("why.played",
		locale.Args{"Moves": locale.Amount("moves", len(moves)), "Rules": locale.Words().Rules(start.Rules())})
}

// At says what the tool in use would do to a cell, or that the cell lies in a contested field.
func (g Game) At(c grid.Cell) (string, bool) {
	p := g.Position()
	switch {
	case g.Editing():
		return use(g.Tool(), p, c), true
	case p.Contested(c.Box()):
		return locale.Text("owners.contested", locale.Args{"Fields": locale.Words().Field(c.Box())}), true
	}
	return "", false
}

// Reason says in a few words why a cell is legal by the statement's rules, or why it is not.
func (g Game) Reason(c grid.Cell) string {
	p := g.Position()
	p = p.WithRules(tictactoe.Judge)
	if err := p.Refusal(c); err != nil {
		return locale.Words().Error(err)
	}
	e := p.Explain()
	args := locale.Args{
		"Mover": e.Mover.String(), "Row": e.Last.Row(), "Col": e.Last.Col(), "Number": e.Target.Number(),
	}
	switch e.Why {
	case tictactoe.TargetOpen:
		return locale.Text("compare.legal.open", args)
	case tictactoe.TargetFull:
		return locale.Text("compare.legal.full", args)
	}
	return locale.Text("compare.legal.any")
}

// Notes is whose the fields are of which that is not known.
func (g Game) Notes() []string {
	p := g.Position()
	return []string{locale.Words().Contested(&p)}
}
