package session

import (
	"slices"

	"ninefold/engine/tictactoe/search"
)

// inARow is the number of wins or losses in a row, at the level played last, after which another is proposed.
const inARow = 3

// Proposed returns the level to play next, if the user has won or lost several games in a row at the level played last:
// the one above that, or the one below. It reports false if there is none. The level that draws its moves is for
// programs, and never proposed.
func (s *Session) Proposed() (level search.Level, ok bool) {
	return proposedAfter(s.EndedGames())
}

// ProposedBelow is Proposed after losses.
func (s *Session) ProposedBelow() (level search.Level, ok bool) {
	games := s.EndedGames()
	level, ok = proposedAfter(games)
	if !ok {
		return level, false
	}
	ending, _ := games[len(games)-1].Ending()
	return level, ending == Lost
}

func proposedAfter(games []*Entry) (level search.Level, ok bool) {
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
	case ending == Won && at+1 < len(search.Levels):
		at++
	case ending == Lost && at > search.Beginner:
		at--
	default:
		return level, false
	}
	return search.Levels[at], true
}
