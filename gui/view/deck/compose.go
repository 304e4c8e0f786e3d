// Package deck has the cards: what is known of something, for example of the players or of a position, and the nodes in
// which it is shown.
package deck

import (
	"ninefold/gui/language"
	"ninefold/gui/view"
)

// The distance of a card's content from its edges, and between its parts.
const (
	cardSide    = 12
	cardTop     = 10
	partGap     = 6
	wordsGap    = 8  // between words in a row
	factGap     = 3  // above each fact
	titleHeight = 18 // height of the row of a title
)

// onCard returns the content of a card without what is nil, with the usual margins.
func onCard(nodes ...view.Node) view.Column {
	c := view.Column{Gap: partGap, Inset: view.Inset{X: cardSide, Y: cardTop}}
	for _, n := range nodes {
		if n != nil {
			c.Nodes = append(c.Nodes, n)
		}
	}
	return c
}

// heading returns the words that name a card.
func heading(words string) view.Text {
	return view.Text{Words: words, Style: view.Label, Role: view.Heading}
}

// titleOf returns the first row of a card: a heading, and at the right or, if there is little room, below it, words.
func titleOf(words string, aside view.Node) view.Node {
	if words == "" && aside == nil {
		return nil
	}
	title := view.Row{Wraps: true, Gap: wordsGap, Height: titleHeight, Nodes: []view.Node{heading(words)}}
	if aside != nil {
		title.Nodes = append(title.Nodes, view.Space{}, aside)
	}
	return title
}

// text returns words in a style on at most so many lines; nil for none.
func text(words string, style view.Style, most int) view.Node {
	if words == "" {
		return nil
	}
	return view.Text{Words: words, Style: style, Most: most}
}

// tag returns an answer in a word.
func tag(words string, answer view.Answer) view.Text {
	return view.Text{Words: words, Style: view.Tagged, Ink: answer.Ink()}
}

// summary returns what a title is about, in words beside it.
func summary(words string) view.Node { return text(words, view.Small, 3) }

// resultOf returns the first row of a card with a result, of which a long one is cut.
func resultOf(title, result string) view.Node {
	return view.Row{Gap: wordsGap, Height: titleHeight, Nodes: []view.Node{
		heading(title), view.Space{}, view.Text{Words: result, Style: view.Strong},
	}}
}

// chip returns the menu of rule sets.
func (r Rules) chip() view.Node {
	name := language.Text("panel.rules")
	return view.Press{Look: view.AsChip, Button: view.Button{Words: r.Name}, Name: name, Choices: r.Choices}
}

// wrapped returns buttons in rows that they fill; nil for none.
func wrapped(buttons []view.Button) view.Node {
	if len(buttons) == 0 {
		return nil
	}
	return view.InRows(buttons)
}
