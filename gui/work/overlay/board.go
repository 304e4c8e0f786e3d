package overlay

import (
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
)

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
