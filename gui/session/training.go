package session

import (
	"slices"
	"strings"

	"ninefold/engine/grid"
)

// Training is what is kept of the puzzles: by which rules and how hard they are wanted, which were solved, and the one
// that is worked on.
type Training struct {
	Rules   string   `json:"rules,omitempty"`  // the name of a rule set
	Grade   string   `json:"grade,omitempty"`  // the name of a puzzle.Grade
	Solved  []string `json:"solved,omitempty"` // IDs of puzzles
	Attempt Attempt  `json:"attempt,omitzero"`
}

// Attempt is how far somebody has come with a puzzle.
type Attempt struct {
	Puzzle string        `json:"puzzle"` // its ID; empty for none
	Steps  []AttemptStep `json:"steps,omitempty"`
	Helped bool          `json:"helped,omitempty"` // the best move was shown at any time
}

// AttemptStep is a move of an attempt and, where the learner is to move then, the best move and after how many plies
// that wins. Whoever goes on with an attempt checks it.
type AttemptStep struct {
	Cell  grid.Cell `json:"cell"`
	Best  grid.Cell `json:"best,omitempty"`
	Plies int       `json:"plies,omitempty"`
}

// Limits of what is read back.
const (
	maxID     = 16 // characters
	maxSolved = 10_000
)

// check leaves out what cannot be an ID, and one that is told twice.
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

// Solve remembers that a puzzle was solved.
func (t *Training) Solve(id string) {
	if !slices.Contains(t.Solved, id) {
		t.Solved = append(t.Solved, id)
	}
}
