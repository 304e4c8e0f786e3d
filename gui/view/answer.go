package view

import "ninefold/gui/view/icon"

// Sign explains an icon on the board.
type Sign struct {
	Icon  icon.Name
	Words string
}

// Answer is the kind of an answer, which gives its colour.
type Answer uint8

// The answers.
const (
	Unknown Answer = iota
	Yes
	No
	Wrong
	Trouble // no answer was possible
	Neutral
	Skipped // no answer was given
)
