package deck

import (
	"strconv"

	"ninefold/gui/view"
)

// Moves is a card with the numbered moves of a game and their variations, a column for each side. It can also list
// other steps, one a row: those of an edit, or the deductions of a Sudoku.
type Moves struct {
	Title   string
	Summary string // at the right of the title
	Moves   []Move // in the order of the list
	Current int    // the ID of the move shown
	Hint    string // below the moves; without moves it says what will be listed
}

func (d Moves) View() view.CardView {
	return view.CardView{Class: "Moves", Name: d.Title, Tab: view.TabMoves, Grows: true, Content: d.list()}
}

// Move is a move in Moves or, in a row of its own, another step, for example an import.
type Move struct {
	ID     int // of the choice
	Number int // shared by the moves of both sides; 0 for another step
	Step   int // number of another step; 0 for none
	Second bool
	Words  string // for example 7,5
	Sends  string // number of the field it sends to, or a word for a free choice; empty at the end
	Why    string // for example the reason of a deduction; empty for none
	Glyph  string // for example ?? for a blunder
	Note   string // a comment, or a better move, shown below
	Depth  int    // of the variation; 0 for the main line
	Undone bool   // Undo took it back
}

// Ordinal returns the number before a row; "" for 0.
func Ordinal(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n) + "."
}

// NumberOf returns the number in the list for the n-th move of a game, counted from 1. The moves of the first and the
// second side share a number.
func NumberOf(n int, second bool) int {
	if second {
		return (n + 1) / 2
	}
	return n/2 + 1
}
