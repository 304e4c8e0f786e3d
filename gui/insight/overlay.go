// Package insight is what is found out about the position shown: each kind is an overlay on what the window shows of the
// session, and none of them changes the game unless the user tells it to.
package insight

import (
	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/tasks"
	"ninefold/gui/widgets"
)

// View is all that the window shows, as plain data.
type View struct {
	Diagram  diagram.Diagram
	Status   locale.Status
	Notes    []string // paragraphs beside the board; empty ones are left out
	Text     string   // below the notes, in a fixed pitch; empty for none
	Account  widgets.Account
	Chart    widgets.ChartData
	Rows     []session.Row
	Current  int            // of the rows; -1 for none
	Steps    []widgets.Step // as Rows
	Badge    widgets.BadgeData
	Progress float32         // of what is under way, 0..1; 0 for nothing
	List     *List           // stands in the place of the steps; nil for none
	Editing  bool            // the tools of the edit mode are shown
	Digits   *session.Digits // of the pad; nil for a board without any
}

// List is what an overlay lists beside the board.
type List struct {
	Rows     []widgets.Step
	Selected int // -1 for none
	Choose   func(row int)
}

// Overlay adds to what the window shows of the session without changing the game.
type Overlay interface {
	// Update is called before Show, whenever anything may have changed: it drops what is no longer about the position
	// shown and begins what is wanted for it.
	Update()
	// Show adds what was found.
	Show(*View)
	// Tap takes a click on a cell, and reports whether it did; otherwise the click goes to the game.
	Tap(grid.Cell) bool
	// At is what it says about the cell that is pointed at, and false for nothing.
	At(grid.Cell) (string, bool)
	// Cancel is Escape. It reports whether there was something to end.
	Cancel() bool
}

// Nothing is an overlay that does nothing, for others to embed.
type Nothing struct{}

// Update does nothing.
func (Nothing) Update() {}

// Show adds nothing.
func (Nothing) Show(*View) {}

// Tap leaves clicks to the game.
func (Nothing) Tap(grid.Cell) bool { return false }

// At says nothing.
func (Nothing) At(grid.Cell) (string, bool) { return "", false }

// Cancel has nothing to end.
func (Nothing) Cancel() bool { return false }

// Host is what an overlay needs of the window.
type Host struct {
	Session  *session.Session
	Tasks    *tasks.Runner
	Searcher *Searcher
	Commit   func()       // the session changed: keeps it and shows it
	Render   func()       // what is found out changed: shows it
	Inform   func(string) // says something until the user does something else
	Warn     func(string) // likewise, as a warning
}

// Then is an action that changes the session.
func (h *Host) Then(change func()) func() {
	return func() {
		change()
		h.Commit()
	}
}
