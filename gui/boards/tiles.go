package boards

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/aria"
	"ninefold/gui/panel"
	"ninefold/gui/scene"
	"ninefold/gui/widgets"
)

// tiles is the boards as pictures in rows, of which one is chosen: by a click or the arrow keys. A click on the chosen
// one opens it. Only those in sight are made.
type tiles struct {
	widget.GridWrap
	view *view
	at   int // the one that is chosen, of those shown; -1 for none
}

func newTiles(v *view) *tiles {
	t := &tiles{view: v, at: -1}
	t.Length = func() int { return len(v.shown) }
	t.CreateItem = func() fyne.CanvasObject {
		size := fyne.NewSize(panel.TileWidth, panel.TileHeight)
		return container.NewGridWrap(size, panel.NewView[panel.Tile](&panel.Options{}))
	}
	t.UpdateItem = func(i widget.GridWrapItemID, item fyne.CanvasObject) {
		item.(*fyne.Container).Objects[0].(*panel.View[panel.Tile]).Set(t.tile(i))
	}
	t.OnSelected = t.clicked
	t.ExtendBaseWidget(t)
	return t
}

// tile is a board as a tile.
func (t *tiles) tile(i int) panel.Tile {
	one := &t.view.boards[t.view.shown[i]]
	said := t.view.said(one)
	return panel.Tile{On: i == t.at, Board: panel.Board{
		Picture: scene.Picture(&one.Entry), Words: said.Title, Sentence: said.Short, When: said.When,
	}}
}

// clicked chooses a tile, or opens the board of the chosen one.
func (t *tiles) clicked(i int) {
	t.UnselectAll() // so that the same one can be clicked again
	if i == t.at {
		t.view.open(t.view.chosen())
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
	t.view.tell()
}

// TypedKey moves among the boards, opens the chosen one by Enter and deletes it by Delete; other keys go on.
func (t *tiles) TypedKey(key *fyne.KeyEvent) {
	const page = 3 // rows
	row := t.ColumnCount()
	steps := map[fyne.KeyName]int{
		fyne.KeyLeft: -1, fyne.KeyRight: 1, fyne.KeyUp: -row, fyne.KeyDown: row,
		fyne.KeyPageUp: -page * row, fyne.KeyPageDown: page * row,
		fyne.KeyHome: -t.Length(), fyne.KeyEnd: t.Length(),
	}
	one := t.view.chosen()
	switch by, moves := steps[key.Name]; {
	case moves:
		t.choose(t.at + by)
	case one != nil && widgets.IsEnter(key):
		t.view.open(one)
	case one != nil && (key.Name == fyne.KeyDelete || key.Name == fyne.KeyBackspace):
		t.view.remove(one)
	default:
		widgets.PassOn(t, key)
	}
}

// Elements are the boards for a screen reader, as far as there are not too many.
func (t *tiles) Elements() []aria.Element {
	const most = 500
	box := aria.Element{Role: aria.ListBox, Part: t}
	for i := range min(t.Length(), most) {
		said := t.view.said(&t.view.boards[t.view.shown[i]])
		box.Elements = append(box.Elements, aria.Element{
			Role: aria.Option, Name: said.Title + ", " + said.Sentence + ", " + said.When, On: i == t.at,
			Do: func() { t.choose(i) },
		})
	}
	return []aria.Element{box}
}
