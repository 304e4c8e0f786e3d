// Package scene is what is shown and said of each of the session's boards: its diagram with the words for a screen
// reader, its status, its notes and the words of its steps.
package scene

import (
	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// Scene shows a board and describes it in words.
type Scene interface {
	// Diagram is what the board draws, with the words for a screen reader.
	Diagram() diagram.Diagram
	// Status is what is said under the board.
	Status() locale.Status
	// Notes is what is said of the board beside it, a paragraph each.
	Notes() []string
	// Step is a row of the board's list of steps in words.
	Step(session.Row) string
	// At is what is said of a cell that is pointed at, and false when that is nothing.
	At(grid.Cell) (string, bool)
	// Reason says why the judge's answer has in a cell what it has.
	Reason(grid.Cell) string
}

// New is the scene of the board that a session shows.
func New(s *session.Session) Scene {
	if s.Shown == session.CrossHatching {
		return Sudoku{s.Sudoku}
	}
	return Game{s.Game}
}
