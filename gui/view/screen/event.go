package screen

import (
	"ninefold/engine/grid"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
)

// Event is what the user does on the main window: one of the types below.
type Event any

// On the board:
type (
	Tap    grid.Cell   // a cell was clicked
	Drag   []grid.Cell // these cells were dragged over, in this order
	Point  view.Cell   // the pointer has come to a cell; none when it, or the keyboard, has left the board
	Scroll int         // the wheel was turned over the board by steps; positive is forwards
	Key    keys.Shortcut
	Rune   struct { // a character
		Rune rune
		By   keys.Shortcut // its key; no key if that is unknown
	}
)

// Beside it:
type (
	Do     string // the ID of a button, a choice or a menu item was pressed
	Choose int    // the ID of a move or a step in a list, or a board's index among all: a second click opens it
	Find   string // the text of the search field above those
	Pick   int    // a digit
	GoTo   int    // a step of the graph
	Graph  int    // the pointer is on a step of the graph; -1 when it leaves
	Tip    string // words for what the pointer or the keyboard is on; "" for nothing
)

// To the window:
type (
	Drop    []string // files were dropped on it
	Placed  struct{} // it has another size
	Front   bool     // it has come to the front, or left it
	Closing struct{} // the user wants to close it
)

// To a page, which has an address and the browser's Back:
type (
	Linked string   // the user has come to an address with this part after the #
	Return string   // the user went back or forward to a Place of the window's
	Upload struct { // the browser hands over a file, or why it cannot; its name is no path
		Name    string
		Content []byte
		Err     error
	}
)
