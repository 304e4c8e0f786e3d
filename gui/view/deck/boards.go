package deck

import (
	"ninefold/gui/language"
	"ninefold/gui/view"
)

// Boards shows the boards that changed last, a row for each.
type Boards struct {
	Boards []view.Board
	All    string // words of the link AllBoards; empty if there are no others
	Hint   string // shown if there are no boards
}

// AllBoards is the ID of the link to all boards.
const AllBoards = "boards"

func (d Boards) View() view.CardView {
	const height, rowHeight, tile, hintFoot = 26, 47, 34, 8
	name := language.Text("panel.boards")
	head := view.Row{Height: height, Nodes: []view.Node{heading(name), view.Space{}}}
	if d.All != "" {
		all := view.Button{ID: AllBoards, Words: d.All}
		head.Nodes = append(head.Nodes, view.Press{Button: all, Look: view.AsLink, Complete: true})
	}
	top := []view.Node{head}
	if len(d.Boards) == 0 {
		top = append(top, text(d.Hint, view.Small, 2), view.Space{Size: hintFoot})
	}
	rows := []view.Node{view.Column{Nodes: top, Inset: sides}}
	for i, b := range d.Boards {
		button := view.Button{ID: b.ID, Words: b.Words, Full: language.Listed(b.Words, b.Sentence, b.When)}
		row := leading(i, button, view.Row{Gap: cardSide, Height: rowHeight, Nodes: []view.Node{
			view.Picture{Board: b.Picture, Side: tile},
			view.Column{Nodes: []view.Node{strong(b.Words), small(b.Sentence)}},
			view.Space{}, small(b.When),
		}})
		row.Complete = true
		rows = append(rows, row)
	}
	return view.CardView{Class: "Boards", Name: name, Tab: view.TabStart, Content: view.Column{Nodes: rows}}
}
