// Package foreign reads and writes the texts of other programs for the same board: positions, games and lists of moves.
// Their errors are *text.Error; the cause is a *record.MoveError where a rule forbids a move.
package foreign

import (
	"ninefold/engine/grid"
	"ninefold/engine/text"
)

// Note tells something that a text does not say, or that a Position cannot hold.
type Note struct {
	Kind    NoteKind
	Cell    grid.Cell // the move that was taken for the last, with LastChosen
	Choices int       // among how many, with LastChosen
	Box     grid.Box  // with TargetLost
}

// NoteKind is the subject of a note. It is also the last part of the key of its words.
type NoteKind string

const (
	LastChosen   NoteKind = "lastChosen"   // the text has no last move; one was chosen that gives its turn and target
	LastUnset    NoteKind = "lastUnset"    // the text has no last move, and none was set: X is to move anywhere
	TurnLost     NoteKind = "turnLost"     // no move can have been the last, so it is not O's turn, as the text says
	TargetLost   NoteKind = "targetLost"   // the text has a box to be played in, but the choice is free
	RulesAssumed NoteKind = "rulesAssumed" // the text names no rules, and they do not follow from its form
)

// What can be wanted of other programs' texts, besides what can be wanted of a record.
const (
	WantGroup      text.Want = "group"
	WantSlash      text.Want = "slash"
	WantSmall      text.Want = "small"
	WantBoxOrAny   text.Want = "boxOrAny"
	WantTurn       text.Want = "turn"
	WantStateDigit text.Want = "stateDigit"
	WantIndex      text.Want = "index"
)
