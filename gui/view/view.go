// Package view holds what the window shows, as plain data.
package view

import (
	"fyne.io/fyne/v2"

	"ninefold/engine/diagram"
	"ninefold/engine/locale"
	"ninefold/gui/panel"
)

// View is everything that the window shows.
type View struct {
	Diagram  diagram.Diagram
	Icon     fyne.ThemeIconName // before the headline, such as the mark of the side to move; empty for none
	Status   locale.Status
	Progress float32 // of what is under way, 0..1; 0 for nothing
	Cards    []panel.Card
}
