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

// View leaves the same room for all that may be found, so that it moves nothing.
func (d Value) View() view.CardView {
	const height = 37 // of two lines
	name, fill := language.Text("panel.value"), view.Sides
	if d.Number == "" {
		fill = view.Nothing
	}
	var graph, found view.Node
	if len(d.Graph.Points) > 0 {
		graph = d.Graph
	}
	best := view.Row{Gap: wordsGap, Nodes: []view.Node{
		view.Text{Words: language.Text("panel.best"), Style: view.Label}, view.Text{Words: d.Best},
	}}
	if d.Best == "" {
		best.Nodes = []view.Node{view.Text{}}
	}
	switch {
	case d.Hint != "":
		found = view.Column{Height: height, Nodes: []view.Node{text(d.Hint, view.Small, 2)}}
	case d.Best+d.Work != "":
		found = view.Column{Height: height, Nodes: []view.Node{best, small(d.Work)}}
	}
	bar := view.Bar{Share: d.Share, Fill: fill, Name: name}
	card := onCard("Value", view.TabValue, resultOf(name, strong(d.Number)), bar, graph, found)
	card.Name = name
	return card
}

// Trend is a card with a number that becomes more exact with time.
type Trend struct {
	Title    string
	Number   string
	Interval string      // contains the number
	Bands    []view.Band // from left to right; not drawn if empty
	Words    string      // below; empty for none
}

func (d Trend) View() view.CardView {
	return onCard("Trend", view.TabRating, resultOf(d.Title, strong(d.Number), muted(d.Interval)),
		view.Graph{Bands: d.Bands}, text(d.Words, view.Small, 2))
}
