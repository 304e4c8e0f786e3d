// Package screen is what lies between the program and who paints it: windows of the desktop, or a page of a browser.
// The program says what is to be seen, as plain data of package view, and is told what the user does.
package screen

import (
	"ninefold/engine/drawing"
	"ninefold/engine/grid"
	"ninefold/gui/keys"
	"ninefold/gui/view"
)

// Screen is the main window and what belongs to it. Its methods are called on the UI goroutine.
type Screen interface {
	Frame
	// Listen is called once, before anything is shown.
	Listen(*Events)
	// Resize gives the window a size in units, before it is shown first. A page keeps its own.
	Resize(width, height float32)
	// Show shows all of the main window but its dialogs. Equal data are not painted again.
	Show(*view.Window)
	// Restyle is called when the language or the appearance was changed: all is painted anew at the next Show.
	Restyle(Style)
	// FocusBoard gives the keyboard to the board, or to the boards where the page of all boards is shown.
	FocusBoard()
	// Open opens another window, of a size in units. It is nil where there are no other windows, as in a browser.
	Open(events *SheetEvents, width, height float32) Window
	// Phone reports whether it is used with fingers, on a screen that is small.
	Phone() bool
	// Covered reports whether the panel is shown over the board, for want of room beside it.
	Covered() bool
	// Cover shows the panel over the board or takes it away. It returns false, and does nothing, where there is room
	// for both.
	Cover(on bool) bool
	// Size is that of the window, in units; 0 while there is none.
	Size() (width, height float32)
	// Palette is the colours that boards have now.
	Palette() drawing.Palette
	// Copy puts a text on the clipboard and then calls done with an error if that was refused.
	Copy(text string, done func(error))
	// Paste reads the clipboard's text, and then calls use with it or with an error if that was refused.
	Paste(use func(text string, err error))
	// CanShare reports whether the system has a sheet for sharing, as a phone's has.
	CanShare() bool
	// Share gives a link to that sheet, and then calls done.
	Share(link string, done func(shared bool, err error))
	// Quit ends the program; a page does not.
	Quit()
}

// Frame is a window over which dialogs are shown.
type Frame interface {
	// Dialogs shows the dialogs that are open, the last on top.
	Dialogs([]view.Sheet)
	// Raise brings the window to the front.
	Raise()
	// Native calls a function with the number by which the system knows the window, as X11 and Windows have it, and 0
	// on others. It returns false, and does nothing, where the system knows no window, as in tests and in a browser.
	Native(func(handle uintptr)) bool
}

// Window is a window beside the main one.
type Window interface {
	Frame
	// Show shows what is in it.
	Show(view.Sheet)
	// Close closes it, as the user does.
	Close()
}

// Style is how everything is painted.
type Style struct {
	Language   string // its code, such as en
	Appearance string // one of session.Appearances
}

// Sheets takes what the user does with a sheet: with the innermost dialog, or with the content of another window.
type Sheets interface {
	// Do takes the ID of a button, a choice or a row that was pressed.
	Do(id string)
	// Choose takes the ID of a result or a step that was chosen in a list, or the index of the row of a Finder to which
	// the keys have moved.
	Choose(id int)
	// Type takes the text that a field has now.
	Type(id, text string)
	// Key takes a key for which no control has a use.
	Key(keys.Shortcut)
}

// SheetEvents has a function for each thing that the user does with another window.
type SheetEvents struct {
	Content Sheets
	Dialogs Sheets               // over it
	Drop    func(paths []string) // files were dropped on it; nil for nothing
	Closed  func()               // it has been closed, and no more is told of it
}

// Events has a function for each thing that the user does with the main window.
type Events struct {
	Dialogs Sheets

	Tap    func(grid.Cell)
	Point  func(grid.Cell)           // the pointer has come to a cell
	Leave  func()                    // the pointer, or the keyboard, has left the board
	Menu   func(grid.Cell) view.Menu // a cell was clicked with the other button; no items for no menu
	Drag   func([]grid.Cell)         // several cells were dragged over, in this order
	Scroll func(steps int)           // the wheel was turned over the board, forwards if positive

	Key  func(keys.Shortcut) // a key for which no control has a use
	Rune func(rune)          // a character likewise

	Do     func(id string)    // a button, a choice, or an item of a menu
	Choose func(id int)       // a move or a step in a list
	Pick   func(digit int)    // a digit
	GoTo   func(step int)     // a step of the graph
	Graph  func(step int)     // the pointer is on a step of the graph; -1 when it leaves
	Tip    func(words string) // what the pointer or the keyboard is on; "" for nothing

	Find      func(words string) // on the page of all boards: the field has other words
	PickBoard func(i int)        // one was chosen there by a click or a key; a click on the chosen one opens it

	Drop    func(paths []string)
	Upload  func(name string, content []byte, err error) // a file that a browser has handed over; its name is no path
	Placed  func()                                       // the panel is elsewhere, or the window has another size
	Front   func(bool)                                   // the window has come to the front, or left it
	Closing func()                                       // the user wants to close the window

	// In a page, which has an address, and a Back of the browser's:
	Link   func() string         // what stands behind the # of an address that leads to what is shown; "" for nothing
	Linked func(fragment string) // the user has come by such an address
	Return func(place string)    // the user went back, or forward again, to a Place of the window's

	// For scripts of a page:
	Marked   func() []byte          // what the judge wants for the board that is shown
	Position func() ([]byte, error) // the judge's text of it
	Play     func(grid.Cell) bool   // what Tap does; it reports whether that changed anything
}

// Browser is a screen that is a page: a browser asks for files itself, and tells no paths.
type Browser interface {
	Screen
	// ChooseFile asks for a file and calls use with its name and contents, or with an error if it cannot be read or is
	// larger than notation.MaxSize.
	ChooseFile(use func(name string, content []byte, err error))
	// Download offers a file to be saved.
	Download(name string, content []byte)
	// Address is that of the page, without what stands behind its #.
	Address() string
	// Storage tells how what is kept is kept.
	Storage() Storage
}

// Storage is how a browser keeps what a page keeps.
type Storage struct {
	None   bool    // it keeps nothing: all lasts as long as the page
	Apart  bool    // another tab has the session, so that this one keeps its own for as long as it is open
	Filled float64 // the used share of the room that the browser allows, 0..1
}
