package deck

import (
	"ninefold/gui/language"
	"ninefold/gui/view"
)

// Start is a card with the ways in.
type Start struct{ Ways []Way }

func (d Start) View() view.CardView {
	name := language.Text("panel.start")
	return view.CardView{Class: "Start", Name: name, Tab: view.TabStart, Offers: d.first(), Content: d.content()}
}

// Way is a way in: a button, and in a few words at the right how things stand there; empty for none.
type Way struct {
	view.Button
	State string
}

// content has a row for each way.
func (d Start) content() (card view.Column) {
	const side, tile, inset, radius, height = 16, 28, 6, 7, 40
	for i, w := range d.Ways {
		drawn := view.Icon{Icon: w.Icon, Side: side, Ink: view.InkAccent}
		picture := view.Layers{Nodes: []view.Node{
			view.Fill{Ink: view.InkTint, Width: tile, Height: tile, Radius: radius},
			view.Column{Nodes: []view.Node{drawn}, Inset: view.Inset{Y: inset}},
		}}
		w.Full = language.Listed(w.Words, w.State)
		words, state := view.Text{Words: w.Words, Style: view.Strong}, view.Text{Words: w.State, Style: view.Small}
		row := view.Row{Height: height, Gap: cardSide}
		row.Nodes = []view.Node{picture, words, view.Space{}, state}
		narrow := row
		narrow.Nodes = []view.Node{picture, view.Column{Nodes: []view.Node{words, state}}}
		card.Nodes = append(card.Nodes, leading(i, w.Button, view.Either{Wide: row, Narrow: narrow}))
	}
	return card
}

// leading returns row i of a card: something that leads somewhere, under a line.
func leading(i int, b view.Button, row view.Node) view.Press {
	face := view.Column{Nodes: []view.Node{row}, Inset: sides}
	if i == 0 {
		return view.Press{Button: b, Look: view.AsFace, Face: face}
	}
	return view.Press{Button: b, Look: view.AsFace, Face: view.Layers{Nodes: []view.Node{face, view.Line()}}}
}

// first returns the first way.
func (d Start) first() (first []view.Button) {
	for _, w := range d.Ways[:min(1, len(d.Ways))] {
		first = append(first, w.Button)
	}
	return first
}
