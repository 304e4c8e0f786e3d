package session

import (
	"encoding/json"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"time"

	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
)

// Appearance is how the window looks.
type Appearance string

// The appearances, in the order in which they are offered.
const (
	FollowSystem  Appearance = "system"
	Light         Appearance = "light"
	Dark          Appearance = "dark"
	ContrastLight Appearance = "contrast-light"
	ContrastDark  Appearance = "contrast-dark"
)

// Appearances returns them in that order.
func Appearances() []Appearance {
	return []Appearance{FollowSystem, Light, Dark, ContrastLight, ContrastDark}
}

// Settings are the user's choices.
type Settings struct {
	Language   string     `json:"language"` // a code, as package locale has them
	Appearance Appearance `json:"appearance"`
	Width      float32    `json:"width"` // of the window, in units
	Height     float32    `json:"height"`
	Recent     keptTexts  `json:"recent"`   // imported files, the latest first
	Folder     string     `json:"folder"`   // of the file that was opened or saved last; empty for none
	Players    Sides      `json:"players"`  // chosen last, and offered for a new game
	Rules      string     `json:"rules"`    // the name of the rules chosen last for a new game
	Seconds    int        `json:"seconds"`  // of thinking, for the strongest level and the analysis
	Analysis   bool       `json:"analysis"` // it is on
	Plain      bool       `json:"plain"`    // pictures are without legal marks
	Test       Test       `json:"test"`
	Match      Match      `json:"match"`
	Training   Training   `json:"training"`
	Clock      bool       `json:"clock"`                 // the time spent on a Sudoku is shown
	Grade      string     `json:"sudokuGrade,omitempty"` // of new Sudokus, the name of one; empty for the easiest
	Exercise   string     `json:"exercise,omitempty"`    // which one is shown in the session's place; empty for none
	Lesson     string     `json:"lesson,omitempty"`      // the name of the one shown last
}

// Test is how a program was tested last. The command is shown when a test is prepared, and never started by itself.
type Test struct {
	Command   string  `json:"command"`
	Problem   string  `json:"problem"`   // its name; "" before the first test
	Files     string  `json:"files"`     // test files and folders, parted as the system parts paths
	Count     int     `json:"count"`     // of generated cases
	Seconds   float64 `json:"seconds"`   // of processor time for a case
	Megabytes int     `json:"megabytes"` // of memory
	Strict    bool    `json:"strict"`    // white space counts
}

// Match is how a match was set up last. Its programs are never started by themselves.
type Match struct {
	Sides    Sides   `json:"sides"` // X is the first
	Rules    string  `json:"rules"` // the name of the rules
	Games    int     `json:"games"`
	Openings int     `json:"openings"` // random moves at the beginning of each game
	Seconds  float64 `json:"seconds"`  // for a move
	SPRT     string  `json:"sprt"`     // two differences in Elo, parted by a comma; empty for no test
}

const (
	maxRecent               = 8
	maxPath                 = 4096       // bytes
	minSide, maxSide        = 200, 16000 // units, of the window
	firstWidth, firstHeight = 1000, 760
	firstLanguage           = "system" // whichever that speaks
)

func firstSettings() Settings {
	return Settings{Language: firstLanguage, Appearance: FollowSystem, Width: firstWidth, Height: firstHeight,
		Clock: true, Test: Test{Count: 1000, Seconds: 2, Megabytes: 256}, Match: firstMatch()}
}

func firstMatch() Match {
	return Match{Games: 100, Openings: 4, Seconds: 0.1, Rules: tictactoe.Offered()[0].String(), Sides: Sides{
		X: Side{Player: Computer, Level: search.Levels[1].Name},
		O: Side{Player: Computer, Level: search.Levels[0].Name},
	}}
}

// UnmarshalJSON takes every setting with a possible value. The others keep their first values.
func (s *Settings) UnmarshalJSON(text []byte) error {
	var fields map[string]json.RawMessage
	if json.Unmarshal(text, &fields) != nil {
		fields = nil // no settings at all
	}
	*s = firstSettings()
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
	first := firstSettings()
	if s.Language == "" || len(s.Language) > maxID {
		s.Language = first.Language
	}
	if !slices.Contains(Appearances(), s.Appearance) {
		s.Appearance = first.Appearance
	}
	if !sane(s.Width) {
		s.Width = first.Width
	}
	if !sane(s.Height) {
		s.Height = first.Height
	}
	if t := &s.Test; t.Count < 0 || t.Seconds <= 0 || t.Megabytes < 0 || len(t.Command) > maxPath ||
		len(t.Files) > maxPath || len(t.Problem) > maxID {
		s.Test = first.Test
	}
	s.Match.check()
	s.Training.check()
	s.Players.check()
	if len(s.Folder) > maxPath {
		s.Folder = ""
	}
	s.Recent = slices.DeleteFunc(s.Recent, func(path string) bool { return path == "" || len(path) > maxPath })
	s.Recent = s.Recent[:min(len(s.Recent), maxRecent)]
}

// check resets a match that cannot be played.
func (m *Match) check() {
	m.Sides.check()
	rules, err := tictactoe.ParseRules(m.Rules)
	if err != nil || !rules.HaveWinner() || m.Games < 1 || m.Openings < 0 || !m.Sides.X.Machine() ||
		!m.Sides.O.Machine() || !(m.Seconds >= LeastSeconds && m.Seconds <= MostSeconds) || len(m.SPRT) > maxPath {
		*m = firstMatch()
	}
}

// sane reports whether a window can be that wide or high. It is false for NaN.
func sane(side float32) bool { return side >= minSide && side <= maxSide }

// Remember makes a file the first of the recent ones.
func (s *Settings) Remember(file string) {
	recent := []string{file}
	for _, old := range s.Recent {
		if old != file && len(recent) < maxRecent {
			recent = append(recent, old)
		}
	}
	s.Recent = recent
}

const (
	defaultTime = 3 * time.Second
	// MaxTime is how long a search may take at most; no level that is limited in work needs longer.
	MaxTime = time.Minute
)

// ThinkingTimes returns the times that are offered.
func ThinkingTimes() []time.Duration {
	return []time.Duration{time.Second, 3 * time.Second, 10 * time.Second, 30 * time.Second, MaxTime}
}

// NewRules returns the rules for a new game: those chosen last, or at first those that are played most.
func (s *Settings) NewRules() tictactoe.Rules {
	if rules, err := tictactoe.ParseRules(s.Rules); err == nil {
		return rules
	}
	return tictactoe.Offered()[0]
}

// ThinkingTime returns how long the strongest level thinks about a move, and the analysis about a position.
func (s *Settings) ThinkingTime() time.Duration {
	if s.Seconds < 1 || s.Seconds > int(MaxTime/time.Second) {
		return defaultTime
	}
	return time.Duration(s.Seconds) * time.Second
}

// Effort returns a level's search limits for a move, and its time limit.
func (s *Settings) Effort(level search.Level, seed uint64) (search.Limits, time.Duration) {
	limits := level.Limits(seed)
	if limits.Nodes > 0 {
		return limits, MaxTime
	}
	limits.Threads = Threads()
	return limits, s.ThinkingTime()
}

// Threads returns how many threads can search while the window stays responsive.
func Threads() int { return max(1, runtime.NumCPU()-1) }
