package scene

import (
	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/match"
	"ninefold/engine/tictactoe"
	"ninefold/gui/icon"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// Game is the scene of a game of Tic-Tac-Toe.
type Game struct{ *session.Game }

// Diagram shows the position, or what the current tool would do to it. The cell of an illegal move, by which the game
// is lost, is framed.
func (g Game) Diagram() diagram.Diagram {
	p, d := g.Position(), g.Game.Diagram()
	if c, ok := match.ParseLost(g.Forfeited(), p.Turn()).Illegal(); ok {
		d.Cells[c].Alert = true
	}
	labelCells(&d, &p)
	return d
}

// TurnIcon returns the icon of the side to move or of the winner; empty for a draw.
func TurnIcon(p *tictactoe.Position) icon.Name {
	switch {
	case !p.Over():
		return icon.OfMark(p.Turn() == tictactoe.X)
	case p.Winner() == tictactoe.Empty:
		return ""
	}
	return icon.OfMark(p.Winner() == tictactoe.X)
}

// Board draws a position that is no part of the session. Without help it does not show where to play.
func Board(p *tictactoe.Position, help bool) diagram.Diagram {
	d := diagram.OfPosition(p)
	if !help {
		d = d.Plain()
	}
	labelCells(&d, p)
	return d
}

// labelCells adds the words for a screen reader to the cells of a position's diagram.
func labelCells(d *diagram.Diagram, p *tictactoe.Position) {
	for c := range grid.Cell(grid.Cells) {
		cell := &d.Cells[c]
		cell.Label = locale.Words().BoardCell(c, p.At(c), cell.Playable, cell.Last)
	}
}

// Status says whose turn it is and why, or who has won, or what the current tool does. At an earlier step it says how
// the game goes on.
func (g Game) Status() locale.Status {
	p, names := g.Position(), g.Names()
	if mover := p.Turn().Other(); g.ByHand() && g.machine(mover).Kind != "" {
		names = names.With(mover, locale.Text("who.youAs", locale.Args{"Mark": mover.String()}))
	}
	status, byMark := locale.Words().Turn(&p, names), locale.Words().Turn(&p, locale.MarkNames()).Headline
	switch why := g.Forfeited(); {
	case g.Editing():
		return locale.Status{
			Headline: locale.Text("edit.now." + g.Tool().String()),
			Why:      locale.Text("edit.leave", locale.Args{"Played": byMark}),
		}
	case why != "":
		return g.lost(why)
	case p.Over():
		status.Why = g.ended(status.Why)
	case g.LooksBack():
		why := "back.goesOn"
		if g.HasEnded() {
			why = "back.why"
		}
		return locale.Say("back.headline", why, locale.Args{"Played": byMark})
	case g.AtHome():
		status.Why = locale.Text("home.why", locale.Args{"Rules": locale.Words().Rules(p.Rules())})
	}
	if g.InVariation() {
		status.Why = locale.Sentences(locale.Text("back.variation"), status.Why)
	}
	return status
}

// lost says who has lost other than on the board, why, and how play can go on. What was lost by mail stays so.
func (g Game) lost(why string) locale.Status {
	p, names := g.Position(), g.Names()
	status := locale.Words().Forfeit(why, &p, names)
	switch {
	case g.Sides().Has(session.Mail):
	case g.ToMove().Person():
		status.Why = locale.Sentences(status.Why, locale.Text("forfeit.people"))
	default:
		again := locale.Text("forfeit.again", locale.Args{"Loser": locale.Words().NameOf(names, p.Turn())})
		status.Why = locale.Sentences(status.Why, again)
	}
	return status
}

// ended returns the sentence under the result: the length and rules of a game from the empty board; for any other,
// otherwise.
func (g Game) ended(otherwise string) string {
	start, moves := g.MovesHere()
	if start.Count(tictactoe.Empty) < grid.Cells {
		return otherwise
	}
	return locale.Text("why.played",
		locale.Args{"Moves": locale.Amount("moves", len(moves)), "Rules": locale.Words().Rules(start.Rules())})
}

// At says what the current tool would do to a cell, or that the cell's field is contested.
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

// Reason says in a few words why a cell is legal under the judge's rules, or why not.
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

// Notes names the fields whose owner is unknown.
func (g Game) Notes() []string {
	p := g.Position()
	return []string{locale.Words().Contested(&p)}
}
