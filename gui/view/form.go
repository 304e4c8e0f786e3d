package view

// Field is a text field.
type Field struct {
	ID       string
	Name     string // for a screen reader
	Caption  string // above the field; empty for none
	Text     string // its content, as the sheet's owner keeps it
	Hint     string // shown if the field is empty; in a Narrow one the unit, after the number
	Lines    int    // the least number of visible lines; 0 for a field of one line
	Prose    bool   // several lines are wrapped at words; without it they are monospaced, and scroll
	Narrow   bool   // for a number
	Selected int    // how many characters are selected, from the first, when the field gets the keyboard; -1 for all
	Cursor   Cursor // where a change of this puts the cursor, and with it the keyboard
}

// Cursor is a line and column in a text, from 1. Line 0 leaves the cursor where it is. A new Turn repeats a request for
// the same place.
type Cursor struct{ Line, Column, Turn int }

// Options are alternatives, of which one is on. A choice is reported by its own ID.
type Options struct {
	ID      string // to give them the keyboard by
	Name    string // for a screen reader; radio buttons stand below it
	Look    OptionsLook
	Choices []Choice
	Height  float32 // of a switch; 0 for that of tabs
}

// OptionsLook says how options look.
type OptionsLook uint8

// The looks of options.
const (
	AsRadios OptionsLook = iota // one below the other, with their sentences
	AsMenu                      // a box that opens a menu
	AsSwitch                    // side by side
)

// Check returns a check box.
func Check(id, words string, on bool) Press {
	return Press{Look: AsCheck, Button: Button{ID: id, Words: words, On: on}, Complete: true}
}
