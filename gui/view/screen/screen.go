// Package screen lies between the program and its painters: windows of the desktop, or a browser's page. The program
// gives a painter plain data of package view; the painter reports what the user does.
package screen

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture"
	"ninefold/engine/picture/drawing"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
)

// Screen is the main window and its services. Its methods must be called on the UI goroutine. What answers later calls
// a function there by the program's runner of tasks.
type Screen interface {
	Frame
	// Listen takes the program. It is called once, before anything is shown.
	Listen(*Program)
	// Resize sets the window's size, in units, before it is first shown. A page ignores it.
	Resize(width, height float32)
	// Show shows the whole main window except dialogs. Data that equal the last are not painted again.
	Show(*view.Window)
	// Restyle is called after a change of the style. The next Show repaints everything.
	Restyle(Style)
	// FocusBoard gives the keyboard to the board, or on the page of all boards to the boards.
	FocusBoard()
	// Open opens another window of a size in units. It returns nil if there are no other windows, as in a browser.
	Open(events *SheetEvents, width, height float32) Window
	// Phone reports whether the screen is small and used with fingers.
	Phone() bool
	// Size returns the window's size in units; 0 while there is no window.
	Size() (width, height float32)
	// Palette returns the colours for exported pictures.
	Palette() drawing.Palette
	// PNG returns a picture as a PNG, scale times picture.Side pixels wide. Unlike most other methods it is slow; it
	// must be called off the UI goroutine.
	PNG(p *picture.Picture, scale int) ([]byte, error)
	// Copy puts a text on the clipboard, and calls done with an error if the system refused.
	Copy(text string, done func(error))
	// Paste reads the clipboard's text and passes it to use, perhaps later: or an error if the system refused, which is
	// context.DeadlineExceeded if the program that copied the text does not hand it over.
	Paste(use func(text string, err error))
	// CanShare reports whether the system has a share sheet, as phones have.
	CanShare() bool
	// Share gives a link, and words for who gets it, to the share sheet. It calls done with whether the user shared it.
	Share(words, link string, done func(shared bool, err error))
	// Lacks returns the first character of a text that no font has; 0 for none, and on a page, where the browser
	// chooses the fonts. Unlike the other methods it is slow, and may be called on any goroutine.
	Lacks(text string) rune
	// Quit ends the program, except on a page.
	Quit()
}

// Frame is a window over which dialogs are shown.
type Frame interface {
	// Dialogs shows the open dialogs, the last on top.
	Dialogs([]view.Sheet)
	// Raise brings the window to the front.
	Raise()
	// Native calls a function with the system's handle of the window on X11 and Windows, otherwise with 0. If the
	// system knows no window, as in tests and in a browser, it does nothing and returns false.
	Native(func(handle uintptr)) bool
}

// Window is a window beside the main one.
type Window interface {
	Frame
	// Show shows the window's content.
	Show(view.Sheet)
	// Close closes the window, as the user does.
	Close()
}

// Style says in which language, colours and size everything is painted.
type Style struct {
	Language   string // its code, for example en
	Appearance drawing.Appearance
	Scale      int // one of settings.Scales, in percent; a page leaves it to the browser
}

// SheetInput handles what the user does in a sheet: in the innermost dialog, or in the content of another window.
type SheetInput interface {
	// Do handles the ID of a pressed button, choice or row.
	Do(id string)
	// Choose handles the ID of a result or step chosen in a list, or the index of the row of a Finder to which the keys
	// have moved.
	Choose(id int)
	// Type handles a change of a field; text is all of its text.
	Type(id, text string)
	// Key handles a key that no control uses.
	Key(keys.Shortcut)
}

// SheetEvents has the functions that a painter calls when the user acts on another window.
type SheetEvents struct {
	Content SheetInput
	Dialogs SheetInput           // over the window
	Keys    []keys.Shortcut      // those with modifiers that Content handles
	Drop    func(paths []string) // files were dropped on it; nil to ignore them
	Closed  func()               // called once, last, when the window has closed
}

// Program is what a painter tells of the user's acts on the main window, and asks.
type Program struct {
	Dialogs SheetInput
	Send    func(Event)

	Menu     func(grid.Cell) view.Menu // of a cell that was right-clicked; no items for no menu
	StepMenu func(id int) view.Menu    // of such a move or step in a list

	// For a page:
	Link     func() string          // the part after the # of a link to what is shown; "" for none
	Marked   func() []byte          // the judge's answer for the board shown
	Position func() ([]byte, error) // the judge's text of that board
	Play     func(grid.Cell) bool   // a Tap by a script in the page; it reports whether that changed anything
}

// Browser is a screen that is a page. The browser itself asks for files, and tells no paths.
type Browser interface {
	Screen
	// ChooseFile asks for a file and calls use with its name and contents, or with an error if it cannot be read or is
	// larger than notation.MaxSize.
	ChooseFile(use func(name string, content []byte, err error))
	// Download offers a file for saving.
	Download(name string, content []byte)
	// Address returns the page's address, without the # and what follows.
	Address() string
	// Storage returns how the browser keeps the session.
	Storage() Storage
}

// Storage says how a browser keeps a page's session.
type Storage struct {
	None   bool    // it keeps nothing beyond the page
	Apart  bool    // another tab has the session; this one's lasts as long as the tab
	Filled float64 // the used share of the room allowed, 0..1
}
