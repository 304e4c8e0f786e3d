package notation

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestSeveralGamesInOneText(t *testing.T) {
	sample := texttest.Read(t, "../tictactoe/testdata/tictactoe-1.in")
	first, second := "[X \"Ann\"]\n[O \"Bob\"]\n\n1. 5 5  2. 4 4\n", "[X \"Eve\"]\n\n{A comment.} 1. 1 1\n"
	for name, tc := range map[string]struct {
		text string
		want int
	}{
		"two records":           {first + "\n" + second, 2},
		"a long tag":            {first + "\n[Event \"a long\n  name\"]\n" + second, 2},
		"three judge positions": {strings.Repeat(sample, 3), 3},
		"comments among tags": {"; Hall.\n" + strings.Replace(first, "]\n", "]\n{In\nHall.}\n; 2.\n", 1) + "\n" +
			second, 2},
		"one with comments":  {strings.Replace(first, "]\n", "]\n{In Hall.}\n", 1), 0},
		"pairs, one illegal": {"5 5\n4 4\n4 4\n", 0},
		"one record":         {first, 0}, "one position": {sample, 0},
		"a game and nonsense": {first + "\n[X \"Eve\"]\n\n1. 1 1  2. 9 9\n", 0}, "nothing": {"", 0},
		"a board and its moves": {sample + "\n1. 7 1\n", 0}, "a board and a wrong move": {sample + "\n1. 1 1\n", 0},
		"a position before them": {sample + sample + "\n1. 7 1\n", 2},
	} {
		games, _ := ReadSeveral([]byte(tc.text))
		fail.Unequal(t, len(games), tc.want, "%s: games", name)
	}
	_, err := ReadSeveral([]byte(first + "\n[X \"Eve\"]\n\n1. 1 1  2. 9 9\n"))
	texttest.Check(t, "a bad game", err, text.Error{
		Line: 8, Column: 12, Case: 2, Cause: &record.MoveError{Cell: grid.At(9, 9), Rule: tictactoe.WrongBox},
	})
	games := fail.Must(ReadSeveral([]byte(first + second)))(t)
	fail.If(t, games[0].Record.Tag("O") != "Bob" || games[1].Record.Tag("X") != "Eve",
		"the games have the tags %q and %q", games[0].Record.Tags, games[1].Record.Tags)
}
