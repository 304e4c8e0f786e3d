package view

import "ninefold/gui/icon"

// Finder is a list from which one row is taken, with a field over it that is typed in to find one. The arrow keys move
// in the list while the field has the keyboard, and Enter takes the row that they are on. Which one that is, is told by
// Choose. Without a field the list has the keyboard.
type Finder struct {
	Field  Field // none without an ID
	Rows   []Found
	Number int             // of rows, where there are too many to make them all
	At     func(int) Found // one of those; nil where Rows has them
	Chosen int             // the row that Enter takes at first; -1 for none, so that Enter confirms the sheet
	None   string          // in the place of rows
	Turn   int             // grows when the rows are others, so that the list is shown from Chosen on again
}

// Found is a row of it.
type Found struct {
	ID       string // told when the row is taken
	Icon     icon.Name
	Words    string
	Keys     string // at the right
	Heading  bool   // of the rows below it
	Disabled bool
}

// Len is how many rows there are.
func (f *Finder) Len() int {
	if f.At != nil {
		return f.Number
	}
	return len(f.Rows)
}

// Row is one of the rows.
func (f *Finder) Row(i int) Found {
	if f.At != nil {
		return f.At(i)
	}
	return f.Rows[i]
}

// Heading is empty: the title of the sheet says what is found.
func (Finder) Heading() string { return "" }

// Log is a text in letters of equal width, of any number of lines.
type Log struct {
	Lines []LogLine
	Hint  string // in the place of lines
	Ends  bool   // the last line is in view when lines come
}

// LogLine is a line of it.
type LogLine struct {
	Words string
	Head  bool // it says what the lines below are about
}

// Heading is empty: the title of the sheet says what it is.
func (Log) Heading() string { return "" }
