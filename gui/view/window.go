package view

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/gui/view/keys"
)

// Window is everything that the main window shows.
type Window struct {
	Title    string
	Place    string // names the board, exercise or page shown, for a browser's Back
	Arrivals int    // grows when the user comes to a place, which is shown from its top
	Menus    []Menu
	Keys     []keys.Shortcut // shortcuts with modifiers, which work everywhere except in a text field
	Toolbar  Toolbar
	Head     string   // of a phone, instead of the menus and all but the toolbar's switch
	Bar      []Button // at the foot of a phone's window, each an icon over a word
	Label    string   // the board in words, for a screen reader
	Diagram  diagram.Diagram
	Cursor   Cell // of the keyboard
	Headline Headline
	Sight    Sight
	Cards    []CardView
	Boards   *BoardsPage
}

// Cell is a cell of the board, or none.
type Cell struct {
	Cell grid.Cell
	Any  bool
}

// Sight says what is in sight below the board where the window scrolls.
type Sight uint8

// What is in sight.
const (
	SeeButtons Sight = iota // what can be done now
	SeeDigits               // these, and a row of digits
	SeeCards                // as much as a panel needs: the board is not what the place is about
)

// BoardsPage is the page of all boards. It replaces the board and the panel.
type BoardsPage struct {
	Title   string
	Kinds   Options
	Find    Field
	Number  int             // of boards
	At      func(int) Board // describes board i; asked only for boards in view, since there may be ten thousand
	Chosen  int             // -1 for none
	Turn    int             // grows when the boards change
	Hint    string          // shown if there are no boards
	Foot    string          // about the chosen board, or a message
	Warning bool            // the foot is a warning
	Buttons []Button        // for the chosen board
}

// Board is a board in a list.
type Board struct {
	ID       string // of the press
	Picture  diagram.Diagram
	Words    string
	Sentence string
	Short    string // the sentence, for a tile
	Shortest string // for a small tile
	When     string
}
