package view

import "ninefold/engine/picture/diagram"

// Picture is a card with a board and a title. A board without a title has words and buttons below it. The room for them
// is the same for all words, so that the board keeps its size: words that do not fit scroll.
type Picture struct {
	Title    string // empty for none
	Summary  string // at the right of the title
	Board    diagram.Diagram
	Headline string // of the words
	Words    string
	Legend   []Sign // of the marks on the board
	Buttons  []Button
}

func (d Picture) View() CardView {
	return CardView{Class: "Picture", Tab: TabPosition, Content: d}
}
