// Package view holds what the window shows, as plain data. An Overlay adds to it.
package view

import (
	"fyne.io/fyne/v2"

	"ninefold/engine/diagram"
	"ninefold/gui/locale"
	"ninefold/gui/panel"
	"ninefold/gui/session"
)

// View is everything that the window shows.
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
	Steps   []Step   // one for each of Rows
	Current int      // the index of the row shown; -1 for none
	Notes   []string // further sentences; empty ones are left out
	Players panel.Players
	Value   *panel.Value   // the value of the position; nil while it is not wanted
	Verdict *panel.Verdict // the answer to a question about the board; nil for none
	List    *panel.Steps   // replaces the steps; nil for none
}

// Step describes a row in words.
type Step struct {
	Words string
	Glyph string // such as ?? for a blunder
	Note  string // below it, such as a comment
}
