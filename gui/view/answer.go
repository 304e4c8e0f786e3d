package view

import (
	"ninefold/gui/view/icon"
)

// Sign explains an icon on the board.
type Sign struct {
	Icon  icon.Name
	Words string
}

// Row returns the icon before its words.
func (s Sign) Row() Row {
	const gap, side = 8, 14
	return Row{Gap: gap, Nodes: []Node{
		Icon{Icon: s.Icon, Side: side, Ink: InkWrong}, Text{Words: s.Words, Style: Small},
	}}
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
