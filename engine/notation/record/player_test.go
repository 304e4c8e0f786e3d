package record

import (
	"testing"

	"ninefold/engine/tictactoe"
)

func TestWhoHasPlayedIsATagBesideTheName(t *testing.T) {
	for tag, want := range map[string]Player{
		"": {}, "person": {Kind: Person}, "computer": {Kind: Computer}, "computer Novice": {Computer, "Novice"},
		"program python3 bot.py": {Program, "python3 bot.py"}, "alien Zork": {},
	} {
		r := Record{Tags: []Tag{{"O", "Novice"}, {"OPlayer", tag}}}
		if got := r.Player(tictactoe.O); got != want {
			t.Errorf("%q is %+v, want %+v", tag, got, want)
		}
		var again Record
		again.SetPlayer(tictactoe.X, want)
		if got := again.Player(tictactoe.X); got != want {
			t.Errorf("written as %q it is %+v, want %+v", again.Tag("XPlayer"), got, want)
		}
	}
}
