package session

import (
	"encoding/json"
	"slices"
	"testing"

	"ninefold/engine/test/fail"
)

func TestSolvedPuzzlesAreKeptAndCheckedWhenTheyAreReadBack(t *testing.T) {
	s := New()
	s.Settings.Training = Training{Rules: "open", Grade: "hard"}
	for _, id := range []string{"17fuk", "n0rmm", "17fuk"} {
		s.Settings.Training.Solve(id)
	}
	got := restarted(t, s).Settings.Training
	fail.If(t, got.Rules != "open" || got.Grade != "hard" || !slices.Equal(got.Solved, []string{"17fuk", "n0rmm"}),
		"%+v", got)
	for text, want := range map[string][]string{
		`{"solved":["17fuk","17fuk","n0rmm"]}`:                       {"17fuk", "n0rmm"},
		`{"solved":["","../x","17FUK","n0rmm","12345678901234567"]}`: {"n0rmm"},
		`{"solved":"17fuk"}`:                                         nil,
		`7`:                                                          nil,
	} {
		var settings Settings
		err := json.Unmarshal([]byte(`{"training":`+text+`}`), &settings)
		fail.If(t, err != nil || !slices.Equal(settings.Training.Solved, want),
			"%s: %v, %q", text, err, settings.Training.Solved)
	}
	var many Settings
	for n := range maxSolved + 5 {
		many.Training.Solved = append(many.Training.Solved,
			string([]byte{'a' + byte(n%26), 'a' + byte(n/26%26), 'a' + byte(n/676)}))
	}
	many.check()
	fail.If(t, len(many.Training.Solved) != maxSolved, "%d are taken", len(many.Training.Solved))
}

func TestWhileTheSessionIsHiddenNothingIsPlayedOnIt(t *testing.T) {
	s := New()
	s.SetSides(Sides{X: machine})
	fail.NowIf(t, !s.GameShown() || !s.MachineToMove(), "the game is not shown, or the computer is not to move")
	s.Hidden = true
	fail.If(t, s.GameShown() || s.MachineToMove(), "the game is shown, or the computer is to move")
	s.Game.PickTool(PutX)
	fail.If(t, s.Editing(), "the board is edited")
	s.Hidden = false
	fail.Unless(t, s.Editing(), "the board is not edited")
	s.Hidden = true
	fail.If(t, restarted(t, s).Hidden, "that it is away is kept")
}
