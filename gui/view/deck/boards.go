package deck

import (
	"ninefold/gui/language"
	"ninefold/gui/view"
)

// Boards shows the boards that changed last.
type Boards struct {
	Boards []view.Board
	All    string // words of the link AllBoards; empty if there are no boards
	Hint   string // shown if there are no boards
}

func (d Boards) View() view.CardView {
	return view.CardView{Class: "Boards", Name: language.Text("panel.boards"), Tab: view.TabStart, Content: d.content()}
}

// AllBoards is the ID of the link to all boards.
const AllBoards = "boards"

// content has a row for each board.
func (d Boards) content() view.Column {
	const height, rowHeight, tile, hintFoot = 26, 47, 34, 8
	title := heading(language.Text("panel.boards"))
	head := view.Row{Height: height, Nodes: []view.Node{title, view.Space{}}}
	if d.All != "" {
		all := view.Button{ID: AllBoards, Words: d.All}
		head.Nodes = append(head.Nodes, view.Press{Button: all, Look: view.AsLink, Complete: true})
	}
	card := view.Column{Nodes: []view.Node{view.Column{Nodes: []view.Node{head}, Inset: sides}}}
	if len(d.Boards) == 0 {
		hint := view.Column{Nodes: []view.Node{text(d.Hint, view.Small, 2), view.Space{Size: hintFoot}}, Inset: sides}
		card.Nodes = append(card.Nodes, hint)
	}
	for i, b := range d.Boards {
		button := view.Button{ID: b.ID, Words: b.Words, Full: language.Listed(b.Words, b.Sentence, b.When)}
		row := leading(i, button, view.Row{Gap: cardSide, Height: rowHeight, Nodes: []view.Node{
			view.Picture{Board: b.Picture, Side: tile}, view.Column{Nodes: []view.Node{
				view.Text{Words: b.Words, Style: view.Strong}, view.Text{Words: b.Sentence, Style: view.Small},
			}},
			view.Space{}, view.Text{Words: b.When, Style: view.Small},
		}})
		row.Complete = true
		card.Nodes = append(card.Nodes, row)
	}
	return card
}
