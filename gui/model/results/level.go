package results

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/model/session"
)

// inARow is the number of wins or losses in a row, at the level played last, after which another is proposed.
const inARow = 3

// NextLevel returns the level to play after some games, in the order begun, if the user has won or lost several in a
// row at the level played last: the one above that, or the one below. It reports false if there is none. The level that
// draws its moves is for programs, and never proposed.
func NextLevel(games []*session.Entry) (level search.Level, ok bool) {
	if len(games) == 0 {
		return level, false
	}
	last := games[len(games)-1]
	_, name, _ := last.Own()
	ending, _ := last.Ending()
	count := 0
	for _, e := range slices.Backward(games) {
		if _, against, _ := e.Own(); against != name {
			continue
		}
		if before, _ := e.Ending(); before != ending {
			break
		}
		count++
	}
	at := slices.IndexFunc(search.Levels[:], func(l search.Level) bool { return l.Name == name })
	switch {
	case count < inARow:
		return level, false
	case ending == session.Won && at+1 < len(search.Levels):
		at++
	case ending == session.Lost && at > search.Beginner:
		at--
	default:
		return level, false
	}
	return search.Levels[at], true
}

// EasierLevel is NextLevel after losses.
func EasierLevel(games []*session.Entry) (level search.Level, ok bool) {
	if level, ok = NextLevel(games); !ok {
		return level, false
	}
	ending, _ := games[len(games)-1].Ending()
	return level, ending == session.Lost
}

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
