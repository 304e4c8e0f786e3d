// Package overlay defines how findings about a board are added to what the window shows of it.
package overlay

import "ninefold/engine/grid"

// Overlay adds to what the window shows of the session without changing the game.
type Overlay interface {
	// Advance is called once after every change of the session. It cancels work for positions no longer shown and
	// starts work for the current one.
	Advance()
	// Show adds what was found so far. It is called at every render, so it must start and change nothing.
	Show(*Board)
	// Tap handles a click on a cell, and reports whether it did. If not, the click goes to the game.
	Tap(grid.Cell) bool
	// Choose handles a click on a row of the list beside the board, and reports whether the list is the overlay's.
	Choose(row int) bool
	// At describes the cell pointed at. It reports false if it has nothing to say.
	At(grid.Cell) (string, bool)
	// Cancel handles Escape, and reports whether there was something to end.
	Cancel() bool
}

// Idle is an overlay that does nothing, for other overlays to embed.
type Idle struct{}

func (Idle) Advance()                    {}
func (Idle) Show(*Board)                 {}
func (Idle) Tap(grid.Cell) bool          { return false }
func (Idle) Choose(int) bool             { return false }
func (Idle) At(grid.Cell) (string, bool) { return "", false }
func (Idle) Cancel() bool                { return false }
