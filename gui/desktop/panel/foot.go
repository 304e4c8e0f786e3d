package panel

import (
	"slices"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

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
