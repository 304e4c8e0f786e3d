package panel

import (
	"sort"

	"fyne.io/fyne/v2"

	"ninefold/gui/view"
)

// grid shows any number of cells in rows, each as high as it needs. Only cells in view have widgets, which are reused
// when the grid is scrolled.
type grid struct {
	*surface
	scroll  *Scroller
	number  int
	columns int
	width   float32                                 // of a cell
	tops    []float32                               // tops of the rows, and the bottom of the last
	lowest  float32                                 // height of the lowest row
	below   float32                                 // the room left below the last row
	draw    func(i int) view.Node                   // returns a cell
	take    func(id int)                            // called when an entry was clicked
	keys    func(key *fyne.KeyEvent) (handled bool) // takes a key while the grid has the keyboard; nil: never has it
	views   []*cell
	over    int     // the ID of the entry under the pointer; nothing for none
	from    float32 // the offset at which it was drawn last
}

// entryID is the ID of the entry that an area of a cell stands for.
type entryID int

const nothing = -1 // in place of an entry's ID

// newGrid returns a grid of nothing, which handles its own input.
func newGrid(options *Options) *grid {
	g := &grid{over: nothing}
	g.surface = newSurface(g, options)
	g.scroll = newScroller(g.surface)
	g.scroll.around = options.Scroll
	g.scroll.OnScrolled = func(fyne.Position) { g.redraw() }
	return g
}

// lay sets the number of cells and columns, the width of the cells, and the height of each row. The caller must then
// place and refresh the grid.
func (g *grid) lay(number, columns int, width float32, height func(row int) float32) {
	g.number, g.columns, g.width, g.lowest, g.below = number, max(1, columns), width, 0, 0
	rows := (number + g.columns - 1) / g.columns
	g.tops = make([]float32, rows+1)
	for i := range rows {
		high := height(i)
		g.tops[i+1] = g.tops[i] + high
		if i == 0 || high < g.lowest {
			g.lowest = high
		}
	}
}

// refresh redraws the cells. The height of the content may have changed.
func (g *grid) refresh() {
	g.scroll.Refresh()
	g.redraw()
}

// alike returns the height function of equal rows.
func alike(height float32) func(int) float32 { return func(int) float32 { return height } }

func (g *grid) height() float32 {
	if len(g.tops) == 0 {
		return 0
	}
	return g.tops[len(g.tops)-1] + g.below
}

// whole returns a height, or if not all rows fit in it, that of those that do; but at least that of a row.
func (g *grid) whole(height float32) float32 {
	if i := g.rowAt(height); i > 0 && i < len(g.tops)-1 {
		return g.tops[i]
	}
	return height
}

func (g *grid) least() fyne.Size { return fyne.NewSize(0, g.height()) }

func (g *grid) cellArea(i int) area {
	row := i / g.columns
	return area{float32(i%g.columns) * g.width, g.tops[row], g.width, g.tops[row+1] - g.tops[row]}
}

// rowAt returns the row at a distance from the top, or the number of rows if there is none.
func (g *grid) rowAt(y float32) int {
	return sort.Search(max(0, len(g.tops)-1), func(i int) bool { return g.tops[i+1] > y })
}

// reveal scrolls a cell into view.
func (g *grid) reveal(i int) {
	if i >= 0 && i < g.number {
		cell := g.cellArea(i)
		g.scrollTo(min(cell.y, max(g.scroll.Offset.Y, cell.y+cell.height-g.scroll.Size().Height)))
	}
}

func (g *grid) scrollTo(y float32) {
	g.scroll.ScrollToOffset(fyne.NewPos(0, max(0, min(y, g.height()-g.scroll.Size().Height))))
	g.redraw()
}

// redraw draws the cells in view. What was scrolled away from below the pointer no longer looks pointed at.
func (g *grid) redraw() {
	if len(g.tops) == 0 || g.scroll.Size().Height <= 0 {
		return
	}
	if g.from != g.scroll.Offset.Y {
		g.from, g.over = g.scroll.Offset.Y, nothing
	}
	height := g.scroll.Size().Height
	first, foot := g.rowAt(g.scroll.Offset.Y)*g.columns, g.scroll.Offset.Y+height
	for g.number > 0 && len(g.views) < (int(height/g.lowest)+2)*g.columns {
		g.views = append(g.views, newCell(g.pen.options))
	}
	g.pen.draw(func() {
		for i := first; i < g.number && g.cellArea(i).y < foot; i++ {
			v := g.views[i%len(g.views)]
			g.pen.put(v, g.cellArea(i))
			v.Set(g.draw(i))
		}
	})
}

// hit returns the ID of the entry at a position.
func (g *grid) hit(at fyne.Position) int {
	i := g.rowAt(at.Y)*g.columns + int(at.X/g.width)
	if at.X < 0 || at.Y < 0 || at.X >= float32(g.columns)*g.width || i >= g.number {
		return nothing
	}
	cell := g.views[i%len(g.views)]
	if id, ok := cell.pen.at(at.Subtract(cell.Position())).(entryID); ok {
		return int(id)
	}
	return nothing
}

func (g *grid) tapped(e *fyne.PointEvent) {
	if id := g.hit(e.Position); id != nothing {
		g.take(id)
	}
}

func (g *grid) pointed(at fyne.Position, on bool) {
	over := nothing
	if on {
		over = g.hit(at)
	}
	if g.over != over {
		g.over = over
		g.redraw()
	}
}

// scrollBy scrolls by a key, and redraws, since Fyne does not report this scrolling.
func (g *grid) scrollBy(key fyne.KeyName) bool {
	scrolled := g.scroll.scrollBy(key)
	g.redraw()
	return scrolled
}

func (g *grid) isDisabled() bool { return g.keys == nil }

func (g *grid) typed(key *fyne.KeyEvent) bool { return g.keys != nil && g.keys(key) }

// moved returns the cell to which a key leads from another, and reports false for other keys.
func (g *grid) moved(from int, key fyne.KeyName) (to int, moves bool) {
	page := max(1, int(g.scroll.Size().Height/max(1, g.lowest))) * g.columns
	by, moves := map[fyne.KeyName]int{
		fyne.KeyLeft: -1, fyne.KeyRight: 1, fyne.KeyUp: -g.columns, fyne.KeyDown: g.columns,
		fyne.KeyPageUp: -page, fyne.KeyPageDown: page, fyne.KeyHome: -g.number, fyne.KeyEnd: g.number,
	}[key]
	if g.columns == 1 && (key == fyne.KeyLeft || key == fyne.KeyRight) {
		return from, false
	}
	return max(0, min(from+by, g.number-1)), moves
}
