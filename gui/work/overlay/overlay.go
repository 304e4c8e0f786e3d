// Package overlay defines how findings about a board are added to what the window shows of it.
package overlay

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
)

// Overlay adds to what the window shows of the session without changing the game.
type Overlay interface {
	// Advance is called once after every change of the session. It cancels work for positions no longer shown and
	// starts work for the current one.
	Advance()
	// Show adds what was found so far. It is called at every render, so it must start and change nothing.
	Show(*Board)
	// At describes the cell pointed at. It reports false if it has nothing to say.
	At(grid.Cell) (string, bool)
	// Cancel handles Escape, and reports whether there was something to end.
	Cancel() bool
}

// Idle is an overlay that does nothing, for other overlays to embed.
type Idle struct{}

func (Idle) Advance()                    {}
func (Idle) Show(*Board)                 {}
func (Idle) At(grid.Cell) (string, bool) { return "", false }
func (Idle) Cancel() bool                { return false }

// List is an overlay of several. Later ones draw over earlier ones, and are asked first.
type List []Overlay

// Advance advances each.
func (l List) Advance() {
	for _, o := range l {
		o.Advance()
	}
}

// Show adds what each has found.
func (l List) Show(v *Board) {
	for _, o := range l {
		o.Show(v)
	}
}

// Cancel ends what the topmost has under way.
func (l List) Cancel() bool { return l.any(Overlay.Cancel) }

// At returns what the topmost says of a cell.
func (l List) At(c grid.Cell) (words string, says bool) {
	says = l.any(func(o Overlay) (ok bool) {
		words, ok = o.At(c)
		return ok
	})
	return words, says
}

// any reports whether an overlay, asked from the top down, does something.
func (l List) any(does func(Overlay) bool) bool {
	for _, o := range slices.Backward(l) {
		if does(o) {
			return true
		}
	}
	return false
}

// Board is the view of a board of the session. Overlays add to it before its cards are made.
type Board struct {
	view.View
	Rows    []session.Row
	Steps   []deck.Move // one for each of Rows: its words, its sign and a note
	Current int         // the index of the row shown; -1 for none
	Notes   []string    // further sentences; empty ones are left out
	Players deck.Players
	Running bool          // a review of the game is under way
	Wrong   int           // how many digits or crossed-out candidates of a Sudoku a check has marked as wrong
	Errors  string        // each side's errors in the game; empty while unknown
	Value   *deck.Value   // the value of the position; nil if it is not wanted
	Verdict *deck.Verdict // the answer to a question about the board; nil for none
	List    *deck.Moves   // replaces the steps; nil for none
}
