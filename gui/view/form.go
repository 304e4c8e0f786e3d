package view

import "ninefold/gui/icon"

// Form is controls on a card, in rows.
type Form struct {
	Icon  icon.Name // before the title, such as the mark of a side; empty for none
	Title string    // empty for none
	Rows  []Row
	Bare  bool // it stands on the ground of the sheet instead of on a card
}

// Bare is controls in a row on the ground of the sheet.
func Bare(controls ...Control) Form { return Form{Bare: true, Rows: []Row{{Controls: controls}}} }

// Row is controls beside each other. Fields that are not Narrow share the room that the others leave.
type Row struct {
	Words    string // before the controls; those of all rows of a form stand in one column, also where some have none
	Controls []Control
}

// Control is one of the kinds of controls: Field, Select, Options, Check, Press, Words and Space. A control that can be
// used has an ID. What is done with it is told by that ID, and the sheet is then shown anew with what follows.
type Control any

// Field is a text field.
type Field struct {
	ID       string
	Name     string // for a screen reader
	Caption  string // above the field; empty for none
	Text     string // what is in it: the owner of the sheet keeps what was typed
	Hint     string // in an empty field; of a Narrow one the unit, behind the number
	Lines    int    // the least number of lines that are seen, in letters of equal width; 0 for a field of one line
	Narrow   bool   // it is for a number
	Selected int    // how many characters are selected, from the first, when it is given the keyboard; -1 for all
	Cursor   Cursor // where the cursor is put, and with it the keyboard, when this changes
}

// Cursor is a place in a text, a line and a column from 1 on, or, with line 0, the place where it is anyway. Turn tells
// two requests for the same place apart.
type Cursor struct{ Line, Column, Turn int }

// Select is a choice from a menu. What is chosen is told by the ID of a choice.
type Select struct {
	ID      string // that it gets the keyboard by
	Name    string // for a screen reader
	Choices []Choice
}

// Options is a column of radio buttons, each with its sentence. What is chosen is told by the ID of a choice.
type Options struct {
	ID      string // that it gets the keyboard by
	Caption string // above them; empty for none
	Choices []Choice
}

// Check is a check box.
type Check struct {
	ID    string
	Words string
	On    bool
}

// Press is a button.
type Press struct {
	Button   Button
	IconOnly bool // the words are its tip
}

// Words is a line or a paragraph between the controls.
type Words struct {
	Words   string
	Small   bool // it is small and grey
	Warning bool // it says what is wrong
}

// Space takes the room that is left in its row, so that what follows stands at the right.
type Space struct{}
