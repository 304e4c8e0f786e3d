package session

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

func TestSeats(t *testing.T) {
	for seats, want := range map[Seats][3]bool{
		{}: {}, {X: true}: {true, false, false}, {O: true}: {false, true, false}, {X: true, O: true}: {true, true, true},
	} {
		if got := [3]bool{seats.Has(tictactoe.X), seats.Has(tictactoe.O), seats.Both()}; got != want || seats.Has(tictactoe.Empty) {
			t.Errorf("%+v: %v", seats, got)
		}
	}
}

func TestUnknownLevelsAndTimesFallBack(t *testing.T) {
	for _, s := range []Settings{{}, {Level: "Godlike", Seconds: -1}, {Level: "master", Seconds: 61}, {Seconds: math.MaxInt}} {
		if s.OpponentLevel() != search.Levels[defaultLevel] || s.ThinkingTime() != defaultTime {
			t.Errorf("%+v: %v, %v", s, s.OpponentLevel(), s.ThinkingTime())
		}
	}
}

func TestTheStrongestLevelIsLimitedByTimeAndOthersByWork(t *testing.T) {
	s := Settings{Level: "Strongest", Seconds: 10}
	if limits, allowed := s.Effort(1); limits.Nodes != 0 || allowed != 10*time.Second || limits.Threads < 1 {
		t.Errorf("%+v, %v", limits, allowed)
	}
	s.Level = "Novice"
	if limits, allowed := s.Effort(1); limits.Nodes == 0 || allowed != MaxTime || limits.Seed != 1 {
		t.Errorf("%+v, %v", limits, allowed)
	}
}

func TestEveryThinkingTimeThatIsOfferedIsTaken(t *testing.T) {
	for _, offered := range ThinkingTimes() {
		s := Settings{Seconds: int(offered / time.Second)}
		if s.ThinkingTime() != offered {
			t.Errorf("%v is taken as %v", offered, s.ThinkingTime())
		}
	}
}

func TestRecentFiles(t *testing.T) {
	var s Settings
	for _, file := range []string{"a", "b", "c", "d", "e", "f", "g", "h", "i", "b"} {
		s.Remember(file)
	}
	if got := strings.Join(s.Recent, ""); got != "bihgfedc" {
		t.Errorf("recent files %q, want the latest eight, each once", got)
	}
}

// goodSettings are far from those of a first start.
var goodSettings = Settings{
	Language: locale.Chinese, Appearance: theme.ContrastDark, Width: 1234.5, Height: 777, Recent: []string{"/a", "/b"},
	Computer: Seats{X: true}, Level: "Master", Seconds: 30, Analysis: true, Plain: true,
	Test: Test{Command: "./solve", Files: "tests", Count: 5, Seconds: 0.5, Megabytes: 64, Strict: true},
}

