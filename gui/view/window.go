package view

import (
	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/gui/keys"
)

// Window is all that the main window shows.
type Window struct {
	Title    string
	Place    string // which board, exercise or page is shown, for the Back of a browser
	Menus    []Menu
	Keys     []keys.Shortcut // with modifiers, that do something wherever the keyboard is, but in a text field
	Toolbar  Toolbar
	Head     Head      // of a phone, in the place of the toolbar
	Bar      BottomBar // of a phone
	Label    string    // the board in words, for a screen reader
	Diagram  diagram.Diagram
	Cursor   Cell // of the keyboard
	Headline Headline
	Cards    []Card
	Toggle   Button // shows the panel where there is no room for it beside the board, or the board again
	Boards   *BoardsPage
}

// Cell is a cell of the board, or none.
type Cell struct {
	Cell grid.Cell
	Any  bool
}

// BoardsPage is the page of all boards, in the place of the board and the panel.
type BoardsPage struct {
	Title   string
	Kinds   Switch
	Find    Field
	Number  int             // of boards
	At      func(int) Board // what is said of one of them: only of those in view, as there may be ten thousand
	Chosen  int             // -1 for none
	Turn    int             // grows when the boards are others
	Hint    string          // in the place of boards
	Foot    string          // what the chosen board is, or a message
	Warning bool            // the foot is one
	Buttons []Button        // what can be done with the chosen board
}
