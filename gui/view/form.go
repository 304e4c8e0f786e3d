package view

// Field is a text field.
type Field struct {
	ID       string
	Name     string // for a screen reader
	Caption  string // above the field; empty for none
	Text     string // its content, as the sheet's owner keeps it
	Hint     string // shown if the field is empty; in a Narrow one the unit, after the number
	Lines    int    // the least number of visible lines, monospaced; 0 for a field of one line
	Narrow   bool   // for a number
	Selected int    // how many characters are selected, from the first, when the field gets the keyboard; -1 for all
	Cursor   Cursor // where a change of this puts the cursor, and with it the keyboard
}

// Cursor is a line and column in a text, from 1. Line 0 leaves the cursor where it is. A new Turn repeats a request for
// the same place.
type Cursor struct{ Line, Column, Turn int }

// Select is a menu. A choice is reported by its own ID.
type Select struct {
	ID      string // to give it the keyboard by
	Name    string // for a screen reader
	Choices []Choice
}

// Options is a column of radio buttons with sentences. A choice is reported by its own ID.
type Options struct {
	ID      string // to give it the keyboard by
	Caption string // above them; empty for none
	Choices []Choice
}

// Check returns a check box.
func Check(id, words string, on bool) Press {
	return Press{Look: AsCheck, Button: Button{ID: id, Words: words, On: on}, Complete: true}
}
