package notation

import (
	"os"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
)

func TestSeveralGamesInOneText(t *testing.T) {
	sample, err := os.ReadFile("../tictactoe/testdata/tictactoe-1.in")
	fail.OnError(t, err)
	first, second := "[X \"Ann\"]\n[O \"Bob\"]\n\n1. 5 5  2. 4 4\n", "[X \"Eve\"]\n\n{A comment.} 1. 1 1\n"
	for name, tc := range map[string]struct {
		text string
		want int
	}{
		"two records":           {first + "\n" + second, 2},
		"three judge positions": {strings.Repeat(string(sample), 3), 3},
		"one record":            {first, 0},
		"one position":          {string(sample), 0},
		"a game and nonsense":   {first + "\n[X \"Eve\"]\n\n1. 1 1  2. 9 9\n", 0},
		"nothing":               {"", 0},
	} {
		got := ReadSeveral([]byte(tc.text))
		fail.If(t, len(got) != tc.want, "%s: %d games, want %d", name, len(got), tc.want)
	}
	games := ReadSeveral([]byte(first + second))
	fail.If(t, games[0].Record.Tag("O") != "Bob" || games[1].Record.Tag("X") != "Eve",
		"the games have the tags %q and %q", games[0].Record.Tags, games[1].Record.Tags)
}
