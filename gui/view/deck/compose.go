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

var (
	buttonsInset = view.Inset{X: 8, Y: 8}
	formInset    = view.Inset{X: cardSide, Y: cardSide}
	sides        = view.Inset{X: cardSide}
)

// onCard returns a card of parts below each other, with the usual margins.
func onCard(class string, tab view.Tab, parts ...view.Node) view.CardView {
	return view.CardView{Class: class, Tab: tab,
		Content: view.Column{Gap: partGap, Inset: view.Inset{X: cardSide, Y: cardTop}, Nodes: parts}}
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

// resultOf returns the first row of a card with a result at its right, of which a long one is cut.
func resultOf(title string, result ...view.Node) view.Row {
	return view.Row{Gap: wordsGap, Height: titleHeight,
		Nodes: append([]view.Node{heading(title), view.Space{}}, result...)}
}

// text returns words in a style on at most so many lines; nil for none.
func text(words string, style view.Style, most int) view.Node {
	if words == "" {
		return nil
	}
	return view.Text{Words: words, Style: style, Most: most}
}

func strong(words string) view.Text { return view.Text{Words: words, Style: view.Strong} }
func muted(words string) view.Text  { return view.Text{Words: words, Style: view.Muted} }
func small(words string) view.Text  { return view.Text{Words: words, Style: view.Small} }

// tag returns an answer in a word.
func tag(words string, answer view.Answer) view.Text {
	return view.Text{Words: words, Style: view.Tagged, Ink: answer.Ink()}
}

// summary returns what a title is about, in words beside it.
func summary(words string) view.Node { return text(words, view.Small, 3) }

// presses returns buttons of a look.
func presses(look view.Look, buttons ...view.Button) (all []view.Node) {
	for _, b := range buttons {
		all = append(all, view.Press{Button: b, Look: look})
	}
	return all
}

// chip returns the menu of rule sets, or without choices the name of the one there is.
func (r Rules) chip() view.Node {
	if len(r.Choices) == 0 {
		return muted(r.Name)
	}
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
