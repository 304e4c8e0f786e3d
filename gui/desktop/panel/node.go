package panel

import (
	"slices"

	"ninefold/gui/desktop/theme"
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
	case view.Picture, view.Texts, view.Columns, view.Finder, view.Log, view.Prose:
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
	if stretches(r) && !p.measuring {
		height = max(height, a.height)
	}
	p.inLine(r, widths, a.cutTop(height))
}

// inLine draws the nodes of a row, each in the middle or at the foot of a line.
func (p *pen) inLine(r view.Row, widths []float32, line area) {
	for i, n := range r.Nodes {
		cell := line.cutLeft(widths[i])
		line.cutLeft(r.Gap)
		switch {
		case p.measuring:
		case stretches(n):
			p.node(n, &cell)
		case r.Low:
			cell = cell.cutBottom(p.heightOf(n, cell.width))
			p.node(n, &cell)
		default:
			p.inMiddle(n, cell)
		}
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
	left, behind := width-float32(len(r.Nodes)-1)*r.Gap, len(r.Nodes)
	for i, n := range r.Nodes {
		if n == view.Node(view.Space{}) {
			behind = i
		}
	}
	for _, now := range [...]func(i int) bool{
		func(i int) bool { return isRigid(r.Nodes[i]) },
		func(i int) bool { return !isRigid(r.Nodes[i]) && i > behind },
		func(i int) bool { return !isRigid(r.Nodes[i]) && i <= behind },
	} {
		for i, n := range r.Nodes {
			if now(i) {
				widths[i] = min(max(0, left), widthOf(n))
				left -= widths[i]
			}
		}
	}
	growing := widening(r.Nodes)
	for _, i := range growing {
		widths[i] += max(0, left) / float32(len(growing))
	}
	return widths
}

// widening returns the indexes of the nodes that share a row's spare width: its spaces and bars, or else its wide
// fields, or else its last menu.
func widening(nodes []view.Node) (all []int) {
	for want := spaceWidens; want <= menuWidens; want++ {
		for i, n := range nodes {
			if widens(n) == want {
				all = append(all, i)
			}
		}
		if len(all) > 0 {
			if want == menuWidens {
				return all[len(all)-1:]
			}
			return all
		}
	}
	return nil
}

// The kinds of nodes that take spare width, in their order.
const (
	nothingWidens = iota
	spaceWidens
	fieldWidens
	menuWidens
)

func widens(n view.Node) int {
	switch n := n.(type) {
	case view.Space:
		if n.Size == 0 {
			return spaceWidens
		}
	case view.Bar:
		return spaceWidens
	case view.Field:
		if !n.Narrow {
			return fieldWidens
		}
	case view.Select:
		return menuWidens
	case view.Row:
		if inside := widening(n.Nodes); inside != nil {
			return widens(n.Nodes[inside[0]])
		}
	}
	return nothingWidens
}

// stretches reports whether a node takes the spare height of its column.
func stretches(n view.Node) bool {
	switch n := n.(type) {
	case view.Space:
		return n.Size == 0
	case view.Field:
		return n.Lines > 0
	case view.Flow:
		return slices.ContainsFunc(n.Nodes, stretches) && widens(n.Nodes[0]) != spaceWidens
	case view.Row:
		return slices.ContainsFunc(n.Nodes, func(n view.Node) bool {
			f, ok := n.(view.Field)
			return ok && f.Lines > 0
		})
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
	spare, stretching := float32(0), 0
	if !p.measuring {
		for _, n := range c.Nodes {
			if stretches(n) {
				stretching++
			}
		}
		if stretching > 0 {
			spare = max(0, a.height-p.heightOf(c, a.width)) / float32(stretching)
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
		if !stretches(n) || p.measuring {
			p.node(n, &inside)
			continue
		}
		part := inside.cutTop(p.heightOf(n, inside.width) + spare)
		p.node(n, &part)
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

// table draws rows whose first cells have the width that the widest of them needs, but at most half of the area.
func (p *pen) table(t view.Table, a *area) {
	first := float32(0)
	for _, cells := range t.Rows {
		if len(cells) > 1 {
			first = max(first, widthOf(cells[0]))
		}
	}
	first = min(first, a.width/2)
	for i, cells := range t.Rows {
		if i > 0 {
			a.cutTop(t.Gap)
		}
		if len(cells) == 1 {
			p.node(cells[0], a)
			continue
		}
		words := *a
		key := words.cutLeft(first)
		p.node(cells[0], &key)
		words.cutLeft(theme.Inset)
		p.node(cells[1], &words)
		a.cutTop(max(words.y, key.y) - a.y)
	}
}
