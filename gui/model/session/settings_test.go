package session

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"ninefold/engine/picture/drawing"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/settings"
	"ninefold/gui/model/training"
)

func TestSides(t *testing.T) {
	program := roster.Side{Player: roster.Program, Command: "./p"}
	for sides, want := range map[roster.Sides][4]bool{
		{}: {true, false, false, false}, {X: machine}: {false, false, true, false},
		{O: machine}: {false, false, true, false}, {O: program}: {false, false, false, true},
		{X: machine, O: machine}: {false, true, true, false}, {X: program, O: machine}: {false, true, true, true},
	} {
		got := [4]bool{sides.People(), sides.Watched(), sides.Has(roster.Computer), sides.Has(roster.Program)}
		fail.If(t, got != want, "%+v: %v", sides, got)
	}
}

func TestUnknownLevelsAndTimesFallBack(t *testing.T) {
	for _, level := range []string{"", "Godlike", "master"} {
		fail.Unequal(t, (roster.Side{Level: level}).OwnLevel(), search.Levels[search.Beginner], "%q", level)
	}
	for _, seconds := range []int{0, -1, 61, math.MaxInt} {
		fail.Unequal(t, (&settings.Settings{Seconds: seconds}).ThinkingTime(), 3*time.Second, "%d", seconds)
	}
	for _, seconds := range []float64{0, -1, 601, math.Inf(1), math.NaN()} {
		fail.Unequal(t, (&roster.Side{Seconds: seconds}).MoveTime(), time.Second, "%v", seconds)
	}
	fail.Unequal(t, (&roster.Side{Seconds: 0.1}).MoveTime(), 100*time.Millisecond, "a tenth")
	for _, offered := range settings.ThinkingTimes() {
		fail.Unequal(t, (&settings.Settings{Seconds: int(offered / time.Second)}).ThinkingTime(), offered, "taken")
	}
}

func TestTheStrongestLevelIsLimitedByTimeAndOthersByWork(t *testing.T) {
	s, p := settings.Settings{Seconds: 10}, tictactoe.New(tictactoe.Closed)
	limits, allowed := s.Effort(roster.Side{Level: "Strongest"}.OwnLevel(), &p, 1)
	fail.If(t, limits.Nodes != 0 || allowed != search.Pace(&p, 10*time.Second) || limits.Threads < 1,
		"%+v, %v", limits, allowed)
	limits, allowed = s.Effort(roster.Side{Level: "Novice"}.OwnLevel(), &p, 1)
	fail.If(t, limits.Nodes == 0 || allowed != settings.MaxTime || limits.Seed != 1, "%+v, %v", limits, allowed)
}

func TestALevelOfTheMenuIsThatOfTheComputersSides(t *testing.T) {
	novice, master := search.Levels[search.Novice], search.Levels[search.Master]
	sides := roster.Sides{X: roster.Side{Level: novice.Name}, O: roster.Side{Player: roster.Computer,
		Level: master.Name}}
	fail.If(t, sides.Plays(novice) || !sides.Plays(master), "the level of a person's side counts")
	sides = sides.AtLevel(novice)
	fail.If(t, !sides.Plays(novice) || sides.Plays(master), "the level is not set on both sides")
}

func TestRecentFiles(t *testing.T) {
	var s settings.Settings
	for _, file := range []string{"a", "b", "c", "d", "e", "f", "g", "h", "i", "b"} {
		s.Remember(file)
	}
	fail.Unequal(t, fmt.Sprint(s.Recent), "[b i h g f e d c]", "recent files")
	odd := New()
	odd.Settings.Remember("/no UTF-8 \xff")
	if again := restarted(t, odd); fmt.Sprint(again.Settings.Recent) != fmt.Sprint(odd.Settings.Recent) {
		t.Errorf("after a restart the recent files are %q", again.Settings.Recent)
	}
}

// goodSettings differ much from those of a first start.
var goodSettings = settings.Settings{
	Language: "zh", Appearance: drawing.ContrastDark, Scale: 150, Width: 1234.5, Height: 777,
	Recent: []settings.Text{"/a", "/b"}, Folder: "/a", Players: roster.Sides{X: roster.Side{Player: roster.Computer,
		Level: "Master"},
		O: roster.Side{Player: roster.Program, Command: "./bot", Seconds: 0.25}}, Rules: "open",
	Seconds: 30, Analysis: true, Plain: true,
	Test: settings.Test{Command: "./solve", Problem: "crosshatch", Files: "tests", Count: 5, Seconds: 0.5,
		Megabytes: 64,
		Strict:    true},
	OtherTest: settings.Test{Command: "./mark", Problem: "tictactoe", Seconds: 1},
	Match: settings.Match{Sides: roster.Sides{X: roster.Side{Player: roster.Program, Level: "Club", Command: "./new"},
		O: roster.Side{Player: roster.Computer, Level: "Expert"}},
		Rules: "majority", Games: 40, Openings: 6, Seconds: 1.5, SPRT: "0,10"},
}

