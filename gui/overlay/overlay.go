// Package overlay is how what is found out about a board is added to what the window shows of it.
package overlay

import "ninefold/engine/grid"

// Overlay adds to what the window shows of the session without changing the game.
type Overlay interface {
	// Advance is called once after every change of the session. It drops results for other positions and starts the
	// work that the position shown needs.
	Advance()
	// Show adds what was found by now. It is called for every render, so it starts and changes nothing.
	Show(*Board)
	// Tap handles a click on a cell and reports whether it did. Otherwise the click goes to the game.
	Tap(grid.Cell) bool
	// Choose handles a click on a row of the list beside the board and reports whether the list is the overlay's.
	Choose(row int) bool
	// At describes the cell that is pointed at. It returns false if it has nothing to say.
	At(grid.Cell) (string, bool)
	// Cancel handles Escape. It reports whether there was something to end.
	Cancel() bool
}

// Idle is an overlay that does nothing. Other overlays embed it.
type Idle struct{}

// Advance starts nothing.
func (Idle) Advance() {}

// Show adds nothing.
func (Idle) Show(*Board) {}

// Tap leaves clicks to the game.
func (Idle) Tap(grid.Cell) bool { return false }

// Choose leaves the list to others.
func (Idle) Choose(int) bool { return false }

// At says nothing.
func (Idle) At(grid.Cell) (string, bool) { return "", false }

// Cancel has nothing to end.
func (Idle) Cancel() bool { return false }
