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
	Attempt Attempt  `json:"attempt,omitzero"`
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
}

// Solve notes that a puzzle is solved.
func (t *Training) Solve(id string) {
	if !slices.Contains(t.Solved, id) {
		t.Solved = append(t.Solved, id)
	}
}
