package gui

import (
	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/gui/locale"
)

// Kind names one of the two problems that live on the board.
type Kind string

// The problems.
const (
	TicTacToe     Kind = "tictactoe"
	CrossHatching Kind = "crosshatch"
)

// other is the problem that the given one is not.
func (k Kind) other() Kind {
	if k == TicTacToe {
		return CrossHatching
	}
	return TicTacToe
}

// problem is one of the two boards with its history, free of widgets. The App alone calls what changes it.
type problem interface {
	timeline
	// View is what the board draws.
	View() diagram.Diagram
	// Status is what is said under the board.
	Status() locale.Status
	// Tap does what a click on a cell does. Its error is for the user to read and nothing has changed.
	Tap(grid.Cell) error
	// Select is told that the keyboard's cursor has come to a cell, and reports whether anything shows that.
	Select(grid.Cell) bool
	// Release lets go of what is selected or picked.
	Release()
	// Note is an account of the board, said beside it; empty for none.
	Note() string
	// Steps are the rows of the list of steps, for the IDs that Line gives.
	Steps() []string
	// Import goes on to what a judge text holds. On an error, a *text.Error, nothing has changed.
	Import(text []byte) error
	// Text is what Import reads.
	Text() ([]byte, error)
	// Answer is what the judge wants for Text.
	Answer() []byte
	// FileNames are what files with Text and Answer are called unless the user says otherwise.
	FileNames() (text, answer string)
	// Restart goes on to an empty board.
	Restart()
}

// timeline is what history.Tree offers whatever it holds.
type timeline interface {
	Current() history.ID
	Undo() bool
	Redo() bool
	Line() []history.ID
	GoTo(history.ID)
	Parent(history.ID) (history.ID, bool)
	Next(history.ID) (history.ID, bool)
}
