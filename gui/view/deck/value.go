package deck

import (
	"ninefold/gui/language"
	"ninefold/gui/view"
)

// Value is a card with the position's value, its course over the game, and the best line.
type Value struct {
	Number string     // for example X 48 %; empty while unknown
	Share  float32    // of X, 0..1
	Graph  view.Graph // not drawn without points
	Best   string     // moves; empty for none
	Work   string     // how it was found
	Hint   string     // shown while there are neither moves nor work
}

func (d Value) View() view.CardView {
	return view.CardView{Class: "Value", Name: language.Text("panel.value"), Tab: view.TabValue, Content: d.content()}
}

// content leaves the same room for all that may be found, so that it moves nothing.
func (d Value) content() view.Column {
	const height = 37 // of two lines
	name, fill := language.Text("panel.value"), view.Sides
	if d.Number == "" {
		fill = view.Nothing
	}
	card := onCard(resultOf(name, d.Number), view.Bar{Share: d.Share, Fill: fill, Name: name})
	if len(d.Graph.Points) > 0 {
		card.Nodes = append(card.Nodes, d.Graph)
	}
	best := view.Row{Gap: wordsGap, Nodes: []view.Node{
		view.Text{Words: language.Text("panel.best"), Style: view.Label}, view.Text{Words: d.Best},
	}}
	if d.Best == "" {
		best.Nodes = []view.Node{view.Text{}}
	}
	switch {
	case d.Hint != "":
		card.Nodes = append(card.Nodes, view.Column{Nodes: []view.Node{text(d.Hint, view.Small, 2)}, Height: height})
	case d.Best+d.Work != "":
		card.Nodes = append(card.Nodes, view.Column{Height: height, Nodes: []view.Node{best, view.Text{Words: d.Work,
			Style: view.Small}}})
	}
	return card
}
