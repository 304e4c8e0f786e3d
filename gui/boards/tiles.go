package boards

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/aria"
	"ninefold/gui/panel"
	"ninefold/gui/scene"
	"ninefold/gui/widgets"
)

// tiles is the boards as pictures in rows, of which one is chosen. Only those in sight are made.
type tiles struct {
	widget.GridWrap
	view *view
	at   int // the one that is chosen, of those shown; -1 for none
}

func newTiles(v *view) *tiles {
	t := &tiles{view: v, at: -1}
	options := &panel.Options{Do: t.tap}
	t.Length = func() int { return len(v.shown) }
	t.CreateItem = func() fyne.CanvasObject {
		size := fyne.NewSize(panel.TileWidth, panel.TileHeight)
		return container.NewGridWrap(size, panel.NewView[panel.Tile](options))
	}
	t.UpdateItem = func(i widget.GridWrapItemID, item fyne.CanvasObject) {
		item.(*fyne.Container).Objects[0].(*panel.View[panel.Tile]).Set(t.tile(i))
	}
	t.OnSelected = t.choose
	t.OnHighlighted = t.choose
	t.ExtendBaseWidget(t)
	return t
}

// tile is a board as a tile, which names its place.
func (t *tiles) tile(i int) panel.Tile {
	one := &t.view.boards[t.view.shown[i]]
	return panel.Tile{On: i == t.at, Board: panel.Board{
		ID: strconv.Itoa(i), Picture: scene.Picture(&one.Entry), Words: one.Title, Sentence: one.Short, When: one.When,
	}}
}

// tap chooses a tile, or opens the board of the chosen one.
func (t *tiles) tap(id string) {
	i, err := strconv.Atoi(id)
	switch {
	case err != nil || i >= len(t.view.shown):
	case i == t.at:
		t.view.open(t.view.chosen())
	default:
		t.Highlight(i)
		t.choose(i)
		t.view.Dialogs.Window.Canvas().Focus(t)
	}
}

// showAnew shows other boards, of which the first is chosen.
func (t *tiles) showAnew() {
	t.at = min(0, t.Length()-1)
	t.UnselectAll()
	t.ScrollToTop()
	t.Refresh()
}

func (t *tiles) choose(i int) {
	before := t.at
	t.at = i
	t.RefreshItem(before)
	t.RefreshItem(i)
	t.view.tell()
}

// TypedKey opens the chosen board by Enter and deletes it by Delete; other keys move among the boards or go on.
func (t *tiles) TypedKey(key *fyne.KeyEvent) {
	one := t.view.chosen()
	switch {
	case widgets.IsEnter(key) && one != nil:
		t.view.open(one)
	case (key.Name == fyne.KeyDelete || key.Name == fyne.KeyBackspace) && one != nil:
		t.view.remove(one)
	case key.Name == fyne.KeyEscape:
		widgets.PassOn(t, key)
	default:
		t.GridWrap.TypedKey(key)
	}
}

// Elements are the boards for a screen reader, as far as there are not too many.
func (t *tiles) Elements() []aria.Element {
	const most = 500
	box := aria.Element{Role: aria.ListBox, Part: t}
	for i := range min(t.Length(), most) {
		one := &t.view.boards[t.view.shown[i]]
		box.Elements = append(box.Elements, aria.Element{
			Role: aria.Option, Name: one.Title + ", " + one.Sentence + ", " + one.When, On: i == t.at,
			Do: func() { t.choose(i) },
		})
	}
	return []aria.Element{box}
}
