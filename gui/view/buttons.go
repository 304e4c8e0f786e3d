package view

import (
	"cmp"
	"slices"

	"ninefold/gui/icon"
	"ninefold/gui/locale"
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

// Buttons is a card of buttons, in as many rows as they need.
type Buttons struct{ Buttons []Button }

func (d Buttons) Box() Box {
	b := Box{Class: "Buttons", Acts: true, Content: d.content()}
	if slices.ContainsFunc(d.Buttons, func(b Button) bool { return b.Primary }) {
		b.Offers = d.Buttons
	}
	return b
}

func (d Buttons) content() Column {
	return Column{Nodes: []Node{wrapped(d.Buttons)}, Inset: buttonsInset}
}

// Choice is one of several alternatives.
type Choice struct {
	ID       string
	Words    string
	Sentence string // its meaning; empty for none
	On       bool   // it is chosen
	Disabled bool
}

// Switch is a row of choices; one of them is on.
type Switch struct {
	Choices []Choice
	Height  float32 // 0 for that of tabs
}

// Tools are the tools of edit mode, one of which is on, over links that change the whole board.
type Tools struct {
	Tools []Button
	Links []Button // shown as words
}

func (d Tools) Box() Box {
	return Box{Class: "Tools", Tab: TabTools, Content: d.content()}
}

// content puts the tools into columns, and dots between the links.
func (d Tools) content() Column {
	const columns, dotGap = 3, 6
	card := onCard(titleOf(locale.Text("panel.tools"), nil))
	for some := range slices.Chunk(d.Tools, columns) {
		row := Row{Gap: partGap, Equal: columns}
		for _, b := range some {
			row.Nodes = append(row.Nodes, Press{Button: b, Look: AsTool})
		}
		card.Nodes = append(card.Nodes, row)
	}
	links := Row{Gap: dotGap, Height: titled}
	for i, b := range d.Links {
		if i > 0 {
			links.Nodes = append(links.Nodes, Text{Words: "·", Style: Small})
		}
		links.Nodes = append(links.Nodes, Press{Button: b, Look: AsWords})
	}
	card.Nodes = append(card.Nodes, links)
	return card
}
