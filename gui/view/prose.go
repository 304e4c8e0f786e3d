package view

import "ninefold/engine/picture/diagram"

// Prose is a page of text.
type Prose struct{ Sections []Section }

func (d Prose) View() CardView { return CardView{Class: "Prose", Bare: true, Grows: true, Content: d} }

// Section is a part of Prose: Markdown, or a board.
type Section struct {
	Markdown string // headings, paragraphs, lists, code and emphasis
	Board    *diagram.Diagram
}
