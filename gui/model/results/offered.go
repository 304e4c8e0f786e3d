package results

import (
	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/session"
)

// Offered returns a side of the game between people that is shown for which the computer is offered, and its level: the
// level that has played this side, or, when only the first mark is set, the level played last. It reports false if
// there is none.
func Offered(s *session.Session) (side tictactoe.Mark, level string, ok bool) {
	g := s.Game
	if sides := g.Sides(); !sides.People() || g.Ended() {
		return tictactoe.Empty, "", false
	}
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		if by := g.PlayedBy(m); by.Kind == record.Computer {
			return m, by.Name, by.Name != ""
		}
	}
	return tictactoe.O, s.Settings.LastLevel(), hasOneMark(g)
}

// hasOneMark reports whether only the first move was made, by somebody without a name, in a game that can be won.
func hasOneMark(g *session.Game) bool {
	p := g.Position()
	return g.Played() && p.Count(tictactoe.Empty) == grid.Cells-1 && !g.LooksBack() && p.Rules().HaveWinner() &&
		g.Tag("X") == "" && g.Tag("O") == ""
}
