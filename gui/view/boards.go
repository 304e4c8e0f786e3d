package view

import (
	"ninefold/engine/picture/diagram"
)

// Board is a board in a list.
type Board struct {
	ID       string // of the press
	Picture  diagram.Diagram
	Words    string
	Sentence string
	Short    string // the sentence, for a tile
	Shortest string // for a small tile
	When     string
}
