package view

import "ninefold/engine/diagram"

// Boards is the boards that changed last.
type Boards struct {
	Boards []Board
	All    string // words that lead to all of them, by the ID AllBoards; empty while there are none
	Hint   string // in the place of boards
}

// AllBoards is given to Options.Do to show all boards.
const AllBoards = "boards"

// Board is one of them.
type Board struct {
	ID       string // given to Options.Do
	Picture  diagram.Diagram
	Words    string
	Sentence string
	When     string
}
