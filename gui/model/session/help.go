package session

import "ninefold/gui/model/roster"

// Help says at what cost the user may be told what to play in a game.
type Help uint8

// The costs.
const (
	HelpFree   Help = iota // none
	HelpCosts              // the game is rated, and is not any more
	HelpBarred             // there is no help: somebody plays by mail, and the game goes on
)

// HelpIn returns at what cost the user may be told what to play in a game.
func HelpIn(g *Game) Help {
	switch {
	case g.Decided():
		return HelpFree
	case g.sides.Has(roster.Mail):
		return HelpBarred
	case CanBeRated(g) && g.hints == 0:
		return HelpCosts
	}
	return HelpFree
}

// CanBeRated reports whether the user plays against a level under rules by which somebody can win.
func CanBeRated(g *Game) bool {
	p := g.Position()
	return g.sides.AgainstMachine() && g.sides.Has(roster.Computer) && p.Rules().HaveWinner()
}

// IsRated reports whether a game counts however it ends, since the user was not helped and one level has moved, or has
// counted at its end. With help only a loss counts.
func IsRated(g *Game) bool {
	if g.Decided() {
		_, counts := g.Entry().Ending()
		return counts
	}
	own, _ := g.sides.Own()
	return CanBeRated(g) && g.hints == 0 && !replaced(g, own.Other())
}

// EndsRating reports whether these sides would end a game's rating although a level plays: it is another than the one
// that has moved.
func EndsRating(g *Game, sides roster.Sides) bool {
	with := *g
	with.sides = sides
	return IsRated(g) && CanBeRated(&with) && !IsRated(&with)
}

// NoteHelp notes that the user is told what to play, or takes a move back, while the game goes on.
func (g *Game) NoteHelp() {
	if !g.Decided() {
		g.hints++
		g.notes++
	}
}

// Analysing reports whether the game shown is analysed: the user has switched that on, and the game allows it.
func (s *Session) Analysing() bool { return s.Settings.Analysis && HelpIn(s.Game) == HelpFree }
