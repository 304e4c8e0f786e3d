package panel

import (
	"slices"

	enginetext "ninefold/engine/notation/text"
	"ninefold/engine/picture/drawing"
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
	const iconSide, longest, most = 18, 24, 12 // units, characters of an offer, and lines of the sentence
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

const (
	toolbarHeight = 44
	toolSide      = 32
	toolGap       = 2
	toolIcon      = 18

	fewTools = 2*toolSide + toolGap // the width of those beside a headline
)

// Toolbar returns the toolbar, or where there is little room its first buttons. A group that does not fit is in the
// menus.
func Toolbar(t view.Toolbar) view.Node {
	const least, high = 300, 20 // the width with all parts, and the height of the lines between groups
	groups := view.Row{Gap: 2 * theme.Unit, Drops: true}
	for i, group := range t.Groups {
		line := view.Row{Gap: 2 * theme.Unit}
		if i > 0 {
			line.Nodes = append(line.Nodes, view.Fill{Ink: view.InkLine, Width: 1, Height: high})
		}
		groups.Nodes = append(groups.Nodes, view.Row{Gap: line.Gap, Nodes: append(line.Nodes, toolsOf(group))})
	}
	few := toolsOf(slices.Concat(t.Groups...))
	few.Drops = true
	t.Switch.Look, t.Switch.Height = view.AsSwitch, switchHeight
	all := view.Row{Gap: theme.Gap, Nodes: []view.Node{groups, view.Space{}, toolsOf(t.Right), t.Switch}}
	return middle(view.Either{Least: least, Wide: all, Narrow: few})
}

func toolsOf(buttons []view.Button) view.Row {
	tools := view.Row{Gap: toolGap}
	for _, b := range buttons {
		tools.Nodes = append(tools.Nodes, view.Press{Look: view.AsBare, Button: b})
	}
	return tools
}

// middle returns a node in the middle of its room's height.
func middle(n view.Node) view.Node {
	return view.Column{Nodes: []view.Node{view.Space{}, n, view.Space{}}}
}

// lidNode is the ground of the toolbar, in the colour of the menus above.
func lidNode() view.Node {
	return view.Layers{Nodes: []view.Node{
		grounded{ground: look{fill: drawing.Card}},
		view.Column{Nodes: []view.Node{view.Space{}, view.Line(), view.Space{Size: 1}}},
	}}
}

// footOf returns the foot of a dialog, a page or a window: buttons, and words beside or, if there is little room, above
// them. That of a page or a window is a card, with the buttons at the left.
func footOf(all []view.Button, message string, warning, isCard bool) view.Node {
	const most, formGap = 24, theme.Gap // lines of the words, and between buttons
	words, least := view.Text{Words: message, Style: view.Small, Most: most, Least: 1}, float32(180)
	if warning {
		words.Ink = view.InkWrong
	}
	if isCard {
		words.Align, least = view.Right, 300
		if warning {
			words.Ink = view.InkTrouble
		}
	}
	buttons := view.Row{Gap: formGap}
	for _, b := range all {
		buttons.Nodes = append(buttons.Nodes, view.Press{Look: view.AsFoot, Button: b})
	}
	beside, alone := view.Row{Gap: formGap}, view.Row{Gap: formGap}
	if isCard {
		beside.Nodes = append(slices.Clone(buttons.Nodes), view.Space{}, words) // only the words can be narrower
		alone.Nodes = []view.Node{buttons, view.Space{}}
	} else {
		beside.Nodes, alone.Nodes = []view.Node{words, view.Space{}, buttons}, []view.Node{view.Space{}, buttons}
	}
	var foot view.Node = view.Either{Wide: alone, Narrow: view.InRows(all)}
	if message != "" || len(all) == 0 {
		words.Align = view.Left
		above := view.Column{Gap: theme.Gap, Nodes: []view.Node{words, foot}}
		foot = view.Either{Wide: beside, Narrow: above, Least: widthOf(buttons) + 2*formGap + least}
	}
	if isCard {
		inset := view.Inset{X: theme.Gap, Y: theme.Gap}
		return framedCard(view.CardView{Content: view.Column{Inset: inset, Nodes: []view.Node{foot}}})
	}
	return foot
}
