package panel

import (
	"slices"

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
		grounded{ground: look{fill: theme.ColorBackground}},
		view.Column{Nodes: []view.Node{view.Space{}, view.Line(), view.Space{Size: 1}}},
	}}
}
