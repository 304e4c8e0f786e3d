package panel

import (
	"cmp"
	"slices"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

var (
	_ = kind(func(n view.Column) element {
		n.Nodes = slices.DeleteFunc(slices.Clone(n.Nodes), func(n view.Node) bool { return n == nil })
		return column{n, elementsOf(n.Nodes)}.element()
	})
	_ = kind(func(n view.Layers) element { return layersOf(elementsOf(n.Nodes)) })
	_ = kind(eitherElement)
	_ = kind(tableElement)
)

// column is elements below each other.
type column struct {
	view.Column
	parts []element
}

func (c column) element() element {
	e := element{
		natural: func() float32 { return cmp.Or(c.Widest, widest(c.parts)+2*c.Inset.X) },
		lay:     c.lay, least: c.least, soft: c.Widest == 0, stretches: c.Scrolls,
	}
	if c.Scrolls {
		e.lay = c.scrolled
	}
	if slices.ContainsFunc(c.parts, func(part element) bool { return part.most != nil }) {
		e.most = c.most
	}
	return e
}

func widest(parts []element) (width float32) {
	for _, part := range parts {
		width = max(width, part.width())
	}
	return width
}

// inside returns the distance of the parts from the left, and their width, in a column of a width.
func (c column) inside(width float32) (x, inside float32) {
	x, inside = c.Inset.X, width-2*c.Inset.X
	if by := inside - c.Widest; c.Widest > 0 && by > 0 {
		x, inside = x+round(by/2), inside-2*round(by/2)
	}
	return x, inside
}

func (c column) least(width float32) float32 {
	if c.Scrolls {
		return c.Height
	}
	_, inside := c.inside(width)
	height := c.lay(width).height
	for _, part := range c.parts {
		height -= part.lay(inside).height - part.leastAt(inside)
	}
	return height
}

// most returns the height at a width with all rows of lists.
func (c column) most(width float32) float32 {
	_, inside := c.inside(width)
	height := c.lay(width).height
	for _, part := range c.parts {
		if part.most != nil {
			height += max(0, part.most(inside)-part.lay(inside).height)
		}
	}
	return height
}

func (c column) lay(width float32) placed {
	x, inside := c.inside(width)
	parts, height, stretching := make([]placed, len(c.parts)), 2*c.Inset.Y-c.Gap, float32(0)
	for i, part := range c.parts {
		parts[i] = part.lay(inside)
		height += parts[i].height + c.Gap
		if part.stretches {
			stretching++
		}
	}
	height = max(height, c.Height, 0)
	return placed{height: height, draw: func(p *pen, a area) {
		spare, stretching := a.height-height, stretching
		a = area{a.x + x, a.y + c.Inset.Y, inside, a.height - 2*c.Inset.Y}
		for i, part := range parts {
			high := part.height
			switch {
			case spare < 0:
				by := min(high-c.parts[i].leastAt(inside), -spare)
				high, spare = high-by, spare+by
			case c.parts[i].stretches:
				by := spare / stretching
				if most := c.parts[i].most; most != nil && i < len(parts)-1 {
					by = max(0, min(by, most(inside)-high))
				}
				high, spare, stretching = high+by, spare-by, stretching-1
			}
			part.draw(p, a.cutTop(high))
			a.cutTop(c.Gap)
		}
	}}
}

// scrolled lays the column out in a room of its Height. What does not fit scrolls.
func (c column) scrolled(width float32) placed {
	whole := c
	whole.Scrolls, whole.Height = false, 0
	content := whole.lay(width)
	return placed{height: c.Height, draw: func(p *pen, a area) {
		if content.height <= a.height {
			content.draw(p, a)
			return
		}
		s := keep(p, "scrolled", func() *scrolledView {
			s := &scrolledView{view: NewView(p.options)}
			s.Scroller = newScroller(s.view)
			return s
		})
		if s.view.Set(whole.Column) {
			s.ScrollToTop()
		}
		p.put(s.Scroller, a)
		s.Refresh()
	}}
}

// scrolledView is nodes that scroll.
type scrolledView struct {
	*Scroller
	view *View
}

func (s *scrolledView) leave() { s.view.leave() }

// layersOf returns elements in the same room.
func layersOf(all []element) element {
	return element{
		natural:   func() float32 { return widest(all) },
		stretches: slices.ContainsFunc(all, func(e element) bool { return e.stretches }),
		lay: func(width float32) placed {
			parts, height := make([]placed, len(all)), float32(0)
			for i, part := range all {
				parts[i] = part.lay(width)
				height = max(height, parts[i].height)
			}
			return placed{height: height, draw: func(p *pen, a area) {
				for _, part := range parts {
					part.draw(p, a)
				}
			}}
		},
	}
}

// eitherElement returns the first of two nodes if that fits, or else the second.
func eitherElement(n view.Either) element {
	wide, narrow := elementOf(n.Wide), elementOf(n.Narrow)
	of := func(width float32) element {
		if cmp.Or(n.Least, wide.width()) <= width {
			return wide
		}
		return narrow
	}
	return element{
		natural: wide.width, soft: true,
		least: func(width float32) float32 { return of(width).leastAt(width) },
		lay:   func(width float32) placed { return of(width).lay(width) },
	}
}

// tableElement returns rows whose first cells have the width that the widest of them needs, but at most half of the
// area.
func tableElement(n view.Table) element {
	rows, widest := make([][]element, len(n.Rows)), float32(0)
	for i, cells := range n.Rows {
		rows[i] = elementsOf(cells)
		if len(cells) > 1 {
			widest = max(widest, rows[i][0].width())
		}
	}
	return element{lay: func(width float32) placed {
		lines := column{Column: view.Column{Gap: n.Gap}}
		for _, cells := range rows {
			line := element{lay: cells[0].lay}
			if len(cells) > 1 {
				first := element{natural: func() float32 { return min(widest, width/2) }, lay: cells[0].lay,
					stretches: true}
				rest := element{lay: cells[1].lay, soft: true, stretches: true}
				line = element{lay: rowOf(view.Row{Gap: theme.Inset}, []element{first, rest}).line}
			}
			lines.parts = append(lines.parts, line)
		}
		return lines.lay(width)
	}}
}
