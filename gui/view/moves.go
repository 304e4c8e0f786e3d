package view

import "strconv"

// Moves is the moves of a game with their variations, numbered, in a column for each side, or what else was done, one
// below the other: the steps of an edit, or the deductions of a Sudoku.
type Moves struct {
	Title   string
	Summary string // at the right of the title
	Moves   []Move // in the order in which they stand there
	Current int    // the ID of the one that is shown
	Hint    string // below the moves; what will stand there while there is none
}

// Heading returns the card's title.
func (d Moves) Heading() string { return d.Title }

// Move is a move of it, or a step that is none, such as an import, which stands in a row of its own.
type Move struct {
	ID     int // told when it is chosen
	Number int // of the two moves of both sides; 0 for a step that is none
	Step   int // the number of such a step; 0 for none
	Second bool
	Words  string // such as 7,5
	Sends  string // the number of the field that it sends to, or a word for a free choice; empty at the end
	Why    string // such as the reason of a deduction; empty for none
	Glyph  string // such as ?? for a blunder
	Note   string // a comment, or a better line, below the move
	Depth  int    // of variations; 0 for the game
}

// Ordinal is a number before a row; none for 0.
func Ordinal(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n) + "."
}

// NumberOf is the number that a move of a game has in the list of moves, where those of both sides have one together:
// of the first or of the second side, and the n-th of all, from 1 on.
func NumberOf(n int, second bool) int {
	if second {
		return (n + 1) / 2
	}
	return n/2 + 1
}
