// Package training holds how far the user has come with the puzzles.
package training

import (
	"slices"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/rating"
	"ninefold/engine/tictactoe/search"
)

// State is the user's progress with the puzzles: the wanted kind, the solved ones, and the attempt under way.
type State struct {
	Rules   string   `json:"rules,omitempty"`  // name of a rule set
	Grade   string   `json:"grade,omitempty"`  // name of a puzzle.Grade
	Solved  []string `json:"solved,omitempty"` // IDs of puzzles
	Tries   []Try    `json:"tries,omitempty"`  // the first ones at the last puzzles
	Daily   []Daily  `json:"today,omitempty"`  // of the last day, by rules
	Streak  Streak   `json:"daily,omitzero"`
	Attempt Attempt  `json:"attempt,omitzero"`
	Today   Attempt  `json:"attemptToday,omitzero"` // at a puzzle of the day
	OnToday bool     `json:"onToday,omitempty"`     // that one is shown
}

// Try is the first try at a puzzle.
type Try struct {
	Puzzle string `json:"puzzle"` // its ID
	Rating int    `json:"rating"` // of the puzzle
	Solved bool   `json:"solved,omitempty"`
}

// Daily is what the user did with the puzzle of a day, up to its solution. Days are counted as puzzle.Day does.
type Daily struct {
	Day    int    `json:"day"`
	Rules  string `json:"rules"`
	Misses int    `json:"misses,omitempty"` // wrong moves
	Hinted bool   `json:"hinted,omitempty"`
	Solved bool   `json:"solved,omitempty"`
	Change int    `json:"change,omitempty"` // of the rating
}

// Streak is a row of days on which the user solved a puzzle of the day without a hint.
type Streak struct {
	Day  int `json:"day"` // the last one
	Days int `json:"streak"`
}

// Attempt is the user's progress with a puzzle.
type Attempt struct {
	Puzzle string        `json:"puzzle"`        // its ID; empty for none
	Day    int           `json:"day,omitempty"` // on which it was begun, if it is that day's puzzle
	Steps  []AttemptStep `json:"steps,omitempty"`
	Wrong  bool          `json:"wrong,omitempty"`  // the last move is known to be wrong
	Helped bool          `json:"helped,omitempty"` // the best move was shown at some time
}

// AttemptStep is a move of an attempt. If the learner is to move after it, it has the best move and in how many plies
// that wins. Who reads it must check it.
type AttemptStep struct {
	Cell  grid.Cell `json:"cell"`
	Best  grid.Cell `json:"best,omitempty"`
	Plies int       `json:"plies,omitempty"`
}

// Limits on what is read back.
const (
	maxID     = 16 // characters of a puzzle's ID
	maxSolved = 10_000
	maxTries  = 40
	// fewestTries is how many a rating takes: after one it would be little more than a guess.
	fewestTries = 5
	maxDay      = 1_000_000
	maxRating   = 10_000
)

// Check drops impossible and repeated IDs.
func (t *State) Check() {
	known := map[string]bool{}
	t.Solved = slices.DeleteFunc(t.Solved, func(id string) bool {
		wrong := id == "" || len(id) > maxID ||
			strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789") != "" || known[id]
		known[id] = true
		return wrong
	})
	t.Solved = t.Solved[:min(len(t.Solved), maxSolved)]
	t.Tries = slices.DeleteFunc(t.Tries, func(try Try) bool {
		return len(try.Puzzle) > maxID || try.Rating < 0 || try.Rating > maxRating
	})
	t.Tries = t.Tries[max(0, len(t.Tries)-maxTries):]
	if s := &t.Streak; s.Day < 0 || s.Day > maxDay || s.Days < 0 || s.Days > s.Day {
		*s = Streak{}
	}
	if t.Today.Day < 0 || t.Today.Day > maxDay {
		t.Today = Attempt{}
	}
	t.Daily = slices.DeleteFunc(t.Daily, func(did Daily) bool {
		rules, err := tictactoe.ParseRules(did.Rules)
		return err != nil || !rules.HavePuzzles() || did.Misses < 0 || did.Change < -maxRating || did.Change > maxRating
	})
	t.Daily = t.Daily[max(0, len(t.Daily)-maxTries):]
}

// Try notes how the first try at a puzzle ended. It reports false for one that was solved or tried lately, which is not
// tried for the first time.
func (t *State) Try(id string, rating int, solved bool) (first bool) {
	tried := slices.ContainsFunc(t.Tries, func(try Try) bool { return try.Puzzle == id })
	if tried || slices.Contains(t.Solved, id) {
		return false
	}
	t.Tries = append(t.Tries, Try{id, rating, solved})
	t.Tries = t.Tries[max(0, len(t.Tries)-maxTries):]
	return true
}

// RuleSet returns the rules of the wanted puzzles; at first the most popular.
func (t *State) RuleSet() tictactoe.Rules {
	if rules, err := tictactoe.ParseRules(t.Rules); err == nil && rules.HavePuzzles() {
		return rules
	}
	offered := tictactoe.OfferedRules()
	return offered[slices.IndexFunc(offered, tictactoe.Rules.HavePuzzles)]
}

// On returns what the user did with the puzzle of a day.
func (t *State) On(day int, rules tictactoe.Rules) Daily {
	for _, did := range t.Daily {
		if did.Day == day && did.Rules == rules.String() {
			return did
		}
	}
	return Daily{Day: day, Rules: rules.String()}
}

// Tried reports whether the user has tried the puzzle.
func (d Daily) Tried() bool { return d.Solved || d.Hinted || d.Misses > 0 }

// Note changes what the user did with the puzzle of a day, until it is solved: trying it again does not count.
func (t *State) Note(day int, rules tictactoe.Rules, change func(*Daily)) {
	did := t.On(day, rules)
	if did.Solved {
		return
	}
	change(&did)
	t.Daily = append(slices.DeleteFunc(slices.Clone(t.Daily), func(other Daily) bool {
		return other.Day != day || other.Rules == did.Rules
	}), did)
	if s := &t.Streak; did.Solved && !did.Hinted && day != s.Day {
		*s = Streak{Day: day, Days: s.On(day) + 1}
	}
}

// On returns how many days the streak has on a day: up to the day before, while none is solved on that day. A day that
// was missed ends the streak.
func (s Streak) On(day int) int {
	if day-s.Day > 1 || day < s.Day {
		return 0
	}
	return s.Days
}

// Unrated is the rating of somebody of whom no game and no try at a puzzle is known.
var Unrated = rating.Prior{Elo: float64(search.Levels[search.Casual].Rating), Deviation: 400}

// Rating returns the user's rating by the first tries at the last puzzles. It reports false while they are too few.
func (t *State) Rating() (r rating.Estimate, rated bool) {
	var results []rating.Game
	for _, try := range t.Tries {
		r := rating.Game{Against: float64(try.Rating)}
		if try.Solved {
			r.Points = 1
		}
		results = append(results, r)
	}
	return Unrated.Estimate(results), len(results) >= fewestTries
}

// Solve notes that a puzzle is solved.
func (t *State) Solve(id string) {
	if !slices.Contains(t.Solved, id) {
		t.Solved = append(t.Solved, id)
	}
}
