package view

import (
	"cmp"

	"ninefold/gui/view/icon"
)

// Button is a button on a card, in the toolbar or in a phone's bottom bar.
type Button struct {
	ID       string
	Words    string // in the toolbar they are the tip
	Full     string // words of the tip, if different; empty for Words
	Room     string // what it says at other times, for which it has the room too; empty for nothing else
	Keys     string // for example Ctrl+Z; empty for none
	Icon     icon.Name
	Primary  bool // filled with the accent colour; at most one button of the panel is
	On       bool // a switch that is on
	Disabled bool
}

// Tip is shown while the pointer is on the button; if it has no keys, only if its words are not seen.
func (b Button) Tip() string {
	words := cmp.Or(b.Full, b.Words)
	if b.Keys == "" {
		return words
	}
	return words + " (" + b.Keys + ")"
}

// Choice is one of several alternatives.
type Choice struct {
	ID       string
	Words    string
	Sentence string // its meaning; empty for none
	On       bool   // it is chosen
	Disabled bool
}

// InRows returns buttons in rows that they fill.
func InRows(buttons []Button) Row {
	const gap = 6
	row := Row{Gap: gap, Wraps: true, RowGap: gap, Spread: true}
	for _, b := range buttons {
		row.Nodes = append(row.Nodes, Press{Button: b})
	}
	return row
}
