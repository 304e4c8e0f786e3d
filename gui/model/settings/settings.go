// Package settings holds the user's choices, as they are kept.
package settings

import (
	"cmp"
	"encoding/json"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"time"

	"ninefold/engine/picture/drawing"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/training"
)

// Scales returns the sizes, in percent, that everything in the window may have, in the order of the menu.
func Scales() []int { return []int{100, 120, 150, 200} }

// Settings are the user's choices.
type Settings struct {
	Language   string             `json:"language"` // a code of package locale
	Appearance drawing.Appearance `json:"appearance"`
	Scale      int                `json:"scale"` // one of Scales
	Width      float32            `json:"width"` // of the window, in units
	Height     float32            `json:"height"`
	Recent     []Text             `json:"recent"`         // imported files, the latest first
	Folder     string             `json:"folder"`         // of the file opened or saved last; empty for none
	Players    roster.Sides       `json:"players"`        // the last choice, offered for a new game
	Name       string             `json:"name,omitempty"` // the user's own, as typed last; empty for none
	Rules      string             `json:"rules"`          // name of the rules of the last new game
	Seconds    int                `json:"seconds"`        // thinking time of the strongest level and of the analysis
	Analysis   bool               `json:"analysis"`       // whether it is on
	Plain      bool               `json:"plain"`          // exported pictures do not mark legal cells
	Test       Test               `json:"test"`           // the last
	OtherTest  Test               `json:"otherTest"`      // the last of the other problem
	Match      Match              `json:"match"`
	Training   training.State     `json:"training"`
	Clock      bool               `json:"clock"`                 // whether the time spent on a Sudoku is shown
	Grade      string             `json:"sudokuGrade,omitempty"` // that of new Sudokus; empty for the easiest
	Exercise   string             `json:"exercise,omitempty"`    // ID of the exercise shown; empty for none
	Lesson     string             `json:"lesson,omitempty"`      // name of the lesson shown last
}

// Test is how a program was last tested. The form shows the command again; only the user starts it.
type Test struct {
	Command   string  `json:"command"`
	Problem   string  `json:"problem"`   // name of the problem; "" before the first test
	Files     string  `json:"files"`     // test files and folders, separated as in the system's PATH
	Count     int     `json:"count"`     // number of generated cases
	Seconds   float64 `json:"seconds"`   // of processor time per case
	Megabytes int     `json:"megabytes"` // of memory
	Strict    bool    `json:"strict"`    // white space must match
	Debug     bool    `json:"debug"`     // sources are compiled with checks
	Reference string  `json:"reference"` // the program whose answers are right; "" for Ninefold
	Checker   string  `json:"checker"`   // the program that judges answers; "" for Ninefold
}

// possible reports whether the settings can be those of a test.
func (t Test) possible() bool {
	return t.Count >= 0 && t.Seconds > 0 && t.Megabytes >= 0 && len(t.Command) <= maxPath && len(t.Files) <= maxPath &&
		len(t.Problem) <= maxID
}

// TestOf returns the last test of a problem; before the first one, the usual settings.
func (s *Settings) TestOf(problem string) Test {
	switch problem {
	case s.Test.Problem:
		return s.Test
	case s.OtherTest.Problem:
		return s.OtherTest
	}
	usual := First().Test
	usual.Problem = problem
	return usual
}

// Tested keeps a test as the last, and that of the other problem.
func (s *Settings) Tested(t Test) {
	if s.Test.Problem != t.Problem {
		s.OtherTest = s.Test
	}
	s.Test = t
}

// Foreign reports whether the problem is not Ninefold's own.
func (t Test) Foreign() bool { return t.Reference != "" || t.Checker != "" }

// Match is the last setup of a match. Only the user starts its programs.
type Match struct {
	Sides    roster.Sides `json:"sides"` // X is the first
	Rules    string       `json:"rules"` // name of the rules
	Games    int          `json:"games"`
	Openings int          `json:"openings"` // random moves at the beginning of a game
	Seconds  float64      `json:"seconds"`  // per move
	SPRT     string       `json:"sprt"`     // two differences in Elo, separated by a comma; empty for no test
}

const (
	maxRecent               = 8
	maxID                   = 16         // characters of a name
	maxPath                 = 4096       // bytes
	minSide, maxSide        = 200, 16000 // units, of the window
	firstWidth, firstHeight = 1000, 760
	firstLanguage           = "system" // the system's
)

// UsualCases is the number of generated cases of a test before the user chooses another.
const UsualCases = 1000

// FirstRules are the rules of the first game.
const FirstRules = tictactoe.Closed

// First returns the settings of a first start.
func First() Settings {
	return Settings{Language: firstLanguage, Appearance: drawing.FollowSystem, Scale: Scales()[0], Width: firstWidth,
		Height: firstHeight, Clock: true, Test: Test{Count: UsualCases, Seconds: 2, Megabytes: 256},
		Match: firstMatch()}
}

func firstMatch() Match {
	return Match{Games: 100, Openings: 4, Seconds: 0.1, Rules: tictactoe.OfferedRules()[0].String(),
		Sides: roster.Sides{
			X: roster.Side{Player: roster.Computer, Level: search.Levels[search.Casual].Name},
			O: roster.Side{Player: roster.Computer, Level: search.Levels[search.Novice].Name},
		}}
}

