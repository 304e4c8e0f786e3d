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

func (d Keys) Box() Box { return Box{Class: "Keys", Bare: true, Content: d.content()} }

// content has the keys of all groups in one column, and what they do beside them.
func (d Keys) content() Table {
	const most = 4 // lines of what a key does
	keys := Table{Gap: wordsGap}
	for i, g := range d.Groups {
		title := Column{Nodes: []Node{Text{Words: g.Title, Style: Headed}}}
		if i > 0 {
			title.Inset.Y = wordsGap
		}
		keys.Rows = append(keys.Rows, []Node{title})
		for _, k := range g.Keys {
			keys.Rows = append(keys.Rows, []Node{
				Text{Words: k.Key, Style: Strong, Role: Term}, Text{Words: k.Words, Most: most},
			})
		}
	}
	return keys
}

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
	return Box{Class: "About", Bare: true, Content: d.content()}
}

func (d About) content() Column {
	const side, gap, most = 64, 16, 12
	name := Column{Gap: wordsGap, Nodes: []Node{Text{Words: d.Name, Style: Large}, Text{Words: d.Version}}}
	about := Column{Gap: wordsGap, Nodes: []Node{Row{Gap: wordsGap, Nodes: []Node{Logo{Side: side}, name}}}}
	for i, words := range d.Words {
		about.Nodes = append(about.Nodes, Text{Words: words, Most: most})
		if i == 0 && len(d.Links) > 0 {
			links := Flow{Gap: gap}
			for _, l := range d.Links {
				links.Nodes = append(links.Nodes, Link{To: l})
			}
			about.Nodes = append(about.Nodes, links)
		}
	}
	return about
}

// Address is a page of the web.
type Address struct{ Words, Address string }
