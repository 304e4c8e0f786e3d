package view

import "ninefold/gui/view/icon"

// Finder is a list in which the user chooses one row, below a search field. The arrow keys move in the list while the
// field has the keyboard; each move calls Choose. Enter takes the row reached. Without a field the list has the
// keyboard.
type Finder struct {
	Field  Field // without an ID there is none
	Rows   []FinderRow
	Chosen int    // the row that Enter takes at first; -1 for none: then Enter confirms the sheet
	None   string // shown if there are no rows
	Turn   int    // grows when the rows change, so that the list scrolls to Chosen
}

func (d Finder) View() CardView {
	return CardView{Class: "Finder", Bare: true, Grows: true, Content: d}
}

// FinderRow is a row of a Finder.
type FinderRow struct {
	ID       string // of the press
	Icon     icon.Name
	Words    string
	Keys     string // shown at the right
	Heading  bool   // a heading of the rows below it
	Disabled bool
}
