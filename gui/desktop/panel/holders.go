package panel

import (
	"cmp"

	"fyne.io/fyne/v2"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

var _ = kind(func(n view.Column) columnElement { return columnElement{n, elementsOf(n.Nodes)} })

// columnElement is nodes below each other.
type columnElement struct {
	view.Column
	parts []element
}

func (c columnElement) natural() float32 { return widest(c.parts) + 2*c.Inset.X }
func (c columnElement) rigid() bool      { return false }
func (c columnElement) stretches() bool  { return c.Scrolls }

func widest(parts []element) (width float32) {
	for _, part := range parts {
		width = max(width, part.natural())
	}
	return width
}

// inside returns the distance of the parts from the left, and their width, in a column of a width.
func (c columnElement) inside(width float32) (x, inside float32) {
	x, inside = c.Inset.X, width-2*c.Inset.X
	if by := inside - c.Widest; c.Widest > 0 && by > 0 {
		x, inside = x+round(by/2), inside-2*round(by/2)
	}
	return x, inside
}

// least returns the height at a width with pictures as small as they become.
func (c columnElement) least(width float32) float32 {
	_, inside := c.inside(width)
	height := c.lay(width, "").height
	for _, part := range c.parts {
		height -= part.lay(inside, "").height - leastOf(part, inside)
	}
	return height
}

func (c columnElement) lay(width float32, tab string) placed {
	if c.Scrolls {
		return c.scrolled(width, tab)
	}
	x, inside := c.inside(width)
	height, stretching := 2*c.Inset.Y, float32(0)
	var parts []placed
	var shown []element
	for i, part := range c.parts {
		if c.Nodes[i] == nil || isSaid(c.Nodes[i], tab) {
			continue
		}
		if len(parts) > 0 {
			height += c.Gap
		}
		parts, shown = append(parts, part.lay(inside, tab)), append(shown, part)
		height += parts[len(parts)-1].height
		if stretches(part) {
			stretching++
		}
	}
	height = max(height, c.Height)
	return placed{height: height, draw: func(p *pen, a area) {
		spare := a.height - height
		a = area{a.x + x, a.y + c.Inset.Y, inside, a.height - 2*c.Inset.Y}
		for i, part := range parts {
			high := part.height
			if spare < 0 {
				by := min(high-leastOf(shown[i], inside), -spare)
				high, spare = high-by, spare+by
			}
			room := a
			if stretches(shown[i]) {
				high += max(0, spare) / stretching
			}
			if stretches(shown[i]) || high != part.height {
				room = a.top(high)
			}
			part.draw(p, room)
			a.cutTop(high + c.Gap)
		}
	}}
}

// scrolled lays the column out in a room of its Height. What does not fit scrolls.
func (c columnElement) scrolled(width float32, tab string) placed {
	whole := c
	whole.Scrolls, whole.Height = false, 0
	content := whole.lay(width, tab)
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

func (s *scrolledView) leave()                         { s.view.leave() }
func (s *scrolledView) scrollBy(key fyne.KeyName) bool { return scrollBy(s.Scroller, key) }

// isSaid reports whether a node is a heading alone whose words a tab says.
func isSaid(n view.Node, tab string) bool {
	title, ok := n.(view.Row)
	if !ok || len(title.Nodes) != 1 || tab == "" {
		return false
	}
	words, ok := title.Nodes[0].(view.Text)
	return ok && words.Role == view.Heading && words.Words == tab
}

var _ = kind(func(n view.Layers) layers { return elementsOf(n.Nodes) })

// layers are elements in the same room.
type layers []element

func (l layers) natural() float32 { return widest(l) }

func (l layers) lay(width float32, tab string) placed {
	parts, height := make([]placed, len(l)), float32(0)
	for i, part := range l {
		parts[i] = part.lay(width, tab)
		height = max(height, parts[i].height)
	}
	return placed{height: height, draw: func(p *pen, a area) {
		for _, part := range parts {
			part.draw(p, a.top(height))
		}
	}}
}

var _ = kind(func(n view.Either) either { return either{elementOf(n.Wide), elementOf(n.Narrow), n.Least} })

// either is the first of two elements if that fits, or else the second.
type either struct {
	wide, narrow element
	least        float32 // 0 for the natural width of the first
}

func (e either) natural() float32 { return e.wide.natural() }
func (e either) rigid() bool      { return false }

func (e either) lay(width float32, tab string) placed {
	if cmp.Or(e.least, e.natural()) <= width {
		return e.wide.lay(width, tab)
	}
	return e.narrow.lay(width, tab)
}

var _ = kind(newTable)

// table is rows whose first cells have the width that the widest of them needs, but at most half of the area.
type table struct {
	ownLine
	gap   float32
	rows  [][]element
	first float32
}

func newTable(t view.Table) table {
	all := table{gap: t.Gap}
	for _, cells := range t.Rows {
		row := elementsOf(cells)
		if len(row) > 1 {
			all.first = max(all.first, row[0].natural())
		}
		all.rows = append(all.rows, row)
	}
	return all
}

func (t table) lay(width float32, tab string) placed {
	first := min(t.first, width/2)
	height := t.gap * float32(max(0, len(t.rows)-1))
	rows, heights := make([][]placed, len(t.rows)), make([]float32, len(t.rows))
	for i, cells := range t.rows {
		if len(cells) == 1 {
			rows[i] = []placed{cells[0].lay(width, tab)}
		} else {
			rows[i] = []placed{cells[0].lay(first, tab), cells[1].lay(width-first-theme.Inset, tab)}
		}
		for _, cell := range rows[i] {
			heights[i] = max(heights[i], cell.height)
		}
		height += heights[i]
	}
	return placed{height: height, draw: func(p *pen, a area) {
		for i, cells := range rows {
			row := a
			if len(cells) == 2 {
				cells[0].draw(p, row.cutLeft(first))
				row.cutLeft(theme.Inset)
			}
			cells[len(cells)-1].draw(p, row)
			a.cutTop(heights[i] + t.gap)
		}
	}}
}
