package panel

import (
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

const (
	toolbarHeight = 44
	toolSide      = 32
	toolGap       = 2
	toolIcon      = 18

	fewTools = 2*toolSide + toolGap // the width of those beside a headline
)

// Toolbar returns the toolbar, or where there is little room its first buttons. What does not fit is in the menus.
func Toolbar(t view.Toolbar) view.Node {
	const least, high = 300, 20 // the width with all parts, and the height of the lines between groups
	groups := view.Row{Gap: toolGap, Drops: true}
	for i, group := range t.Groups {
		if i > 0 {
			line := view.Fill{Ink: view.InkLine, Width: 1, Height: high}
			groups.Nodes = append(groups.Nodes, view.Space{Size: theme.Unit}, line, view.Space{Size: theme.Unit})
		}
		for _, b := range group {
			groups.Nodes = append(groups.Nodes, view.Press{Look: view.AsBare, Button: b})
		}
	}
	t.Switch.Look, t.Switch.Height = view.AsSwitch, switchHeight
	right := view.Row{}
	for _, b := range t.Right {
		right.Nodes = append(right.Nodes, view.Press{Look: view.AsBare, Button: b})
	}
	all := view.Row{Gap: theme.Gap, Nodes: []view.Node{groups, view.Space{}, right, t.Switch}}
	return middle(view.Either{Least: least, Wide: all, Narrow: groups})
}

// middle returns a node in the middle of its room's height.
func middle(n view.Node) view.Node {
	return view.Column{Nodes: []view.Node{view.Space{}, n, view.Space{}}}
}

// lidNode is the ground of the toolbar, in the colour of the menus above.
func lidNode() view.Node {
	return view.Layers{Nodes: []view.Node{
		grounded{ground: look{fill: theme.ColorBackground}},
		view.Column{Nodes: []view.Node{view.Space{}, view.Line(), view.Space{Size: 1}}},
	}}
}
