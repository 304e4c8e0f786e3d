package panel

import (
	enginetext "ninefold/engine/notation/text"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

const (
	titleLine = 24  // height of the headline's first line
	narrow    = 360 // the width below which the sentence has three lines
)

// headlineHeight returns the height of a headline whose sentence has this many lines.
func headlineHeight(lines int) float32 { return titleLine + float32(lines)*styles[view.Muted].line() }

// linesIn returns how many lines the sentence has in a headline of a width.
func linesIn(width float32) int {
	if width < narrow {
		return 3
	}
	return 2
}

// Headline returns the headline: its words with what they offer, over as many lines of the sentence as there is room
// for.
func Headline(h view.Headline) view.Node {
	const iconSide, longest, most = 18, 40, 12 // units, characters of an offer, and lines of the sentence
	title := view.Row{Gap: theme.Gap, Height: titleLine}
	if h.Icon != "" {
		mark := view.Icon{Icon: h.Icon, Side: iconSide}
		if h.Icon == icon.Check { // something has been solved
			mark.Ink = view.InkYes
		}
		title.Nodes = append(title.Nodes, mark)
	}
	title.Nodes = append(title.Nodes, view.Text{Words: h.Words, Style: view.Headed, Most: 2})
	if b := h.Offer; b.ID != "" {
		b.Words = enginetext.Cut(b.Words, longest)
		title.Nodes = append(title.Nodes, view.Press{Look: view.AsOffer, Button: b})
	}
	sentence := view.Text{Words: h.Sentence, Style: view.Muted, Most: most, Yields: true}
	said := view.Row{Gap: theme.Unit, High: true, Nodes: []view.Node{sentence}}
	if h.Warning {
		sentence.Ink = view.InkTrouble
		said.Nodes = []view.Node{view.Icon{Icon: icon.Warning, Side: buttonIcon, Ink: sentence.Ink}, sentence}
	}
	headline := view.Column{Nodes: []view.Node{title, said}}
	if h.Progress == 0 {
		return headline
	}
	done := view.Column{Nodes: []view.Node{view.Bar{Fill: view.Working, Share: min(h.Progress, 1), Height: 2}}}
	return view.Layers{Nodes: []view.Node{headline, done}}
}
