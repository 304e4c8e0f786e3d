package view

import (
	"cmp"

	"ninefold/gui/icon"
)

// Button is a button, on a card, in the toolbar or in the bar of a phone.
type Button struct {
	ID       string
	Words    string // in the toolbar they are the tip
	Full     string // the words of the tip, where they say more; empty for Words
	Keys     string // such as Ctrl+Z; empty for none
	Icon     icon.Name
	Primary  bool // filled with the accent; one button of the panel at most
	On       bool // a switch that is on
	Disabled bool
}

// Tip is shown while the pointer is on the button: of one without keys, only where its words are not seen.
func (b Button) Tip() string {
	words := cmp.Or(b.Full, b.Words)
	if b.Keys == "" {
		return words
	}
	return words + " (" + b.Keys + ")"
}

// Buttons is a card of buttons, in as many rows as they need.
type Buttons struct{ Buttons []Button }

// Choice is one of several things that can be chosen.
type Choice struct {
	ID       string
	Words    string
	Sentence string // what it means; empty for none
	On       bool   // it is chosen
	Disabled bool
}

// Switch is a row of choices, one of which is on.
type Switch struct{ Choices []Choice }

// Tools is the tools of an edit, one of which is on, and below them what is done to the whole board.
type Tools struct {
	Tools []Button
	Links []Button // words alone
}
