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

func TestWhatEarlierVersionsWroteOfWhoHasPlayedIsUnderstood(t *testing.T) {
	for _, c := range []struct {
		name, kind, player string // O's name, OType and OPlayer
		wantName, want     string
	}{
		{name: "Novice", kind: "computer", want: "computer Novice"},
		{name: "Novice", want: "computer Novice"},
		{name: "Novice", player: "person", wantName: "Novice", want: "person"},
		{name: "Novice", kind: "human", wantName: "Novice"},
		{name: "Eve", kind: "computer", wantName: "Eve", want: "computer"},
		{name: "bot.py", kind: "program", wantName: "bot.py", want: "program"},
		{name: "Novice", kind: "program", wantName: "Novice", want: "program"},
		{name: "novices", wantName: "novices"},
		{kind: "computer", want: "computer"},
		{},
	} {
		before := []Tag{{"Date", "2024-05-17"}, {"O", c.name}, {"OType", c.kind}, {"OPlayer", c.player}}
		r := Record{Tags: before}
		r.Modernize([]string{"Novice", "Casual"})
		if r.Tag("O") != c.wantName || r.Tag("OPlayer") != c.want || r.Tag("Date") == "" {
			t.Errorf("%+v became %+v", before, r.Tags)
		}
		if kind := r.Tag("OType"); c.want != "" && c.player == "" && kind != "" {
			t.Errorf("%+v: two tags tell who has played: %+v", before, r.Tags)
		}
	}
}
