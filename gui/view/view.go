// Package view holds what the window shows, as plain data.
package view

import (
	"ninefold/engine/diagram"
	"ninefold/engine/locale"
	"ninefold/gui/icon"
)

// View is everything that the window shows.
type View struct {
	Diagram  diagram.Diagram
	Icon     icon.Name // before the headline, such as the mark of the side to move; empty for none
	Status   locale.Status
	Progress float32 // of what is under way, 0..1; 0 for nothing
	Cards    []Card
}
