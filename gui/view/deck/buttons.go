package deck

import (
	"slices"

	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

// Buttons is a card of buttons, in as many rows as they need.
type Buttons struct {
	Buttons []view.Button
	More    []view.Button // in a menu behind a last button
}

func (d Buttons) View() view.CardView {
	row := view.InRows(d.Buttons)
	if len(d.More) > 0 {
		more := view.Press{Look: view.AsFieldIcon, Button: view.Button{Words: language.Text("panel.more"),
			Icon: icon.More}}
		for _, b := range d.More {
			more.Choices = append(more.Choices, view.Choice{ID: b.ID, Words: b.Words})
		}
		row.Nodes = append(row.Nodes, more)
	}
	card := view.CardView{Class: "Buttons", StaysInSight: true,
		Content: view.Column{Nodes: []view.Node{row}, Inset: buttonsInset}}
	if slices.ContainsFunc(d.Buttons, func(b view.Button) bool { return b.Primary }) {
		card.Offers = d.Buttons
	}
	return card
}

// Tools are the tools of edit mode, one of which is on, over links that change the whole board.
type Tools struct {
	Tools []view.Button
	Links []view.Button // shown as words, with dots between them
}

func (d Tools) View() view.CardView {
	const columns, dotGap = 3, 6
	parts := []view.Node{titleOf(language.Text("panel.tools"), nil)}
	for some := range slices.Chunk(d.Tools, columns) {
		parts = append(parts, view.Row{Gap: partGap, Equal: columns, Nodes: presses(view.AsTool, some...)})
	}
	links := view.Row{Gap: dotGap, Height: titleHeight}
	for i, link := range presses(view.AsWords, d.Links...) {
		if i > 0 {
			links.Nodes = append(links.Nodes, small("·"))
		}
		links.Nodes = append(links.Nodes, link)
	}
	return onCard("Tools", view.TabTools, append(parts, links)...)
}
