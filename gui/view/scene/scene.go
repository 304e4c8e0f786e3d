// Package scene describes each of the session's boards: as a diagram with words for a screen reader, and by its status,
// notes and steps in words.
package scene

import (
	"errors"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/editor"
	"ninefold/gui/model/session"
)

// Scene shows a board and describes it in words.
type Scene interface {
	// Diagram returns what the board draws, with words for a screen reader.
	Diagram() diagram.Diagram
	// Status returns what is said under the board.
	Status() language.Status
	// Notes returns what is said of the board beside it, a paragraph each.
	Notes() []string
	// Step describes a row of the board's list of steps.
	Step(session.Row) string
	// At says something about a cell that is pointed at. It reports false if there is nothing to say.
	At(grid.Cell) (string, bool)
	// Reason says why the judge's answer has what it has in a cell.
	Reason(grid.Cell) string
}

// Of returns the scene of a board.
func Of(b session.Board) Scene {
	if s, ok := b.(*session.Sudoku); ok {
		return Sudoku{s}
	}
	return Game{b.(*session.Game)}
}

// Error says why a board refused an action.
func Error(err error) string {
	var idle *editor.NoEffect
	var fixed *session.FixedDigit
	switch {
	case errors.As(err, &fixed):
		return language.Text("given.fixed", language.Args{"Cell": language.Words().CellFirst(fixed.Cell)})
	case errors.As(err, &idle):
		return use(idle.Tool, idle.Position, idle.Cell)
	case errors.Is(err, session.ErrEmpty):
		return language.Text("export.empty")
	case errors.Is(err, tictactoe.ErrNoLast):
		return language.Text("export.noLast")
	}
	return language.Words().Error(err)
}
