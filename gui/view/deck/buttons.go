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
	b := view.CardView{Class: "Buttons", StaysInSight: true, Content: d.content()}
	if slices.ContainsFunc(d.Buttons, func(b view.Button) bool { return b.Primary }) {
		b.Offers = d.Buttons
	}
	return b
}

func (d Buttons) content() view.Column {
	row := view.InRows(d.Buttons)
	if len(d.More) > 0 {
		more := view.Press{Look: view.AsFieldIcon, Button: view.Button{Words: language.Text("panel.more"),
			Icon: icon.More}}
		for _, b := range d.More {
			more.Choices = append(more.Choices, view.Choice{ID: b.ID, Words: b.Words})
		}
		row.Nodes = append(row.Nodes, more)
	}
	return view.Column{Nodes: []view.Node{row}, Inset: buttonsInset}
}

// Tools are the tools of edit mode, one of which is on, over links that change the whole board.
type Tools struct {
	Tools []view.Button
	Links []view.Button // shown as words
}

func (d Tools) View() view.CardView {
	return view.CardView{Class: "Tools", Tab: view.TabTools, Content: d.content()}
}

// content puts the tools into columns, and dots between the links.
func (d Tools) content() view.Column {
	const columns, dotGap = 3, 6
	card := onCard(titleOf(language.Text("panel.tools"), nil))
	for some := range slices.Chunk(d.Tools, columns) {
		row := view.Row{Gap: partGap, Equal: columns}
		for _, b := range some {
			row.Nodes = append(row.Nodes, view.Press{Button: b, Look: view.AsTool})
		}
		card.Nodes = append(card.Nodes, row)
	}
	links := view.Row{Gap: dotGap, Height: titleHeight}
	for i, b := range d.Links {
		if i > 0 {
			links.Nodes = append(links.Nodes, view.Text{Words: "·", Style: view.Small})
		}
		links.Nodes = append(links.Nodes, view.Press{Button: b, Look: view.AsWords})
	}
	card.Nodes = append(card.Nodes, links)
	return card
}
