package notation

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/notation/link"
	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

// longGame returns a game of 81 moves, the most possible, at the step in its middle.
func longGame(t testing.TB) *tictactoe.Game {
	t.Helper()
	g := tictactoe.NewGame(tictactoe.Judge)
	random := rand.New(rand.NewPCG(7, 7))
	for p := g.Position(); !p.Over(); p = g.Position() {
		fail.OnError(t, g.Play(p.RandomMove(random)))
	}
	g.GoTo(40)
	return g
}

// players returns the tags of a game that a level lost to a person on time.
func players() []record.Tag {
	return []record.Tag{
		{Name: "X", Value: "Ann of the Nine Fields"}, {Name: "O", Value: "九宫格俱乐部的李四"},
		{Name: "OPlayer", Value: "computer Novice"},
		{Name: "Date", Value: "2026-03-01"}, {Name: "Result", Value: "1-0"},
		{Name: "Termination", Value: "O timed out (limit 1 s)"},
	}
}

func TestALinkOfTheLongestGameIsShort(t *testing.T) {
	written, losses := AppendLink(nil, &record.Record{Game: longGame(t), Tags: players()})
	fail.If(t, len(written) > LongestLink/4 || losses != nil,
		"%d characters, without %v: %s", len(written), losses, written)
	r := one(t, "https://example.org/#"+string(written), Link)
	if !slices.Equal(r.Record.Tags, players()) || r.Record.Game.Current() != 40 || len(r.Record.Game.Line()) != 82 {
		t.Errorf("tags %q, step %d of %d", r.Record.Tags, r.Record.Game.Current(), len(r.Record.Game.Line()))
	}
}

func TestALinkLeavesOutWhatMakesItTooLong(t *testing.T) {
	long := strings.Repeat("x", LongestLink)
	commented := longGame(t)
	commented.SetComment(3, long)
	branched := longGame(t)
	branched.Undo()
	for range LongestLink {
		p := branched.Position()
		branched.Set(tictactoe.Edited, p.Swapped())
		branched.Set(tictactoe.Edited, p)
	}
	branched.GoTo(81)
	branched.GoTo(40)
	edited := longGame(t)
	p := edited.Position()
	for range LongestLink {
		edited.Set(tictactoe.Edited, p.Swapped())
		edited.Set(tictactoe.Edited, p)
	}
	for _, tc := range []struct {
		name   string
		r      record.Record
		losses []Loss
		steps  int
	}{
		{"a comment", record.Record{Game: commented, Tags: players()}, []Loss{LostComments}, 82},
		{"branches", record.Record{Game: branched, Tags: players()}, []Loss{LostComments, LostBranches}, 82},
		{"a tag", record.Record{Game: longGame(t), Tags: []record.Tag{{Name: "Event", Value: long}}},
			[]Loss{LostComments, LostBranches, LostTags}, 82},
		{"steps", record.Record{Game: edited, Tags: players()},
			[]Loss{LostComments, LostBranches, LostTags, LostSteps}, 1},
	} {
		before, shown := record.Append(nil, &tc.r), tc.r.Game.Position()
		written, losses := AppendLink([]byte("#"), &tc.r)
		fail.If(t, len(written) > LongestLink+1 || !slices.Equal(losses, tc.losses),
			"%s: %d characters, without %v", tc.name, len(written), losses)
		back := one(t, string(written), Link).Record
		if p := back.Game.Position(); p != shown || len(back.Game.Line()) != tc.steps || back.Game.Len() != tc.steps {
			t.Errorf("%s: %d steps came back, or another one is shown", tc.name, back.Game.Len())
		}
		fail.Unequal(t, string(record.Append(nil, &tc.r)), string(before), "%s: the game has changed", tc.name)
	}
}

// A damaged link is not read in any other form: the error says how it is wrong as a link.
func TestADamagedLinkIsTakenForNothingElse(t *testing.T) {
	written, _ := AppendLink(nil, &record.Record{Game: longGame(t)})
	code := string(written)
	for src, want := range map[string]text.Error{
		"#" + code[:50]: {Line: 1, Column: 52, Want: link.WantRest, Found: text.FoundTextEnd},
		// The end of the line cuts the code off from its address.
		"> https://example.org/\n> #" + code[:50]: {Line: 1, Column: 3, Want: WantKnown, Found: `"h"`},
		"> https://example.org/#" +
			code[:50]: {Line: 1, Column: 74, Want: link.WantRest, Found: text.FoundTextEnd},
		"https://uttt.ai/init?actions=x40#nf3.x40o36": {Line: 1, Column: 36, Want: link.WantVersion, Found: `"3"`},
		strings.Replace(code, ".", ".@", 1):           {Line: 1, Column: 5, Want: link.WantCharacter, Found: `"@"`},
		code[:len(code)-8] +
			"00000000": {Line: 1, Column: len(code) - 7, Want: link.WantSum, Found: `"00000000"`},
		code + "\n" + strings.Repeat(".........\n", 9): {Line: 2, Column: 1, Want: text.WantTextEnd, Found: `"."`},
	} {
		_, err := Read([]byte(src))
		got, ok := err.(*text.Error)
		fail.If(t, !ok || *got != want, "%q: %v, want %v", src, err, &want)
	}
}