// TestASettingThatCannotBeTakesItsDefaultAndTheRestIsKept damages one setting after another in a session's file.
func TestASettingThatCannotBeTakesItsDefaultAndTheRestIsKept(t *testing.T) {
	first := firstSettings()
	noWidth := func(s *Settings) { s.Width = first.Width }
	noHeight := func(s *Settings) { s.Height = first.Height }
	noLanguage := func(s *Settings) { s.Language = first.Language }
	noAppearance := func(s *Settings) { s.Appearance = first.Appearance }
	noRecent := func(s *Settings) { s.Recent = nil }
	noComputer := func(s *Settings) { s.Computer = Seats{} }
	noTest := func(s *Settings) { s.Test = first.Test }
	long := strings.Repeat("x", maxPath+1)
	for _, test := range []struct {
		from, to string
		change   func(*Settings)
	}{
		{`"width":1234.5`, `"width":3e38`, noWidth},
		{`"width":1234.5`, `"width":1e999`, noWidth},
		{`"width":1234.5`, `"width":0`, noWidth},
		{`"width":1234.5`, `"width":-5`, noWidth},
		{`"width":1234.5`, `"width":"abc"`, noWidth},
		{`"width":1234.5`, `"width":null`, noWidth},
		{`"width":1234.5,`, ``, noWidth},
		{`"width":1234.5`, `"width":[1]`, noWidth},
		{`"width":1234.5`, `"width":1e-40`, noWidth},
		{`"height":777`, `"height":16001`, noHeight},
		{`"height":777`, `"height":199`, noHeight},
		{`"height":777`, `"height":200`, func(s *Settings) { s.Height = 200 }},
		{`"language":"zh"`, `"language":"tlh"`, noLanguage},
		{`"language":"zh"`, `"language":""`, noLanguage},
		{`"language":"zh"`, `"language":7`, noLanguage},
		{`"language":"zh",`, ``, noLanguage},
		{`"appearance":"contrast-dark"`, `"appearance":"pink"`, noAppearance},
		{`"appearance":"contrast-dark"`, `"appearance":{}`, noAppearance},
		{`"recent":["/a","/b"]`, `"recent":[1,"/b"]`, noRecent},
		{`"recent":["/a","/b"]`, `"recent":"/a"`, noRecent},
		{`"recent":["/a","/b"]`, `"recent":null`, noRecent},
		{`"recent":["/a","/b"]`, `"recent":["","/a","` + long + `","/b"]`, func(*Settings) {}},
		{`"recent":["/a","/b"]`, `"recent":["1","2","3","4","5","6","7","8","9"]`, func(s *Settings) { s.Recent = strings.Split("12345678", "") }},
		{`"computer":{"x":true,"o":false}`, `"computer":{"x":true,"o":1}`, noComputer},
		{`"computer":{"x":true,"o":false}`, `"computer":"x"`, noComputer},
		{`"level":"Master"`, `"level":3`, func(s *Settings) { s.Level = "" }},
		{`"seconds":30`, `"seconds":"long"`, func(s *Settings) { s.Seconds = 0 }},
		{`"seconds":30`, `"seconds":1e99`, func(s *Settings) { s.Seconds = 0 }},
		{`"analysis":true`, `"analysis":"yes"`, func(s *Settings) { s.Analysis = false }},
		{`"plain":true`, `"plain":2`, func(s *Settings) { s.Plain = false }},
		{`"count":5`, `"count":-1`, noTest},
		{`"count":5`, `"count":"5"`, noTest},
		{`"seconds":0.5`, `"seconds":0`, noTest},
		{`"megabytes":64`, `"megabytes":-64`, noTest},
		{`"command":"./solve"`, `"command":"` + long + `"`, noTest},
		{`"files":"tests"`, `"files":["tests"]`, noTest},
		{`"test":{`, `"test":["./solve"],"tests":{`, noTest},
		{`"test":{`, `"tests":{`, noTest},
		{`"plain":true`, `"plain":true,"colour":"green"`, func(*Settings) {}},
	} {
		s := playedSession(t)
		s.Settings = goodSettings
		text := string(line(t, s.Whole()))
		damaged := strings.Replace(text, test.from, test.to, 1)
		if damaged == text {
			t.Fatalf("%s is not in\n%s", test.from, text)
		}
		want := goodSettings
		test.change(&want)
		again := open(t, []byte(damaged))
		if fmt.Sprint(again.Settings) != fmt.Sprint(want) {
			t.Errorf("%s: %+v, want %+v", test.to, again.Settings, want)
		}
		checkSameTree(t, test.to, again.Game.Tree, s.Game.Tree)
	}
}

func TestSettingsThatAreNoneAreThoseOfAFirstStart(t *testing.T) {
	whole := string(line(t, New().Whole()))
	at := strings.Index(whole, `,"settings":`)
	for _, settings := range []string{``, `,"settings":null`, `,"settings":5`, `,"settings":"x"`, `,"settings":[]`, `,"settings":{}`} {
		for _, text := range []string{whole[:at] + settings + "}\n", `{"version":1,"shown":"tictactoe","game":{"current":0,"parents":[0],"steps":[` + emptyBoard + `]}` + settings + `}`} {
			s, _, err := Open([]byte(text))
			if err != nil {
				t.Fatal(err)
			}
			if fmt.Sprint(s.Settings) != fmt.Sprint(firstSettings()) {
				t.Errorf("%s: %+v", text, s.Settings)
			}
		}
	}
}

func TestGoodSettingsComeBack(t *testing.T) {
	text, err := json.Marshal(goodSettings)
	if err != nil {
		t.Fatal(err)
	}
	var again Settings
	if err := json.Unmarshal(text, &again); err != nil || fmt.Sprint(again) != fmt.Sprint(goodSettings) {
		t.Errorf("%+v, %v", again, err)
	}
}
