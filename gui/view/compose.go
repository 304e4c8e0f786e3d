package view

import "ninefold/gui/locale"

// The distance of a card's content from its edges, and between its parts.
const (
	cardSide = 12
	cardTop  = 10
	partGap  = 6
	wordsGap = 8  // between words in a row
	factGap  = 3  // above each fact
	titled   = 18 // height of the row of a title
)

// onCard returns the content of a card without what is nil, with the usual margins.
func onCard(nodes ...Node) Column {
	c := Column{Gap: partGap, Inset: Inset{X: cardSide, Y: cardTop}}
	for _, n := range nodes {
		if n != nil {
			c.Nodes = append(c.Nodes, n)
		}
	}
	return c
}

// titleOf returns the first row of a card: a heading, and at the right or, if there is little room, below it, words.
func titleOf(words string, aside Node) Node {
	if words == "" && aside == nil {
		return nil
	}
	title := Flow{Gap: wordsGap, Height: titled, Nodes: []Node{Text{Words: words, Style: Label, Role: Heading}}}
	if aside != nil {
		title.Nodes = append(title.Nodes, Space{}, aside)
	}
	return title
}

// text returns words in a style on at most so many lines; nil for none.
func text(words string, style Style, most int) Node {
	if words == "" {
		return nil
	}
	return Text{Words: words, Style: style, Most: most}
}

// summary returns what a title is about, in words beside it.
func summary(words string) Node { return text(words, Small, 3) }

// resultOf returns the first row of a card with a result, of which a long one is cut.
func resultOf(title, result string) Node {
	return Row{Gap: wordsGap, Height: titled, Nodes: []Node{
		Text{Words: title, Style: Label, Role: Heading}, Space{}, Text{Words: result, Style: Strong},
	}}
}

// chip returns the menu of rule sets.
func (r Rules) chip() Node {
	name := locale.Text("panel.rules")
	return Press{Look: AsChip, Button: Button{Words: r.Name}, Name: name, Choices: r.Choices}
}

// wrapped returns buttons in rows that they fill; nil for none.
func wrapped(buttons []Button) Node {
	if len(buttons) == 0 {
		return nil
	}
	f := Flow{Gap: partGap, RowGap: partGap, Spread: true}
	for _, b := range buttons {
		f.Nodes = append(f.Nodes, Press{Button: b})
	}
	return f
}
