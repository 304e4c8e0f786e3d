// Package view holds what the window shows, as plain data: cards are made of nodes (node.go).
package view

import (
	"ninefold/engine/locale"
	"ninefold/engine/picture/diagram"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
)

// View is everything that the window shows of a board or an exercise.
type View struct {
	Title    string      // of the file shown, for the window's title; empty for none
	Boards   *BoardsPage // in place of all else; nil for none
	Diagram  diagram.Diagram
	Icon     icon.Name // before the headline, for example the mark of the side to move; empty for none
	Status   locale.Status
	Progress float32 // of the work under way, 0..1; 0 for none
	Cards    []Card
	Sight    Sight
	Keys     []keys.Shortcut // with a modifier, that no action has
}
