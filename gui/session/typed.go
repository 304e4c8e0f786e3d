package session

import "ninefold/engine/grid"

// Typed is what a typed character came to.
type Typed struct {
	Changed bool      // something of the board or of what is looked at
	Moves   bool      // the cursor goes to Cell
	Taps    bool      // and what a click there does is to be done
	Cell    grid.Cell // meaningful with Moves
	Row     int       // a row was typed whose column is to follow; 0 for none
	Err     error     // why it is not taken; nil if that needs no word
}

// TypedCell is a cell that is being typed: a row digit, and then a column digit. The zero TypedCell waits for the row.
type TypedCell struct{ row int }

// Type takes a digit; the second is a tap on the cell.
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

// Release forgets a row that was typed, and reports whether there was one.
func (t *TypedCell) Release() bool {
	typed := t.row != 0
	t.row = 0
	return typed
}
