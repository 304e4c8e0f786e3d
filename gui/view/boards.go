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

func (d Boards) Box() Box {
	return Box{Class: "Boards", Name: locale.Text("panel.boards"), Tab: TabStart, Content: d.content()}
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

// content has a row for each board.
func (d Boards) content() Column {
	const height, hintFoot = 26, 8
	title := Text{Words: locale.Text("panel.boards"), Style: Label, Role: Heading}
	head := Row{Height: height, Nodes: []Node{title, Space{}}}
	if d.All != "" {
		head.Nodes = append(head.Nodes, Press{Button: Button{ID: AllBoards, Words: d.All}, Look: AsLink, Own: true})
	}
	card := Column{Nodes: []Node{Column{Nodes: []Node{head}, Inset: sides}}}
	if len(d.Boards) == 0 {
		hint := Column{Nodes: []Node{text(d.Hint, Small, 2), Space{Size: hintFoot}}, Inset: sides}
		card.Nodes = append(card.Nodes, hint)
	}
	for i, b := range d.Boards {
		button := Button{ID: b.ID, Words: b.Words, Full: locale.Listed(b.Words, b.Sentence, b.When)}
		picture := Thumbnail{Board: b.Picture, Side: tileSide}
		row := tall(i, button, b.Sentence, Text{Words: b.When, Style: Small}, picture)
		row.Own = true
		card.Nodes = append(card.Nodes, row)
	}
	return card
}

// tileSide is the side, in units, of what stands before two lines of words.
const tileSide = 34

// tall returns row i of a card: something that leads somewhere, with two lines of words after a tile, and a text at the
// right.
func tall(i int, b Button, sentence string, right Text, tile Node) Press {
	const height = 47
	row := Row{Gap: cardSide, Height: height, Nodes: []Node{
		tile, Column{Nodes: []Node{Text{Words: b.Words, Style: Strong}, Text{Words: sentence, Style: Small}}},
		Space{}, right,
	}}
	face := Column{Nodes: []Node{row}, Inset: sides}
	if i == 0 {
		return Press{Button: b, Look: AsFace, Face: face}
	}
	return Press{Button: b, Look: AsFace, Face: Layers{Nodes: []Node{face, Line{}}}}
}
