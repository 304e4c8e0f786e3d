package view

import "ninefold/engine/diagram"

// Prose is a page to read, in sections.
type Prose struct{ Sections []Section }

// Section is a part of it: Markdown, or a board in its place.
type Section struct {
	Markdown string // headings, paragraphs, lists, code and emphasis
	Board    *diagram.Diagram
}

// Keys is which keys do what, in groups.
type Keys struct{ Groups []KeyGroup }

// KeyGroup is a group of them.
type KeyGroup struct {
	Title string
	Keys  []KeyWords
}

// KeyWords is a key and what it does.
type KeyWords struct{ Keys, Does string }

// About is the program: its name beside its icon, and what there is to say of it.
type About struct {
	Name, Version string
	Words         []string // paragraphs
	Links         []Address
}

// Address is words that open a page of the web.
type Address struct{ Words, Address string }
