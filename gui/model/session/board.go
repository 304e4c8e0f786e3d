package session

import (
	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/picture/diagram"
)

// Kind says what a board is. It names the judge's problem.
type Kind string

// The kinds of boards.
const (
	TicTacToe     Kind = "tictactoe"
	CrossHatching Kind = "crosshatch"
)

// Board is a game or a Sudoku, with its history.
type Board interface {
	// From its history, which every board has:
	Current() history.ID
	CanUndo() bool
	Undo()
	CanRedo() bool
	Redo() bool
	Line() []history.ID
	GoTo(history.ID)
	// Kind says which of the two it is.
	Kind() Kind
	// Diagram returns what the board draws, without words.
	Diagram() diagram.Diagram
	// Rows returns the rows of the list of steps.
	Rows() []Row
	// Text returns the judge's text of the board, or an error that says why it has none.
	Text() ([]byte, error)
	// Answer returns the judge's answer to Text.
	Answer() []byte
	// Untouched reports whether nothing was done on the board, which began empty or was made by Replay.
	Untouched() bool
	// Kept returns the content of the board's file.
	Kept() []byte
	// frozen returns a copy that never changes, on which any goroutine can call Kept.
	frozen() Board
	// Entry describes the board for a list.
	Entry() *Entry
	// meta returns what all boards have in common.
	meta() *Meta
	// edits and changes count the changes of what a document holds, and of everything that is kept.
	edits() int
	changes() int
}

// Digits describes the digits of the pad.
type Digits struct {
	Shown   int    // the digit whose hatching is shown, 1..9; 0 for none
	Missing [9]int // how many boxes lack each digit
}

// Typed is the result of a typed character.
type Typed struct {
	Changed bool      // the board, or how it is shown, has changed
	Moves   bool      // the cursor must go to Cell
	Taps    bool      // and Cell must be tapped
	Cell    grid.Cell // valid if Moves
	Row     int       // a typed row that waits for its column; 0 for none
	Err     error     // why the character was refused; nil if it was not
}

// TypedCell collects a row digit and a column digit. The zero TypedCell waits for the row.
type TypedCell struct{ row int }

// Type takes a digit. The second one taps the cell.
func (t *TypedCell) Type(character rune, cursor grid.Cell) Typed {
	if character < '1' || character > '9' {
		return Typed{}
	}
	digit := int(character - '0')
	if t.row == 0 {
		t.row = digit
		return Typed{Moves: true, Cell: grid.At(digit, cursor.Col()), Row: digit}
	}
	row := t.row
	t.row = 0
	return Typed{Moves: true, Taps: true, Cell: grid.At(row, digit)}
}

// Release forgets a typed row and reports whether there was one.
func (t *TypedCell) Release() bool {
	typed := t.row != 0
	t.row = 0
	return typed
}
