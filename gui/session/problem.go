package session

import (
	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/gui/locale"
)

// ProblemID names one of the two problems that live on the board.
type ProblemID string

// The problems.
const (
	TicTacToe     ProblemID = "tictactoe"
	CrossHatching ProblemID = "crosshatch"
)

// Problem is one of the two boards with its history, free of widgets.
type Problem interface {
	Timeline
	// ID is which of the two it is.
	ID() ProblemID
	// Diagram is what the board draws, with the words for a screen reader.
	Diagram() diagram.Diagram
	// Status is what is said under the board.
	Status() locale.Status
	// At is what is said of a cell that is pointed at, and false when that is nothing.
	At(grid.Cell) (string, bool)
	// Reason says why the judge's answer has in a cell what it has.
	Reason(grid.Cell) string
	// Tap does what a click on a cell does. Its error is for the user to read and nothing has changed.
	Tap(grid.Cell) error
	// Type takes a character that was typed while the cursor was on a cell.
	Type(character rune, cursor grid.Cell) Typed
	// Select is told that the keyboard's cursor has come to a cell, and reports whether anything shows that.
	Select(grid.Cell) bool
	// Release lets go of what is selected, picked or half typed, or of the tool in use, and reports whether there was
	// anything.
	Release() bool
	// Notes is what is said of the board beside it, a paragraph each.
	Notes() []string
	// Digits is the state of the digits to pick, and nil for a board without any.
	Digits() *Digits
	// Rows are the rows of the list of steps.
	Rows() []Row
	// Text is the judge's text of the board. Its error is for the user to read.
	Text() ([]byte, error)
	// Answer is what the judge wants for Text.
	Answer() []byte
	// FileNames are what files with Text and Answer are called unless the user says otherwise.
	FileNames() (text, answer string)
	// Restart goes on to an empty board.
	Restart()
	// forgetOthers forgets every game, or every grid, but the one shown.
	forgetOthers()
}

// Timeline is what a history offers whatever it holds.
type Timeline interface {
	Current() history.ID
	CanUndo() bool
	Undo() bool
	Redo() bool
	Line() []history.ID
	GoTo(history.ID)
	Parent(history.ID) (history.ID, bool)
	Next(history.ID) (history.ID, bool)
}

// Row is a row of the list of steps: a step of the line shown, or another way to go on instead of it.
type Row struct {
	ID     history.ID
	Words  string
	Branch bool
}

// Digits is what the digits to be picked show.
type Digits struct {
	Shown   int    // the digit whose hatching is shown, 1..9; 0 for none
	Missing [9]int // how many boxes lack each digit
}
