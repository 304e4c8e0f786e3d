package session

import (
	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/history"
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
	// Diagram is what the board draws, without words.
	Diagram() diagram.Diagram
	// Tap does what a click on a cell does. On an error, a *tictactoe.Refusal or a *NoEffect, nothing has changed.
	Tap(grid.Cell) error
	// Type takes a character that was typed while the cursor was on a cell.
	Type(character rune, cursor grid.Cell) Typed
	// Select is told that the keyboard's cursor has come to a cell, and reports whether anything shows that.
	Select(grid.Cell) bool
	// Release lets go of what is selected, picked or half typed, or of the tool in use, and reports whether there was
	// anything.
	Release() bool
	// Digits is the state of the digits to pick, and nil for a board without any.
	Digits() *Digits
	// Rows are the rows of the list of steps.
	Rows() []Row
	// Text is the judge's text of the board. The error says why it has none.
	Text() ([]byte, error)
	// Answer is what the judge wants for Text.
	Answer() []byte
	// FileNames are what files with Text and Answer are called unless the user says otherwise.
	FileNames() (text, answer string)
	// Untouched reports whether nothing was done yet on a board that was begun empty.
	Untouched() bool
	// Kept is the board as it is kept.
	Kept() []byte
	// entry is what a list of boards tells of it.
	entry() Entry
	// own is what the board has besides its steps.
	own() *board
	// content and state are the revision of what a document holds of the board, and of all that is kept of it.
	content() content
	state() state
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

// Digits is what the digits to be picked show.
type Digits struct {
	Shown   int    // the digit whose hatching is shown, 1..9; 0 for none
	Missing [9]int // how many boxes lack each digit
}
