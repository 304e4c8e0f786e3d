package results

import (
	"slices"

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