// UnmarshalJSON takes over every setting with a possible value. The others keep their defaults.
func (s *Settings) UnmarshalJSON(text []byte) error {
	var fields map[string]json.RawMessage
	if json.Unmarshal(text, &fields) != nil {
		fields = nil // none of it is usable
	}
	*s = First()
	all := reflect.ValueOf(s).Elem()
	for i := range all.NumField() {
		name, _, _ := strings.Cut(all.Type().Field(i).Tag.Get("json"), ",")
		field, ok := fields[name]
		if setting := all.Field(i); ok && json.Unmarshal(field, setting.Addr().Interface()) != nil {
			setting.SetZero()
		}
	}
	s.check()
	return nil
}

// check resets settings with impossible values.
func (s *Settings) check() {
	first := First()
	reset(&s.Language, first.Language, s.Language == "" || len(s.Language) > maxID)
	reset(&s.Appearance, first.Appearance, !slices.Contains(drawing.Appearances(), s.Appearance))
	reset(&s.Scale, first.Scale, !slices.Contains(Scales(), s.Scale))
	reset(&s.Width, first.Width, !sane(s.Width))
	reset(&s.Height, first.Height, !sane(s.Height))
	reset(&s.Test, first.Test, !s.Test.possible())
	reset(&s.OtherTest, Test{}, !s.OtherTest.possible())
	s.Match.check()
	s.Training.Check()
	s.Players.Check()
	reset(&s.Folder, "", len(s.Folder) > maxPath)
	reset(&s.Name, "", len(s.Name) > maxPath)
	s.Recent = slices.DeleteFunc(s.Recent, func(path Text) bool { return path == "" || len(path) > maxPath })
	s.Recent = s.Recent[:min(len(s.Recent), maxRecent)]
}

// reset sets a setting to another value if its own is impossible.
func reset[T any](setting *T, to T, impossible bool) {
	if impossible {
		*setting = to
	}
}

// check resets a match that could not be played.
func (m *Match) check() {
	m.Sides.Check()
	rules, err := tictactoe.ParseRules(m.Rules)
	if err != nil || !rules.HaveWinner() || m.Games < 1 || m.Openings < 0 || !m.Sides.X.Machine() ||
		!m.Sides.O.Machine() || !(m.Seconds >= roster.LeastSeconds && m.Seconds <= roster.MostSeconds) ||
		len(m.SPRT) > maxPath {
		*m = firstMatch()
	}
}

// sane reports whether a window can have a side of this length. It returns false for NaN.
func sane(side float32) bool { return side >= minSide && side <= maxSide }

// Remember puts a file first in the list of recent files.
func (s *Settings) Remember(file string) {
	first := Text(file)
	others := slices.DeleteFunc(slices.Clone(s.Recent), func(old Text) bool { return old == first })
	s.Recent = append([]Text{first}, others[:min(len(others), maxRecent-1)]...)
}

const (
	defaultTime = 3 * time.Second
	// MaxTime is the longest thinking time. Levels limited by work need less.
	MaxTime = time.Minute
)

// ThinkingTimes returns the times to choose from.
func ThinkingTimes() []time.Duration {
	return []time.Duration{time.Second, 3 * time.Second, 10 * time.Second, 30 * time.Second, MaxTime}
}

// NewRules returns the rules for a new game: those of the last, or at first the most popular.
func (s *Settings) NewRules() tictactoe.Rules {
	if rules, err := tictactoe.ParseRules(s.Rules); err == nil {
		return rules
	}
	return tictactoe.OfferedRules()[0]
}

// HomeRules returns the rules of the board at home, and of *Play the computer*: those for a new game if they can be
// won.
func (s *Settings) HomeRules() tictactoe.Rules {
	if rules := s.NewRules(); rules.HaveWinner() {
		return rules
	}
	return FirstRules
}

// ThinkingTime returns how long the strongest level may think about an average move, and the analysis about a position.
func (s *Settings) ThinkingTime() time.Duration {
	if s.Seconds < 1 || s.Seconds > int(MaxTime/time.Second) {
		return defaultTime
	}
	return time.Duration(s.Seconds) * time.Second
}

// Effort returns a level's search limits for a move in a position, and its time limit.
func (s *Settings) Effort(level search.Level, p *tictactoe.Position, seed uint64) (search.Limits, time.Duration) {
	limits := level.Limits(seed)
	if !level.Timed() {
		return limits, MaxTime
	}
	limits.Threads = Threads()
	return limits, search.Pace(p, s.ThinkingTime())
}

// Threads returns how many threads may search so that the window stays responsive.
func Threads() int { return max(1, runtime.NumCPU()-1) }

// LastLevel returns the name of the level that was played last, or of the one for a first game.
func (s *Settings) LastLevel() string {
	x, o := s.Players.X, s.Players.O
	if o.Player != roster.Computer && x.Player == roster.Computer {
		x, o = o, x
	}
	return cmp.Or(o.Level, x.Level, search.Levels[roster.FirstLevel].Name)
}
