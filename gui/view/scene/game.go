package scene

import (
	"cmp"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/view/icon"
)

// Game is the scene of a game of Tic-Tac-Toe.
type Game struct{ *session.Game }

// Diagram shows the position. The cell of an illegal move, by which the game is lost, is framed.
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
		cell.Label = language.Words().BoardCell(c, p.At(c), cell.Playable, cell.Last)
	}
}

// Status says whose turn it is and why, or who has won. At an earlier step it says how the game goes on.
func (g Game) Status() language.Status {
	p, names := g.Position(), g.Names()
	if mover := p.Turn().Other(); g.ByHand && g.machine(mover).Kind != "" {
		names = names.With(mover, language.Text("who.youAs", language.Args{"Mark": mover.String()}))
	}
	status := language.Words().Turn(&p, names)
	switch why := g.Forfeited(); {
	case why != "":
		return g.lost(why)
	case p.Over():
		status.Why = g.ended(status.Why)
	case g.LooksBack():
		why := "back.goesOn"
		if g.HasEnded() {
			why = "back.why"
		}
		return language.Say("back.headline", why,
			language.Args{"Played": language.Words().Turn(&p, language.MarkNames()).Headline})
	}
	if g.InVariation() {
		status.Why = language.Sentences(language.Text("back.variation"), status.Why)
	}
	return status
}

// lost says who has lost other than on the board, why, and how play can go on. What was lost by mail stays so.
func (g Game) lost(why string) language.Status {
	p, names := g.Position(), g.Names()
	status := language.Words().Forfeit(why, &p, names)
	switch {
	case g.Sides().Has(roster.Mail):
	case g.ToMove().Person():
		status.Why = language.Sentences(status.Why, language.Text("forfeit.people"))
	default:
		again := language.Text("forfeit.again", language.Args{"Loser": language.Words().NameOf(names, p.Turn())})
		status.Why = language.Sentences(status.Why, again)
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
	return language.Text("why.played",
		language.Args{"Moves": language.Amount("moves", len(moves)), "Rules": language.Words().Rules(start.Rules())})
}

// At says that the cell's field is contested.
func (g Game) At(c grid.Cell) (string, bool) {
	if p := g.Position(); !p.Contested(c.Box()) {
		return "", false
	}
	return language.Text("owners.contested", language.Args{"Fields": language.Words().Field(c.Box())}), true
}

// Reason says in a few words why a cell is legal under the judge's rules, or why not.
func (g Game) Reason(c grid.Cell) string {
	p := g.Position()
	p = p.WithRules(tictactoe.Judge)
	if err := p.Refusal(c); err != nil {
		return language.Words().Error(err)
	}
	args := language.Words().LastMove(&p, language.MarkNames())
	switch p.Why() {
	case tictactoe.TargetOpen:
		return language.Text("compare.legal.open", args)
	case tictactoe.TargetFull:
		return language.Text("compare.legal.full", args)
	}
	return language.Text("compare.legal.any")
}

// Notes names the fields whose owner is unknown.
func (g Game) Notes() []string {
	p := g.Position()
	return []string{language.Words().Contested(&p)}
}

// Names returns what sentences call the players: by name, as machines, or as the user. If that is unknown, or the same
// for both, the mark is the name.
func (g Game) Names() language.Names {
	names := language.MarkNames()
	if x, o := g.nameOf(tictactoe.X), g.nameOf(tictactoe.O); x != o {
		names.X, names.O = cmp.Or(x, names.X), cmp.Or(o, names.O)
	}
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		if g.isUser(m) {
			names.Reader = m
		}
	}
	return names
}

// nameOf returns the name of a mark's player; empty if unknown.
func (g Game) nameOf(m tictactoe.Mark) string {
	sides := g.Sides()
	if name := language.Words().Player(g.Tag(m.String()), g.PlayedBy(m)); name != "" {
		return name
	}
	switch by := g.machine(m); {
	case sides.Side(m).Player == roster.Mail:
		return language.Text("who.friend")
	case by.Kind == record.Computer:
		return language.Text("who.computer")
	case sides.Side(m).Player == roster.Program:
		return sides.Side(m).ProgramName()
	case by.Kind == record.Program:
		return language.Words().Beginning(by.Name)
	}
	return ""
}

// machine returns the level or program that plays a mark or, in a game that is over, has played it; the zero Player for
// anybody else.
func (g Game) machine(m tictactoe.Mark) record.Player {
	sides := g.Sides()
	switch sides.Side(m).Player {
	case roster.Computer:
		return record.Player{Kind: record.Computer}
	case roster.Program:
		return record.Player{Kind: record.Program}
	}
	if g.HasEnded() {
		return g.PlayedBy(m)
	}
	return record.Player{}
}

// isUser reports whether the user plays a mark: the other is played here by a machine, or by mail. In a record a
// machine has played the other, and this one has a person without a name.
func (g Game) isUser(m tictactoe.Mark) bool {
	sides := g.Sides()
	switch other := sides.Side(m.Other()); {
	case !sides.Side(m).Person():
		return false
	case !other.Person():
		return true
	}
	return g.machine(m.Other()).Kind != "" && g.machine(m).Kind == "" && g.Tag(m.String()) == ""
}
