package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/engine/picture/drawing"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// BoardsName is the name by which the boards of a page get the keyboard.
const BoardsName = "boards"

// BoardsPage returns the page of all boards: the kinds and the search field at the top, the boards as pictures, and
// buttons for the chosen one at the foot. It asks only for boards in view.
func BoardsPage(d *view.BoardsPage) view.Node {
	const side, gap, find, line = 4 * theme.Unit, 5 * theme.Unit, 220, 9 * theme.Unit
	kinds := d.Kinds
	kinds.Look, kinds.Height = view.AsSwitch, switchHeight
	title := view.Text{Words: d.Title, Style: view.Large}
	field := view.Column{Widest: find, Nodes: []view.Node{d.Find}}
	wide := view.Row{Gap: gap, Height: line, Nodes: []view.Node{title, view.Space{}, field}}
	var head view.Node = wide
	if len(kinds.Choices) > 0 {
		below := view.Column{Gap: theme.Gap, Nodes: []view.Node{wide, view.Row{Nodes: []view.Node{kinds}}}}
		wide.Nodes = []view.Node{title, kinds, view.Space{}, field}
		head = view.Either{Wide: wide, Narrow: below}
	}
	boards := view.Layers{Nodes: []view.Node{view.Text{Words: d.Hint, Most: 6}, shelf{*d}}}
	return view.Column{Gap: theme.Inset, Inset: view.Inset{X: side, Y: theme.Inset}, Nodes: []view.Node{
		head, boards, footOf(d.Buttons, d.Foot, d.Warning, true)}}
}

// shelf is the boards as pictures.
type shelf struct{ view.BoardsPage }

func (s shelf) element() element {
	e := leaf(wholeLine, 0, func(p *pen, a area) {
		keep(p, BoardsName, func() *tiles { return newTiles(p.options) }).show(p, a, s.BoardsPage)
	})
	e.stretches = true
	return e
}

// tiles shows boards as pictures. A click or the arrow keys choose one.
type tiles struct {
	*grid
	data view.BoardsPage
}

func newTiles(options *Options) *tiles {
	t := &tiles{grid: newGrid(options)}
	t.grid.draw = func(i int) view.Node {
		on := i == t.data.Chosen
		shown := tile(t.data.At(i), t.width, states{on: on, focused: on && t.focused})
		shown.mark = entryID(i)
		return shown
	}
	t.grid.take = options.Choose
	t.grid.keys = func(key *fyne.KeyEvent) bool {
		to, moves := t.moved(t.data.Chosen, key.Name)
		if moves && to != t.data.Chosen && to >= 0 {
			options.Choose(to)
		}
		return moves
	}
	return t
}

func (t *tiles) show(p *pen, a area, d view.BoardsPage) {
	before := t.data
	t.data = d
	cell, columns := tilesIn(a.width)
	t.lay(d.Number, columns, cell.Width, alike(cell.Height))
	p.put(t.scroll, area{a.x - tileMargin, a.y - tileMargin, a.width + 2*tileMargin, a.height + tileMargin})
	t.refresh()
	if before.Turn != d.Turn || before.Chosen != d.Chosen {
		t.reveal(d.Chosen)
	}
}

// tilesIn returns the size of a tile and the number of tiles in a row of a width. Tiles fill the row, but are wide
// enough for most names.
func tilesIn(width float32) (cell fyne.Size, columns int) {
	const gap, least = theme.Inset, 180
	columns = max(1, int((width+gap)/(least+gap)))
	return tileSize(float32(int((width+gap)/float32(columns))) - gap), columns
}

// tileMargin is the free space at each side of a tile.
const tileMargin = theme.Inset / 2

// tileSize returns the size of a tile, `width` wide without margins: a square picture and two lines.
func tileSize(width float32) fyne.Size {
	return fyne.NewSize(width+2*tileMargin, width+2*tileMargin+41)
}

// tile returns a picture of a board in the list, in a tile of a width, whose grid takes the clicks.
func tile(b view.Board, width float32, s states) grounded {
	ground := look{fill: drawing.Card, stroke: drawing.Hairline, radius: theme.CardRadius}
	switch {
	case s.focused:
		ground.stroke, ground.thick = drawing.Accent, 2
	case s.on:
		ground.fill, ground.stroke = drawing.AccentTint, drawing.Accent
	}
	small := func(words string) view.Node { return view.Text{Words: words, Style: view.Small} }
	foot := view.Row{Gap: theme.Gap, Nodes: []view.Node{
		view.Either{Wide: small(b.Short), Narrow: small(b.Shortest)}, view.Space{}, small(b.When)}}
	words := view.Column{Nodes: []view.Node{view.Text{Words: b.Words, Style: view.Strong}, foot}}
	return grounded{margin: view.Inset{X: tileMargin, Y: tileMargin}, inset: theme.Inset, ground: ground,
		node: view.Column{Gap: theme.Unit, Nodes: []view.Node{
			view.Picture{Board: b.Picture, Side: width - 2*(tileMargin+theme.Inset)}, words}}}
}
