package panel

import (
	"slices"

	"ninefold/engine/picture/drawing"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// stack is cards one below the other. A card that grows takes the spare height, but one with cards below it no more
// than it uses. If there is too little, pictures of boards and lists become lower.
type stack struct {
	cards []view.CardView
	gap   float32
	tab   string // words of the tab above, which no card repeats; empty for none
	fills bool   // the last card fills the spare height with its background, if none grows
}

const cardGap = theme.Inset // between the cards of a sheet

func (s stack) element() element {
	all := column{Column: view.Column{Gap: s.gap}}
	grows := slices.ContainsFunc(s.cards, func(c view.CardView) bool { return c.Grows })
	for i, c := range s.cards {
		c.Content = below(s.tab, c.Content)
		e := elementOf(c.Content)
		if !c.Bare {
			e = framedCard(c).element()
		}
		e.stretches = c.Grows || s.fills && !grows && i == len(s.cards)-1
		all.parts = append(all.parts, e)
	}
	e := all.element()
	e.stretches = true
	return e
}

// framedCard returns a card with its background and outline.
func framedCard(c view.CardView) grounded {
	return grounded{whole: true, node: c.Content,
		ground: look{fill: drawing.Card, stroke: drawing.Hairline, radius: theme.CardRadius}}
}

// below returns the content of a card below a tab with some words, without a title that says the same. There a graph is
// lower.
func below(tab string, n view.Node) view.Node {
	if tab == "" {
		return n
	}
	switch n := n.(type) {
	case view.List:
		n.Title = ""
		return n
	case view.Graph:
		n.Low = true
		return n
	case view.Column:
		var nodes []view.Node
		for _, part := range n.Nodes {
			if !says(part, tab) {
				nodes = append(nodes, below(tab, part))
			}
		}
		n.Nodes = nodes
		return n
	}
	return n
}

// says reports whether a node is a heading alone with some words.
func says(n view.Node, heading string) bool {
	title, ok := n.(view.Row)
	if !ok || len(title.Nodes) != 1 {
		return false
	}
	words, ok := title.Nodes[0].(view.Text)
	return ok && words.Role == view.Heading && words.Words == heading
}

var _ = kind(columnsElement)

// columnsElement returns columns of cards, or one column where they would be too narrow.
func columnsElement(n view.Columns) element {
	wide, all := -1, []element{}
	for i, cards := range n.Columns {
		if len(cards) == 0 {
			continue
		}
		if i == n.Wide {
			wide = len(all)
		}
		all = append(all, stack{cards: view.CardViews(cards), gap: cardGap, fills: true}.element())
	}
	stacked := stack{cards: view.CardViews(slices.Concat(n.Columns...)), gap: cardGap, fills: true}.element()
	fits := func(width float32) bool { return len(all) < 2 || even(width, len(all)) >= n.Least }
	beside := func(room area) placed {
		return row{view.Row{Gap: cardGap}, all, columnWidths(all, wide, n.Least, room)}.line(room.width)
	}
	return element{stretches: true, lay: func(width float32) placed {
		if !fits(width) {
			return stacked.lay(width)
		}
		return placed{height: beside(area{width: width}).height, draw: func(p *pen, a area) { beside(a).draw(p, a) }}
	}, least: func(width float32) (height float32) {
		if !fits(width) {
			return stacked.lay(width).height // with boards as wide as the column
		}
		for i, width := range columnWidths(all, wide, n.Least, area{width: width}) {
			height = max(height, all[i].leastAt(width))
		}
		return height
	}}
}

// even returns the width of each of n equal columns.
func even(width float32, n int) float32 { return (width - float32(n-1)*cardGap) / float32(n) }

// columnWidths returns the widths of columns in a room: equal ones, or that of a wide column is what the others leave,
// each at least so wide or, in a higher room, as wide as makes a board in it fill the height.
func columnWidths(all []element, wide int, least float32, room area) []float32 {
	const roomy = 508 // the width of a wide column from which on boards in the others grow
	widths, left := make([]float32, len(all)), room.width-float32(len(all)-1)*(least+cardGap)
	for i, e := range all {
		switch widths[i] = even(room.width, len(all)); {
		case wide < 0 || i == wide:
			continue
		}
		more := float32(0)
		if low := e.leastAt(least); low != e.lay(least).height {
			more = max(0, min(left-roomy, room.height-low+leastPicture+2*theme.Inset-least))
		}
		widths[i], left = least+more, left-more
	}
	if wide >= 0 {
		widths[wide] = left
	}
	return widths
}
