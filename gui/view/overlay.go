package view

import "ninefold/engine/grid"

// Overlay adds to what the window shows of the session without changing the game.
type Overlay interface {
	// Advance is called once after every change of the session: it drops what is no longer about the position shown and
	// begins what is wanted for it.
	Advance()
	// Show adds what was found by now. It begins nothing and changes nothing: it is called whenever anything is shown.
	Show(*Board)
	// Tap takes a click on a cell, and reports whether it did; otherwise the click goes to the game.
	Tap(grid.Cell) bool
	// Choose takes a click on a row of the list beside the board, and reports whether the list is its own.
	Choose(row int) bool
	// At is what it says about the cell that is pointed at, and false for nothing.
	At(grid.Cell) (string, bool)
	// Cancel is Escape. It reports whether there was something to end.
	Cancel() bool
}

// Nothing is an overlay that does nothing, for others to embed.
type Nothing struct{}

// Advance has nothing to begin.
func (Nothing) Advance() {}

// Show adds nothing.
func (Nothing) Show(*Board) {}

// Tap leaves clicks to the game.
func (Nothing) Tap(grid.Cell) bool { return false }

// Choose leaves the list to others.
func (Nothing) Choose(int) bool { return false }

// At says nothing.
func (Nothing) At(grid.Cell) (string, bool) { return "", false }

// Cancel has nothing to end.
func (Nothing) Cancel() bool { return false }
