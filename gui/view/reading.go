package view

import "ninefold/engine/diagram"

// Prose is a page of text.
type Prose struct{ Sections []Section }

func (d Prose) Box() Box { return Box{Class: "Prose", Bare: true, Grows: true, Content: d} }

// Section is a part of Prose: Markdown, or a board.
type Section struct {
	Markdown string // headings, paragraphs, lists, code and emphasis
	Board    *diagram.Diagram
}

// Keys is a list of keys and what they do, in groups.
type Keys struct{ Groups []KeyGroup }

func (d Keys) Box() Box { return Box{Class: "Keys", Bare: true, Content: d} }

// KeyGroup is a group of Keys.
type KeyGroup struct {
	Title string
	Keys  []Fact // what each key does
}

// About describes the program: an icon, a name, and paragraphs.
type About struct {
	Name, Version string
	Words         []string // paragraphs
	Links         []Address
}

func (d About) Box() Box {
	return Box{Class: "About", Bare: true, Content: d}
}

// Address is a link to a web page.
type Address struct{ Words, Address string }
