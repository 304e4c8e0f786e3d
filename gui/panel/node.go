package panel

import (
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

// node draws a node from the top of an area, and cuts off the height that it needs at the area's width.
func (p *pen) node(n view.Node, a *area) {
	switch n := n.(type) {
	case nil:
	case view.Row:
		p.row(n, a)
	case view.Column:
		p.column(n, a)
	case view.Flow:
		p.flow(n, a)
	case view.Layers:
		p.layers(n, a)
	case view.Either:
		if widthOf(n.Wide) <= a.width {
			p.node(n.Wide, a)
		} else {
			p.node(n.Narrow, a)
		}
	case view.Room:
		room := a.cutTop(max(p.heightOf(n.Node, a.width), p.heightOf(n.Or, a.width)))
		p.node(n.Node, &room)
	case view.Table:
		p.table(n, a)
	case view.Text:
		top := *a
		p.words(n, a)
		p.copyable(top.top(a.y-top.y), n.Copy)
	case view.Graph:
		p.graph(a.cutTop(p.graphHeight()), n)
	case view.Space:
		a.cutTop(n.Size)
	case view.List:
		p.titled(n, a)
	case view.Picture, view.Texts, view.Form, view.Columns, view.Finder, view.Log, view.Prose,
		view.Keys, view.About:
		drawn(n).paint(p, a)
	default:
		p.leaf(n, a)
	}
}

// heightOf returns the height that a node needs at a width.
func (p *pen) heightOf(n view.Node, width float32) float32 {
	a := area{width: width}
	(&pen{options: p.options, tab: p.tab, measuring: true}).node(n, &a)
	return a.y
}

// inMiddle draws a node in the middle of an area's height.
func (p *pen) inMiddle(n view.Node, a area) {
	if p.measuring {
		return
	}
	if row, ok := n.(view.Row); ok {
		p.inLine(row, p.widths(row, a.width), a)
		return
	}
	a = a.middle(p.heightOf(n, a.width))
	p.node(n, &a)
}

func (p *pen) row(r view.Row, a *area) {
	widths, height := p.widths(r, a.width), r.Height
	for i, n := range r.Nodes {
		height = max(height, p.heightOf(n, widths[i]))
	}
	p.inLine(r, widths, a.cutTop(height))
}

// inLine draws the nodes of a row, each in the middle of a line.
func (p *pen) inLine(r view.Row, widths []float32, line area) {
	for i, n := range r.Nodes {
		p.inMiddle(n, line.cutLeft(widths[i]))
		line.cutLeft(r.Gap)
	}
}

// widths returns the widths of a row's nodes.
func (p *pen) widths(r view.Row, width float32) []float32 {
	widths := make([]float32, len(r.Nodes))
	if r.Equal > 0 {
		for i := range widths {
			widths[i] = (width - float32(r.Equal-1)*r.Gap) / float32(r.Equal)
		}
		return widths
	}
	left, growing := width-float32(len(r.Nodes)-1)*r.Gap, -1
	for i, n := range r.Nodes {
		if widens(n) {
			growing = i
		}
	}
	give := func(i int) {
		widths[i] = min(max(0, left), widthOf(r.Nodes[i]))
		left -= widths[i]
	}
	for _, is := range [...]func(i int) bool{
		func(i int) bool { return isRigid(r.Nodes[i]) },
		func(i int) bool { return !isRigid(r.Nodes[i]) && growing >= 0 && i > growing },
		func(i int) bool {
			return !isRigid(r.Nodes[i]) && i < max(growing, 0) || growing < 0 && !isRigid(r.Nodes[i])
		},
	} {
		for i := range r.Nodes {
			if is(i) {
				give(i)
			}
		}
	}
	if growing >= 0 {
		widths[growing] = max(0, left)
	}
	return widths
}

// widens reports whether a node takes the spare width of its row.
func widens(n view.Node) bool {
	switch n := n.(type) {
	case view.Space:
		return n.Size == 0
	case view.Bar:
		return true
	}
	return false
}

// isRigid reports whether a node cannot be narrower.
func isRigid(n view.Node) bool {
	switch n := n.(type) {
	case view.Text:
		return n.Role == view.Heading
	case view.Row, view.Column, view.Flow, view.Either, view.Space, view.Bar:
		return false
	}
	return true
}

func (p *pen) column(c view.Column, a *area) {
	spare, spaces := float32(0), 0
	if !p.measuring {
		for _, n := range c.Nodes {
			if n == view.Node(view.Space{}) {
				spaces++
			}
		}
		if spaces > 0 {
			spare = max(0, a.height-p.heightOf(c, a.width)) / float32(spaces)
		}
	}
	a.cutTop(c.Inset.Y)
	inside := a.within(c.Inset.X)
	inside.height -= c.Inset.Y
	if by := inside.width - c.Widest; c.Widest > 0 && by > 0 {
		inside = inside.within(round(by / 2))
	}
	first := true
	for _, n := range c.Nodes {
		if n == nil || p.isSaid(n) {
			continue
		}
		if !first {
			inside.cutTop(c.Gap)
		}
		first = false
		if n == view.Node(view.Space{}) {
			inside.cutTop(spare)
		}
		p.node(n, &inside)
	}
	a.cutTop(inside.y - a.y + c.Inset.Y)
}

// isSaid reports whether a node is a heading alone whose words a tab says.
func (p *pen) isSaid(n view.Node) bool {
	title, ok := n.(view.Flow)
	if !ok || len(title.Nodes) != 1 || p.tab == "" {
		return false
	}
	words, ok := title.Nodes[0].(view.Text)
	return ok && words.Role == view.Heading && words.Words == p.tab
}

// flow draws nodes in a row or, if they do not fit, in several.
func (p *pen) flow(f view.Flow, a *area) {
	row := view.Row{Nodes: f.Nodes, Gap: f.Gap, Height: f.Height}
	rows := [][]view.Node{f.Nodes}
	if widthOf(row) > a.width {
		rows = broken(f, a.width)
	}
	for i, nodes := range rows {
		if i > 0 && f.Spread {
			a.cutTop(f.Gap)
		}
		row.Nodes = nodes
		if !f.Spread {
			p.row(row, a)
			continue
		}
		line, spare := a.cutTop(p.heightOf(nodes[0], a.width)), a.width-widthOf(row)
		for _, n := range nodes {
			p.inMiddle(n, line.cutLeft(widthOf(n)+spare/float32(len(nodes))))
			line.cutLeft(f.Gap)
		}
	}
}

// broken divides a flow's nodes among rows of a width. In one that they fill, each row takes as many as fit, primary or
// not, so that a button that becomes primary stays; but primary ones at the beginning have rows of their own.
func broken(f view.Flow, width float32) (rows [][]view.Node) {
	left, first := float32(-1), f.Spread
	for _, n := range f.Nodes {
		if widens(n) {
			continue
		}
		needs := widthOf(n)
		if left < needs {
			rows, left = append(rows, nil), width
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], n)
		left -= needs + f.Gap
		press, _ := n.(view.Press)
		if first = first && press.Button.Primary; first {
			left = -1
		}
	}
	return rows
}

func (p *pen) layers(l view.Layers, a *area) {
	height := float32(0)
	for _, n := range l.Nodes {
		height = max(height, p.heightOf(n, a.width))
	}
	room := a.cutTop(height)
	for _, n := range l.Nodes {
		layer := room
		p.node(n, &layer)
	}
}

const tableGap = 3 // above each row

// table draws rows whose first cells have the width that the widest of them needs, but at most half of the area.
func (p *pen) table(t view.Table, a *area) {
	first := float32(0)
	for _, cells := range t.Rows {
		first = max(first, widthOf(cells[0]))
	}
	first = min(first, a.width/2)
	for _, cells := range t.Rows {
		a.cutTop(tableGap)
		words := *a
		key := words.cutLeft(first)
		p.node(cells[0], &key)
		words.cutLeft(theme.Inset)
		p.node(cells[1], &words)
		a.cutTop(max(words.y, key.y) - a.y)
	}
}
