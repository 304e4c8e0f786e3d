package boards

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/aria"
	"ninefold/gui/panel"
	"ninefold/gui/scene"
	"ninefold/gui/view"
	"ninefold/gui/widgets"
)

// tiles is the boards as pictures in rows, of which one is chosen: by a click or the arrow keys. A click on the chosen
// one opens it. Only those in sight are made.
type tiles struct {
	widget.GridWrap
	page    *page
	at      int       // the one that is chosen, of those shown; -1 for none
	cell    fyne.Size // of a tile
	focused bool
}

func newTiles(p *page) *tiles {
	t := &tiles{page: p, at: -1}
	t.Length = func() int { return len(p.shown) }
	t.CreateItem = func() fyne.CanvasObject {
		return container.New(cellLayout{t}, panel.NewView[panel.Tile](&panel.Options{Post: p.list.Host.Tasks.Post}))
	}
	t.UpdateItem = func(i widget.GridWrapItemID, item fyne.CanvasObject) {
		item.(*fyne.Container).Objects[0].(*panel.View[panel.Tile]).Set(t.tile(i))
	}
	t.OnSelected = t.clicked
	t.ExtendBaseWidget(t)
	return t
}

// cellLayout has a tile in a cell.
type cellLayout struct{ tiles *tiles }

func (l cellLayout) MinSize([]fyne.CanvasObject) fyne.Size { return l.tiles.cell }

func (cellLayout) Layout(tile []fyne.CanvasObject, size fyne.Size) {
	put(tile[0], 0, 0, size.Width, size.Height)
}

// Resize makes the tiles as large as fills the rows.
func (t *tiles) Resize(size fyne.Size) {
	cell := tileIn(size.Width - 2*panel.TileMargin)
	if cell == t.cell {
		t.GridWrap.Resize(size)
		return
	}
	t.cell = cell
	t.Refresh() // reads the size of a cell, by which Resize counts the columns
	t.GridWrap.Resize(size)
	t.Refresh()
}

func (t *tiles) FocusGained() {
	t.focused = true
	t.GridWrap.FocusGained()
	t.Refresh()
}

func (t *tiles) FocusLost() {
	t.focused = false
	t.GridWrap.FocusLost()
	t.Refresh()
}

// tile is a board as a tile.
func (t *tiles) tile(i int) panel.Tile {
	one := &t.page.boards[t.page.shown[i]]
	said := t.page.said(one)
	return panel.Tile{On: i == t.at, Focused: i == t.at && t.focused, Board: view.Board{
		Picture: scene.Picture(&one.Entry), Words: said.Title, Sentence: said.Short, When: said.When,
	}}
}

// clicked chooses a tile, or opens the board of the chosen one.
func (t *tiles) clicked(i int) {
	t.UnselectAll() // so that the same one can be clicked again
	if i == t.at {
		t.page.do("boards.open")
		return
	}
	t.choose(i)
}

// choose makes one of the tiles the one that is chosen, and brings it into sight.
func (t *tiles) choose(i int) {
	t.at = min(max(i, 0), t.Length()-1)
	if t.at >= 0 {
		t.Highlight(t.at)
	}
	t.Refresh()
	t.page.message = ""
	t.page.tell()
}

// TypedKey takes a key, or lets the window have it.
func (t *tiles) TypedKey(key *fyne.KeyEvent) {
	if !t.take(key) {
		widgets.PassOn(t, key)
	}
}

// TypedRune lets the window have characters.
func (t *tiles) TypedRune(r rune) { t.page.list.TypedRune(r) }

// take moves among the boards, opens the chosen one by Enter and deletes it by Delete, and reports whether the key was
// one of those.
func (t *tiles) take(key *fyne.KeyEvent) bool {
	const page = 3 // rows
	row := t.ColumnCount()
	steps := map[fyne.KeyName]int{
		fyne.KeyLeft: -1, fyne.KeyRight: 1, fyne.KeyUp: -row, fyne.KeyDown: row,
		fyne.KeyPageUp: -page * row, fyne.KeyPageDown: page * row,
		fyne.KeyHome: -t.Length(), fyne.KeyEnd: t.Length(),
	}
	switch by, moves := steps[key.Name]; {
	case moves:
		t.choose(t.at + by)
	case widgets.IsEnter(key):
		t.page.do("boards.open")
	case key.Name == fyne.KeyDelete || key.Name == fyne.KeyBackspace:
		t.page.do("boards.delete")
	default:
		return false
	}
	return true
}

// Elements are the boards for a screen reader, as far as there are not too many.
func (t *tiles) Elements() []aria.Element {
	const most = 500
	box := aria.Element{Role: aria.ListBox, Part: t}
	for i := range min(t.Length(), most) {
		said := t.page.said(&t.page.boards[t.page.shown[i]])
		box.Elements = append(box.Elements, aria.Element{
			Role: aria.Option, Name: said.Title + ", " + said.Sentence + ", " + said.When, On: i == t.at,
			Do: func() { t.choose(i) },
		})
	}
	return []aria.Element{box}
}
