// Package view is what the window shows, as plain data, and who may add to it.
package view

import (
	"fyne.io/fyne/v2"

	"ninefold/engine/diagram"
	"ninefold/gui/locale"
	"ninefold/gui/panel"
	"ninefold/gui/session"
)

// View is all that the window shows, as plain data.
type View struct {
	Diagram  diagram.Diagram
	Icon     fyne.ThemeIconName // before the headline, such as the mark of the side to move; empty for none
	Status   locale.Status
	Progress float32 // of what is under way, 0..1; 0 for nothing
	Cards    []panel.Card
}

// Board is the view of a board of the session, before its cards are made.
type Board struct {
	View
	Rows    []session.Row
	Steps   []Step   // as Rows
	Current int      // of the rows; -1 for none
	Notes   []string // what is to be said besides; empty ones are left out
	Players panel.Players
	Value   *panel.Value   // what the position is worth; nil while nobody asks
	Verdict *panel.Verdict // the answer to a question about the board; nil for none
	List    *panel.Steps   // stands in the place of the steps; nil for none
}

// Step is what is said of a row.
type Step struct {
	Words string
	Glyph string // such as ?? for a blunder
	Note  string // below it, such as a comment
}
