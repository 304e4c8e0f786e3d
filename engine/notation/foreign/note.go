// Package foreign reads and writes the texts of other programs for the same board: positions, games and lists of moves.
// Its errors are *text.Error; the cause says which rule forbids a move.
package foreign

// Note says that a text has more than was read from it.
type Note struct {
	Kind  NoteKind
	Names string // with ExtrasLeftOut: what was left out, as the text calls it
}

// NoteKind is the subject of a note. The key of its words ends with it.
type NoteKind string

const (
	LinesLeftOut  NoteKind = "linesLeftOut"  // the text is a mail with lines that do not belong to the game
	ExtrasLeftOut NoteKind = "extrasLeftOut" // the puzzle has what a classic Sudoku has not
	SudokuFound   NoteKind = "sudokuFound"   // a Sudoku was found in a text that has more than its grid
)
