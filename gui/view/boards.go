package view

import (
	"ninefold/engine/diagram"
	"ninefold/gui/locale"
)

// Boards shows the boards that changed last.
type Boards struct {
	Boards []Board
	All    string // words of the link AllBoards; empty if there are no boards
	Hint   string // shown if there are no boards
}

// AllBoards is the ID of the link to all boards.
const AllBoards = "boards"

// Board is a board in a list.
type Board struct {
	ID       string // of the press
	Picture  diagram.Diagram
	Words    string
	Sentence string
	Short    string // the sentence, for a tile
	Shortest string // for a small tile
	When     string
}

// Compose has a row for each board.
func (d Boards) Compose() Column {
	const height, hintFoot = 26, 8
	title := Text{Words: locale.Text("panel.boards"), Style: Label, Role: Heading}
	head := Row{Height: height, Nodes: []Node{title, Space{}}}
	if d.All != "" {
		head.Nodes = append(head.Nodes, Press{Button: Button{ID: AllBoards, Words: d.All}, Look: AsLink})
	}
	card := Column{Nodes: []Node{Column{Nodes: []Node{head}, Inset: sides}}}
	if len(d.Boards) == 0 {
		hint := Column{Nodes: []Node{text(d.Hint, Small, 2), Space{Size: hintFoot}}, Inset: sides}
		card.Nodes = append(card.Nodes, hint)
	}
	for i, b := range d.Boards {
		button := Button{ID: b.ID, Words: b.Words, Full: locale.Listed(b.Words, b.Sentence, b.When)}
		picture := Thumbnail{Board: b.Picture, Side: tileSide}
		card.Nodes = append(card.Nodes, tall(i, button, b.Sentence, b.When, picture))
	}
	return card
}

// tileSide is the side, in units, of what stands before two lines of words.
const tileSide = 34

// tall returns row i of a card: something that leads somewhere, with two lines of words after a tile, and a text at the
// right.
func tall(i int, b Button, sentence, right string, tile Node) Node {
	const height = 47
	row := Row{Gap: cardSide, Height: height, Nodes: []Node{
		tile, Column{Nodes: []Node{Text{Words: b.Words, Style: Strong}, Text{Words: sentence, Style: Small}}}, Space{},
		Text{Words: right, Style: Small},
	}}
	press := Press{Button: b, Look: AsFace, Face: Column{Nodes: []Node{row}, Inset: sides}}
	if i == 0 {
		return press
	}
	return Column{Nodes: []Node{Line{}, press}}
}