// TestASettingThatCannotBeTakesItsDefaultAndTheRestIsKept damages one setting after another in an index.
func TestASettingThatCannotBeTakesItsDefaultAndTheRestIsKept(t *testing.T) {
	first, s := settings.First(), New()
	s.Settings = goodSettings
	text := s.head()
	for _, test := range []struct {
		damages string // a part of the text, and what it is replaced with; LONG is longer than a path may be
		change  func(*settings.Settings)
	}{
		{`"width":1234.5, → "width":3e38, → "width":1e999, → "width":0, → "width":"abc", → "width":null, → `,
			func(s *settings.Settings) { s.Width = first.Width }},
		{`"width":1234.5, → "width":1e-40,`, func(s *settings.Settings) { s.Width = first.Width }},
		{`"height":777 → "height":16001 → "height":199`, func(s *settings.Settings) { s.Height = first.Height }},
		{`"height":777 → "height":200`, func(s *settings.Settings) { s.Height = 200 }},
		{`"language":"zh" → "language":"tlh"`, func(s *settings.Settings) { s.Language = "tlh" }},
		{`"language":"zh" → "language":"" → "language":"LONG" → "language":7`,
			func(s *settings.Settings) { s.Language = first.Language }},
		{`"appearance":"contrast-dark" → "appearance":"pink" → "appearance":{}`,
			func(s *settings.Settings) { s.Appearance = first.Appearance }},
		{`"scale":150 → "scale":151 → "scale":"large"`, func(s *settings.Settings) { s.Scale = first.Scale }},
		{`"recent":["/a","/b"] → "recent":[1,"/b"] → "recent":"/a"`, func(s *settings.Settings) { s.Recent = nil }},
		{`"recent":["/a","/b"] → "recent":["","/a","LONG","/b"] → "recent":["/a","/b"],"colour":"green"`,
			func(*settings.Settings) {}},
		{`"recent":["/a","/b"] → "recent":["1","2","3","4","5","6","7","8","9"]`,
			func(s *settings.Settings) { s.Recent = []settings.Text{"1", "2", "3", "4", "5", "6", "7", "8"} }},
		{`"folder":"/a" → "folder":7 → "folder":"LONG"`, func(s *settings.Settings) { s.Folder = "" }},
		{`"players":{ → "players":"x","layers":{ → "players":{"x":{"level":3}},"layers":{`,
			func(s *settings.Settings) { s.Players = roster.Sides{} }},
		{`"player":"program" → "player":"magic"`, noProgram}, {`"./bot" → "" → "LONG"`, noProgram},
		{`"seconds":0.25 → "seconds":-3`, func(s *settings.Settings) { s.Players.O.Seconds = -3 }},
		{`"rules":"open" → "rules":7`, func(s *settings.Settings) { s.Rules = "" }},
		{`"seconds":30 → "seconds":"long" → "seconds":1e99`, func(s *settings.Settings) { s.Seconds = 0 }},
		{`"analysis":true → "analysis":"yes"`, func(s *settings.Settings) { s.Analysis = false }},
		{`"plain":true → "plain":2`, func(s *settings.Settings) { s.Plain = false }},
		{`"count":5 → "count":-1`, noTest}, {`"seconds":0.5 → "seconds":0`, noTest}, {`"./solve" → "LONG"`, noTest},
		{`"megabytes":64 → "megabytes":-64`, noTest}, {`"files":"tests" → "files":["tests"]`, noTest},
		{`"test":{ → "test":["./solve"],"tests":{`, noTest}, {`"games":40 → "games":0`, noMatch},
		{`"openings":6 → "openings":-1`, noMatch}, {`"seconds":1.5 → "seconds":-1`, noMatch},
		{`"rules":"majority" → "rules":"judge"`, noMatch}, {`"./new" → ""`, noMatch}, {`"0,10" → "LONG"`, noMatch},
		{`"settings":{ → "settings":null,"sittings":{ → "settings":5,"sittings":{ → "sittings":{`,
			func(s *settings.Settings) { *s = first }},
		{`"settings":{ → "settings":{},"sittings":{`, func(s *settings.Settings) { *s = first }},
	} {
		all := strings.Split(strings.ReplaceAll(test.damages, "LONG", strings.Repeat("x", 4097)), " → ")
		want := goodSettings
		test.change(&want)
		for _, to := range all[1:] {
			damaged := strings.Replace(text, all[0], to, 1)
			fail.NowIf(t, damaged == text, "%s is not in\n%s", all[0], text)
			again, losses := Open(shelf{SettingsFile: []byte(damaged)})
			fail.If(t, losses != nil || fmt.Sprint(again.Settings) != fmt.Sprint(want),
				"%s: %v, %+v, want %+v", to, losses, again.Settings, want)
		}
	}
}

func noProgram(s *settings.Settings) { s.Players.O.Player, s.Players.O.Command = roster.Person, "" }
func noTest(s *settings.Settings)    { s.Test = settings.First().Test }
func noMatch(s *settings.Settings)   { s.Match = settings.First().Match }

func TestSolvedPuzzlesAreKeptAndCheckedWhenTheyAreReadBack(t *testing.T) {
	s := New()
	s.Settings.Training = training.State{Rules: "open", Grade: "hard", Solved: []string{"17fuk", "../x", "n0rmm",
		"17fuk"}}
	got := restarted(t, s).Settings.Training
	fail.If(t, got.Rules != "open" || got.Grade != "hard" || !slices.Equal(got.Solved, []string{"17fuk", "n0rmm"}),
		"%+v", got)
	for _, text := range []string{`{"solved":"17fuk"}`, `7`} {
		var settings settings.Settings
		err := json.Unmarshal([]byte(`{"training":`+text+`}`), &settings)
		fail.If(t, err != nil || settings.Training.Solved != nil, "%s: %v, %q", text, err, settings.Training.Solved)
	}
}
