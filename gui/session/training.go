package session

import (
	"slices"
	"strings"
)

// Training is what is kept of the puzzles: by which rules and how hard they are wanted, and which were solved.
type Training struct {
	Rules  string   `json:"rules,omitempty"`  // the name of a rule set
	Grade  string   `json:"grade,omitempty"`  // the name of a puzzle.Grade
	Solved []string `json:"solved,omitempty"` // IDs of puzzles
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
		wrong := id == "" || len(id) > maxID || strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789") != "" || known[id]
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
