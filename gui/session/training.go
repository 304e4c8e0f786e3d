package session

import (
	"slices"
	"strings"

	"ninefold/engine/grid"
)

// Training is the user's progress with the puzzles: the wanted kind, the solved ones, and the attempt under way.
type Training struct {
	Rules   string   `json:"rules,omitempty"`  // name of a rule set
	Grade   string   `json:"grade,omitempty"`  // name of a puzzle.Grade
	Solved  []string `json:"solved,omitempty"` // IDs of puzzles
	Tries   []Try    `json:"tries,omitempty"`  // the first ones at the last puzzles
	Daily   Daily    `json:"daily,omitzero"`
	Attempt Attempt  `json:"attempt,omitzero"`
}

// Try is the first try at a puzzle.
type Try struct {
	Puzzle string `json:"puzzle"` // its ID
	Rating int    `json:"rating"` // of the puzzle
	Solved bool   `json:"solved,omitempty"`
}

// Daily is the user's progress with the puzzles of the day. Days are counted as puzzle.Day does.
type Daily struct {
	Day    int      `json:"day"`    // the last one on which one was solved
	Streak int      `json:"streak"` // days in a row up to that one
	Solved []string `json:"solved"` // the IDs of those solved on that day
}

// Attempt is the user's progress with a puzzle.
type Attempt struct {
	Puzzle string        `json:"puzzle"` // its ID; empty for none
	Steps  []AttemptStep `json:"steps,omitempty"`
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
	maxID     = 16 // characters
	maxSolved = 10_000
	maxTries  = 40
	maxDay    = 1_000_000
	maxRating = 10_000
)

// check drops impossible and repeated IDs.
func (t *Training) check() {
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
	if d := &t.Daily; d.Day < 0 || d.Day > maxDay || d.Streak < 0 || d.Streak > d.Day || len(d.Solved) > maxTries {
		*d = Daily{}
	}
}

// Try notes how the first try at a puzzle ended. One that was solved or tried lately is not tried for the first time.
func (t *Training) Try(id string, rating int, solved bool) {
	tried := slices.ContainsFunc(t.Tries, func(try Try) bool { return try.Puzzle == id })
	if !tried && !slices.Contains(t.Solved, id) {
		t.Tries = append(t.Tries, Try{id, rating, solved})
		t.Tries = t.Tries[max(0, len(t.Tries)-maxTries):]
	}
}

// Solve notes that a puzzle of the day is solved on that day.
func (d *Daily) Solve(id string, day int) {
	if day != d.Day {
		*d = Daily{Day: day, Streak: d.StreakOn(day) + 1}
	}
	if !slices.Contains(d.Solved, id) {
		d.Solved = append(slices.Clone(d.Solved), id)
	}
}

// StreakOn returns how many days in a row one was solved up to a day, or up to the day before if none is solved on it
// yet. A day that was missed ends the streak.
func (d *Daily) StreakOn(day int) int {
	if day-d.Day > 1 || day < d.Day {
		return 0
	}
	return d.Streak
}

// Solve notes that a puzzle is solved.
func (t *Training) Solve(id string) {
	if !slices.Contains(t.Solved, id) {
		t.Solved = append(t.Solved, id)
	}
}
