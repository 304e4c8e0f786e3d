package session

import "ninefold/engine/grid"

// Typed is the result of a typed character.
type Typed struct {
	Changed bool      // the board, or how it is looked at, changed
	Moves   bool      // the cursor goes to Cell
	Taps    bool      // and the cell is tapped
	Cell    grid.Cell // meaningful with Moves
	Row     int       // a typed row that waits for its column; 0 for none
	Err     error     // why the character is refused; nil for none
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
