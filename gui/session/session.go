// Package session is what the window shows and keeps, free of widgets: both boards with all their histories, and the
// user's settings. Importing, editing, undo and what is kept between starts are here; package file has the form of
// that.
package session

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/tictactoe"
)

// Session is all that is kept from one start of the program to the next: both boards with all their histories, which
// of them is shown, and the settings.
type Session struct {
	Shown    ProblemID
	Game     *Game
	Sudoku   *Sudoku
	Settings Settings
	Away     bool // the window shows something else for the time being, and nothing is played here; it is not kept

	kept kept // what was told of it last
}

// New is what a first start shows.
func New() *Session {
	s := &Session{Shown: TicTacToe, Game: newGame(), Sudoku: newSudoku(), Settings: firstSettings()}
	s.Whole() // what a first start shows need not be kept
	return s
}

// Show turns to a board, which is as it was left; the computer goes on only when it is told to.
func (s *Session) Show(id ProblemID) {
	s.Shown = id
	s.Game.turned(false)
}

// Problem is the board that is shown.
func (s *Session) Problem() Problem {
	if s.Shown == CrossHatching {
		return s.Sudoku
	}
	return s.Game
}

// GameShown reports whether nested noughts and crosses are shown, to be played on: not Sudoku, not a board that is
// being edited, and nothing else in the session's place.
func (s *Session) GameShown() bool { return s.Shown == TicTacToe && !s.Away && !s.Game.Editing() }

// Editing reports whether a board of nested noughts and crosses is shown that is being edited.
func (s *Session) Editing() bool { return s.Shown == TicTacToe && !s.Away && s.Game.Editing() }

// Snapshot is what is on the board shown. Two are equal when nothing that is worked out about one differs for the
// other.
type Snapshot struct {
	Shown    ProblemID
	Position tictactoe.Position
	Grid     crosshatch.Grid
}

// Snapshot is what is on the board now.
func (s *Session) Snapshot() Snapshot {
	if s.Shown == CrossHatching {
		return Snapshot{Shown: s.Shown, Grid: s.Sudoku.Grid()}
	}
	return Snapshot{Shown: s.Shown, Position: s.Game.Position()}
}
