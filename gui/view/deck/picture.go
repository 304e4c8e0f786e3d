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
	const most, below, gap = 100, 85, 16 // lines, and units: those of five lines
	board := view.Picture{Board: d.Board, Numbered: d.Title == ""}
	card := onCard("Picture", view.TabPosition, titleOf(d.Title, text(d.Summary, view.Small, 1)), board)
	if d.Title == "" {
		card.Content = view.Column{Gap: formGap, Inset: formInset, Nodes: []view.Node{
			board, view.Column{Height: below, Scrolls: true, Nodes: []view.Node{
				text(d.Headline, view.Strong, most), text(d.Words, view.Small, most),
				view.Row{Gap: gap, Wraps: true, Nodes: signs(d.Legend)},
			}},
			wrapped(d.Buttons),
		}}
	}
	return card
}
