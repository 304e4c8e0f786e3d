package record

import (
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestWhoHasPlayedIsATagBesideTheName(t *testing.T) {
	for tag, want := range map[string]Player{
		"": {}, "person": {Kind: Person}, "computer": {Kind: Computer}, "computer Novice": {Computer, "Novice"},
		"program python3 bot.py": {Program, "python3 bot.py"}, "alien Zork": {},
	} {
		r := Record{Tags: []Tag{{"O", "Novice"}, {"OPlayer", tag}}}
		fail.Unequal(t, r.Player(tictactoe.O), want, "%q", tag)
		var again Record
		again.SetPlayer(tictactoe.X, want)
		fail.Unequal(t, again.Player(tictactoe.X), want, "written as %q it", again.Tag("XPlayer"))
	}
}
