package panel

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/theme"
)

// grid shows any number of cells of one size, in rows. Only those in view have widgets, which are used again for others
// as it is scrolled.
type grid struct {
	widget.BaseWidget
	scroll  *container.Scroll
	bare    fyne.CanvasObject // the scroller, without shadows
	pen     pen
	number  int
	cell    fyne.Size
	columns int
	draw    func(i int, hovered bool) drawing       // of a cell, as data that can be compared
	take    func(i int)                             // a cell was clicked; nil if none can be
	keys    func(key *fyne.KeyEvent) (handled bool) // takes a key while the grid has the keyboard; nil if it never has
	views   []*View[drawing]
	hovered int // -1 for none
	focused bool
}

var (
	_ fyne.Focusable    = (*grid)(nil)
	_ fyne.Tappable     = (*grid)(nil)
	_ fyne.Accessible   = (*grid)(nil)
	_ fyne.Disableable  = (*grid)(nil)
	_ desktop.Hoverable = (*grid)(nil)
)

func newGrid(options *Options) *grid {
	g := &grid{hovered: -1}
	g.pen = pen{owner: g, options: options}
	g.ExtendBaseWidget(g)
	g.scroll, g.bare = newScroller(g)
	g.scroll.OnScrolled = func(fyne.Position) { g.redraw() }
	return g
}

// lay sets how many cells there are, of which size, in how many columns. The grid has a width and a height then.
func (g *grid) lay(number int, cell fyne.Size, columns int) {
	g.number, g.cell, g.columns = number, cell, max(1, columns)
	g.scroll.Refresh() // what it scrolls may have become longer, or shorter
	g.redraw()
}

func (g *grid) height() float32 {
	if g.number == 0 {
		return 0
	}
	return float32((g.number-1)/g.columns+1) * g.cell.Height
}

// at is where a cell is.
func (g *grid) at(i int) area {
	return area{float32(i%g.columns) * g.cell.Width, float32(i/g.columns) * g.cell.Height, g.cell.Width, g.cell.Height}
}

// reveal scrolls so that a cell is in view.
func (g *grid) reveal(i int) {
	if i < 0 || i >= g.number || g.columns == 0 {
		return
	}
	cell, height := g.at(i), g.scroll.Size().Height
	offset := g.scroll.Offset.Y
	if foot := cell.y + cell.height; foot > offset+height {
		offset = foot - height
	}
	g.scrollTo(min(offset, cell.y))
}

func (g *grid) scrollTo(y float32) {
	g.scroll.ScrollToOffset(fyne.NewPos(0, max(0, min(y, g.height()-g.scroll.Size().Height))))
	g.redraw()
}

// redraw draws the cells in view.
func (g *grid) redraw() {
	if g.cell.Height <= 0 || g.scroll.Size().Height <= 0 {
		return
	}
	height := g.scroll.Size().Height
	first := int(g.scroll.Offset.Y/g.cell.Height) * g.columns
	foot := g.scroll.Offset.Y + height
	for len(g.views) < (int(height/g.cell.Height)+2)*g.columns {
		g.views = append(g.views, NewView[drawing](g.pen.options))
	}
	g.pen.draw(func() {
		for i := max(0, first); i < g.number && g.at(i).y < foot; i++ {
			v := g.views[i%len(g.views)]
			g.pen.put(v, g.at(i))
			v.Set(g.draw(i, i == g.hovered && g.take != nil))
		}
	})
}

// hit is the cell at a position; -1 for none.
func (g *grid) hit(at fyne.Position) int {
	if g.cell.Height <= 0 || at.X < 0 || at.Y < 0 || int(at.X/g.cell.Width) >= g.columns {
		return -1
	}
	if i := int(at.Y/g.cell.Height)*g.columns + int(at.X/g.cell.Width); i < g.number {
		return i
	}
	return -1
}

func (g *grid) Tapped(e *fyne.PointEvent) {
	if i := g.hit(e.Position); i >= 0 && g.take != nil {
		g.take(i)
	}
}

func (g *grid) MouseIn(e *desktop.MouseEvent)    { g.hover(g.hit(e.Position)) }
func (g *grid) MouseMoved(e *desktop.MouseEvent) { g.hover(g.hit(e.Position)) }
func (g *grid) MouseOut()                        { g.hover(-1) }

func (g *grid) hover(i int) {
	if g.hovered != i {
		g.hovered = i
		g.redraw()
	}
}

// leave is called when the grid is no longer drawn.
func (g *grid) leave() { unfocus(g, g.focused) }

// scrollBy scrolls by a key. Fyne tells nobody that it has scrolled then.
func (g *grid) scrollBy(key fyne.KeyName) bool {
	scrolled := scrollBy(g.scroll, key)
	g.redraw()
	return scrolled
}

// Disabled reports whether the grid never has the keyboard. Enable and Disable change nothing.
func (g *grid) Disabled() bool { return g.keys == nil }
func (g *grid) Enable()        {}
func (g *grid) Disable()       {}

func (g *grid) FocusGained()     { g.focused = true; g.redraw() }
func (g *grid) FocusLost()       { g.focused = false; g.redraw() }
func (g *grid) TypedRune(r rune) { passRuneOn(g, r) }

func (g *grid) TypedKey(key *fyne.KeyEvent) {
	if g.keys == nil || !g.keys(key) {
		passOn(g, key)
	}
}

// moved is the cell to which a key leads from another one, and false for keys that lead nowhere.
func (g *grid) moved(from int, key fyne.KeyName) (to int, moves bool) {
	page := max(1, int(g.scroll.Size().Height/max(1, g.cell.Height))) * g.columns
	by, moves := map[fyne.KeyName]int{
		fyne.KeyLeft: -1, fyne.KeyRight: 1, fyne.KeyUp: -g.columns, fyne.KeyDown: g.columns,
		fyne.KeyPageUp: -page, fyne.KeyPageDown: page, fyne.KeyHome: -g.number, fyne.KeyEnd: g.number,
	}[key]
	if g.columns == 1 && (key == fyne.KeyLeft || key == fyne.KeyRight) {
		return from, false
	}
	return max(0, min(from+by, g.number-1)), moves
}

func (g *grid) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }
func (g *grid) AccessibilityLabel() string             { return "" }

func (g *grid) CreateRenderer() fyne.WidgetRenderer {
	return &penRenderer{&g.pen, g.redraw, func() fyne.Size { return fyne.NewSize(0, g.height()) }}
}

// scrollBy scrolls by the usual keys, and reports whether the key is one of them.
func scrollBy(s *container.Scroll, key fyne.KeyName) bool {
	const line = 10 * theme.Unit
	y, page, end := s.Offset.Y, s.Size().Height-line, s.Content.Size().Height-s.Size().Height
	switch key {
	case fyne.KeyUp:
		y -= line
	case fyne.KeyDown:
		y += line
	case fyne.KeyPageUp:
		y -= page
	case fyne.KeyPageDown, fyne.KeySpace:
		y += page
	case fyne.KeyHome:
		y = 0
	case fyne.KeyEnd:
		y = end
	default:
		return false
	}
	s.ScrollToOffset(fyne.NewPos(s.Offset.X, max(0, min(y, end))))
	return true
}
