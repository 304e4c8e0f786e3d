// Package foreign reads and writes the texts of other programs for the same board: positions, games and lists of moves.
// Its errors are *text.Error; the cause is a *record.MoveError if a rule forbids a move.
package foreign

import (
	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
)

// Note is a fact that a text does not state, that a Position cannot hold, or that was not read.
type Note struct {
	Kind    NoteKind
	Cell    grid.Cell // with LastChosen: the move taken for the last
	Choices int       // with LastChosen: the number of moves to choose from
	Box     grid.Box  // with TargetLost: the box to play in
}

// NoteKind is the subject of a note. The key of its words ends with it.
type NoteKind string

const (
	LastChosen   NoteKind = "lastChosen"   // the text has no last move; one was chosen that fits its turn and target
	LastUnset    NoteKind = "lastUnset"    // the text has no last move, and none was set: X is to move anywhere
	TurnLost     NoteKind = "turnLost"     // the text says that O is to move, but no move can have been the last
	TargetLost   NoteKind = "targetLost"   // the text has a box to play in, but the choice is free
	RulesAssumed NoteKind = "rulesAssumed" // the text names no rules, and its form does not decide them
	LinesLeftOut NoteKind = "linesLeftOut" // the text is a mail with lines that do not belong to the game
	SudokuFound  NoteKind = "sudokuFound"  // a Sudoku was found in a text that has more than its grid
)

// The expectations of other programs' texts, besides those of a record.
const (
	WantGroup    text.Want = "group"
	WantSlash    text.Want = "slash"
	WantSmall    text.Want = "small"
	WantBoxOrAny text.Want = "boxOrAny"
	WantTurn     text.Want = "turn"
	WantIndex    text.Want = "index"
)
