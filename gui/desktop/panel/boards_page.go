package panel

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// BoardsPage is the page of all boards: the kinds and the search field at the top, the boards as pictures, and buttons
// for the chosen one at the foot. It asks only for boards in view.
type BoardsPage struct {
	widget.BaseWidget
	data  view.BoardsPage
	pick  func(int)
	head  *View
	field *field
	hint  *View
	tiles *grid
	foot  *View
}

// NewBoardsPage returns a page without boards. It calls pick for a board that is clicked or that the arrow keys reach.
func NewBoardsPage(options *Options, pick func(int)) *BoardsPage {
	p := &BoardsPage{pick: pick}
	p.head, p.foot, p.hint = NewView(options), NewView(options), NewView(options)
	p.field = newField(view.Field{}, options)
	p.tiles = newGrid(options)
	p.tiles.take, p.tiles.keys = pick, p.key
	p.tiles.draw = func(i int, _ bool) view.Node {
		on := i == p.data.Chosen
		return tile(p.data.At(i), p.tiles.width, states{on: on, focused: on && p.tiles.focused})
	}
	p.ExtendBaseWidget(p)
	return p
}

// Set shows data.
func (p *BoardsPage) Set(data *view.BoardsPage) {
	before := p.data
	p.data = *data
	p.foot.Set(footOf(data.Buttons, data.Foot, data.Warning, true))
	p.hint.Set(view.Text{Words: data.Hint, Most: 6})
	p.lay(p.Size())
	p.field.show(data.Find) // it may take the keyboard from the boards, which must be the new ones by then
	if before.Turn != data.Turn || before.Chosen != data.Chosen {
		p.tiles.reveal(data.Chosen)
	}
}

// Focus gives the keyboard to the boards.
func (p *BoardsPage) Focus(c fyne.Canvas) { c.Focus(p.tiles.surface) }

// key moves among the boards, and reports whether it used the key.
func (p *BoardsPage) key(key *fyne.KeyEvent) bool {
	to, moves := p.tiles.moved(p.data.Chosen, key.Name)
	if moves && to != p.data.Chosen && to >= 0 {
		p.pick(to)
	}
	return moves
}

const (
	pageSide            = 4 * theme.Unit // at each side
	findWidth   float32 = 220
	widestTile  float32 = 200
	roomForFind         = findWidth + theme.Inset
)

// lay places the parts: the head above, the foot below, the boards between them.
func (p *BoardsPage) lay(size fyne.Size) {
	a := areaOf(size).within(pageSide)
	if a.width <= 0 {
		return
	}
	a.cutTop(theme.Inset)
	p.head.Set(boardsHead(p.data.Title, p.data.Kinds, a.width-roomForFind))
	find := min(findWidth, a.width-title.width(p.data.Title)-theme.Inset)
	put(p.field, area{a.x + a.width - find, a.y, find, boardsHeadLine})
	put(p.head, a.cutTop(p.head.HeightFor(a.width)))
	a.cutTop(theme.Inset)
	a.cutBottom(theme.Inset)
	put(p.foot, a.cutBottom(p.foot.HeightFor(a.width)))
	a.cutBottom(theme.Inset)
	a.height = max(0, a.height)
	put(p.hint, a)
	tiles := area{a.x - tileMargin, a.y - tileMargin, a.width + 2*tileMargin, a.height + tileMargin}
	cell, columns := tilesIn(a.width)
	p.tiles.lay(p.data.Number, columns, cell.Width, even(cell.Height))
	put(p.tiles.scroll, tiles)
	p.tiles.refresh()
}

// tilesIn returns the size of a tile and the number of tiles in a row of a width. Tiles fill the row, but are no wider
// than looks good.
func tilesIn(width float32) (cell fyne.Size, columns int) {
	const gap = theme.Inset
	n := math.Ceil(float64((width + gap) / (widestTile + gap)))
	size := tileSize(float32(math.Floor(float64(width+gap)/max(1, n))) - gap)
	return size, int(n)
}

func (p *BoardsPage) CreateRenderer() fyne.WidgetRenderer {
	return &renderer{
		objects: func() []fyne.CanvasObject {
			return []fyne.CanvasObject{p.head, p.field, p.hint, p.tiles.scroll, p.foot}
		},
		lay: p.lay, refresh: func() { p.lay(p.Size()) }, least: func() fyne.Size { return fyne.NewSquareSize(100) },
	}
}
