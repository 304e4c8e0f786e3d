package view

import "ninefold/engine/diagram"

// Boards shows the boards that changed last.
type Boards struct {
	Boards []Board
	All    string // words of the link AllBoards; empty if there are no boards
	Hint   string // shown if there are no boards
}

// AllBoards is the ID of the link to all boards.
const AllBoards = "boards"

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
