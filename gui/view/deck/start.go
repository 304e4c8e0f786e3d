package deck

import (
	"ninefold/gui/language"
	"ninefold/gui/view"
)

// Start is a card with the ways in, of which a phone's bar offers the first.
type Start struct{ Ways []Way }

// Way is a way in: a button, and in a few words at the right how things stand there; empty for none.
type Way struct {
	view.Button
	State string
	Short string // the state where there is little room; empty for State, which then stands below
}

func (d Start) View() view.CardView {
	const side, tile, inset, radius, height = 16, 28, 6, 7, 40
	card := view.CardView{Class: "Start", Name: language.Text("panel.start"), Tab: view.TabStart}
	var rows []view.Node
	for i, w := range d.Ways {
		if i == 0 {
			card.Offers = []view.Button{w.Button}
		}
		picture := view.Layers{Nodes: []view.Node{
			view.Fill{Ink: view.InkTint, Width: tile, Height: tile, Radius: radius},
			view.Column{Nodes: []view.Node{view.Icon{Icon: w.Icon, Side: side, Ink: view.InkAccent}},
				Inset: view.Inset{Y: inset}},
		}}
		w.Full = language.Listed(w.Words, w.State)
		row := func(nodes ...view.Node) view.Row {
			return view.Row{Height: height, Gap: cardSide, Nodes: append([]view.Node{picture}, nodes...)}
		}
		var narrow view.Node = row(view.Column{Nodes: []view.Node{strong(w.Words), small(w.State)}})
		if w.Short != "" {
			narrow = view.Either{Wide: row(strong(w.Words), view.Space{}, small(w.Short)), Narrow: narrow}
		}
		wide := row(strong(w.Words), view.Space{}, small(w.State))
		rows = append(rows, leading(i, w.Button, view.Either{Wide: wide, Narrow: narrow}))
	}
	card.Content = view.Column{Nodes: rows}
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
