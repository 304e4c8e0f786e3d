package view

import "ninefold/engine/diagram"

// Boards is the boards that changed last.
type Boards struct {
	Boards []Board
	All    string // words that lead to all of them, by the ID AllBoards; empty while there are none
	Hint   string // in the place of boards
}

// AllBoards is the ID that is told when all boards are asked for.
const AllBoards = "boards"

// Board is one of them.
type Board struct {
	ID       string // told when it is pressed
	Picture  diagram.Diagram
	Words    string
	Sentence string
	When     string
}
