package view

import (
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
)

// Headline says under the board what the state is, and why. Its height never changes.
type Headline struct {
	Icon     icon.Name // for example the mark of the side to move; empty for none
	Words    string
	Sentence string
	Warning  bool    // the sentence is a warning
	Warnings int     // how many there were: a warning that is given again differs in this alone
	Offer    Button  // pressed as a link after the sentence; without an ID there is none
	Progress float32 // of the work under way, 0..1; 0 for none
}

// Toolbar has groups of icons, other icons at the right, and a switch. Groups that do not fit are in a menu. A phone
// has the switch alone.
type Toolbar struct {
	Groups [][]Button
	Right  []Button
	Switch Options
}

// Menu is a menu of the menu bar or of a cell.
type Menu struct {
	Words string
	Items []MenuItem
}

// MenuItem is an item of a menu: a command, a submenu or, without words, a line.
type MenuItem struct {
	ID       string // of the choice; empty for a submenu or a line
	Words    string
	Keys     keys.Shortcut
	Switch   bool // it is on at times
	On       bool
	Disabled bool
	Items    []MenuItem // of a submenu
}
