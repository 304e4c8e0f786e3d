package deck

import (
	"ninefold/engine/picture/diagram"
	"ninefold/gui/view"
)

// Picture is a card with a board and a title. A board without a title has words and buttons below it. The room for them
// is the same for all words, so that the board keeps its size: words that do not fit scroll.
type Picture struct {
	Title    string // empty for none
	Summary  string // at the right of the title
	Board    diagram.Diagram
	Headline string // of the words
	Words    string
	Legend   []view.Sign // of the marks on the board
	Buttons  []view.Button
}

func (d Picture) View() view.CardView {
	return view.CardView{Class: "Picture", Tab: view.TabPosition, Content: d.content()}
}

func (d Picture) content() view.Column {
	const most, below, gap = 100, 85, 16 // lines, and units: those of five lines
	board := view.Picture{Board: d.Board, Numbered: d.Title == ""}
	if d.Title != "" {
		return onCard(titleOf(d.Title, text(d.Summary, view.Small, 1)), board)
	}
	legend := view.Row{Gap: gap, Wraps: true}
	for _, s := range d.Legend {
		legend.Nodes = append(legend.Nodes, s.Row())
	}
	said := view.Column{Height: below, Scrolls: true, Nodes: []view.Node{
		text(d.Headline, view.Strong, most), text(d.Words, view.Small, most), legend}}
	return view.Column{Gap: formGap, Inset: view.Inset{X: cardSide, Y: cardSide},
		Nodes: []view.Node{board, said, wrapped(d.Buttons)}}
}
