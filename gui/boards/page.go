package boards

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"ninefold/gui/locale"
	"ninefold/gui/panel"
	"ninefold/gui/scene"
	"ninefold/gui/session"
	"ninefold/gui/theme"
	"ninefold/gui/view"
	"ninefold/gui/widgets"
)

// page is the list while it is shown: its head with the kinds and the field to find a board, the boards, and at the
// foot what can be done with the chosen one.
type page struct {
	list    *List
	boards  []listed
	kind    kind
	finding *finding // what was found last, or is being looked for
	shown   []int    // of boards: those of the kind that the words find

	tip, message string // in the place of what the chosen board is; the tip comes first
	warns        bool   // the message is a warning

	head    *panel.View[panel.BoardsHead]
	field   *widgets.Field
	tiles   *tiles
	none    *widgets.Paragraph // in the place of boards
	foot    *panel.View[panel.BoardsFoot]
	content *fyne.Container
}

func newPage(l *List, boards []listed, k kind, words string) *page {
	p := &page{list: l, boards: boards, kind: k}
	options := &panel.Options{Do: p.do, Touch: l.Touch()}
	p.head, p.foot = panel.NewView[panel.BoardsHead](options), panel.NewView[panel.BoardsFoot](options)
	p.field = widgets.NewField(words, locale.Text("boards.find"))
	p.field.OnChanged = func(string) { p.find(0) }
	p.tiles, p.none = newTiles(p), widgets.NewParagraph("")
	p.content = container.New(pageLayout{p}, p.head, p.field, p.none, p.tiles, p.foot)
	return p
}

// do does what a kind or a button stands for.
func (p *page) do(id string) {
	one := p.chosen()
	for _, k := range kinds {
		if string(k) == id {
			p.kind = k
			p.find(0)
			return
		}
	}
	if one == nil {
		return
	}
	switch id {
	case "boards.open":
		p.list.Open(&one.Entry)
	case "boards.rename":
		p.list.rename(one)
	case "boards.saveAs":
		p.list.save(one)
	case "boards.delete":
		p.list.remove(one)
	}
}

// show shows what was found.
func (p *page) show(f *finding) {
	p.shown = f.shown
	head := panel.BoardsHead{Title: locale.Text("boards.title"), Room: p.head.Shown().Room}
	for _, k := range kinds {
		head.Kinds.Choices = append(head.Kinds.Choices, view.Choice{ID: string(k), On: k == p.kind,
			Words: locale.Text("boards."+string(k), locale.Args{"Number": f.counts[k]})})
	}
	p.head.Set(head)
	empty := ""
	switch {
	case len(p.boards) == 0:
		empty = locale.Text("boards.hint")
	case len(p.shown) == 0:
		empty = locale.Text("boards.none")
	}
	p.none.SetText(empty)
	p.content.Layout.Layout(p.content.Objects, p.content.Size())
	p.tiles.choose(f.at)
}

// chosen is the board that is chosen; nil for none.
func (p *page) chosen() *listed {
	if at := p.tiles.at; at >= 0 && at < len(p.shown) {
		return &p.boards[p.shown[at]]
	}
	return nil
}

// number is the number of the board that is chosen; 0 for none.
func (p *page) number() int {
	if one := p.chosen(); one != nil {
		return one.ID
	}
	return 0
}

// behind is the number of the board behind the chosen one, or before it if that is the last; 0 for none.
func (p *page) behind() int {
	at := p.tiles.at + 1
	if at >= len(p.shown) {
		at = p.tiles.at - 1
	}
	if at < 0 {
		return 0
	}
	return p.boards[p.shown[at]].ID
}

// title is what a board is called.
func (p *page) title(e *session.Entry) string {
	return scene.InList(e, p.list.Host.Tasks.Clock.Now()).Title
}

// tell says at the foot what the chosen board is, or what there is to say instead, and what can be done with it.
func (p *page) tell() {
	one := p.chosen()
	foot := panel.BoardsFoot{}
	for i, id := range [...]string{"boards.open", "boards.rename", "boards.saveAs", "boards.delete"} {
		foot.Buttons = append(foot.Buttons,
			view.Button{ID: id, Words: locale.Text(id), Primary: i == 0, Disabled: one == nil})
	}
	switch {
	case p.tip != "":
		foot.Words = p.tip
	case p.message != "":
		foot.Words, foot.Warning = p.message, p.warns
	case one != nil:
		foot.Words = scene.About(&one.Entry, p.list.Host.Tasks.Clock.Now())
	}
	p.foot.Set(foot)
}

// pageLayout lays the page out: the head above, the foot below, the boards in the room between.
type pageLayout struct{ page *page }

const (
	pageSide            = 4 * theme.Unit // at the left and the right
	findWidth   float32 = 220
	leastTiles  float32 = 100
	widestTile  float32 = 200
	roomForFind         = findWidth + theme.Inset
)

// MinSize is small: the window has its own.
func (pageLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSquareSize(leastTiles) }

func (l pageLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	p := l.page
	if size.Width <= 2*pageSide {
		return
	}
	width := size.Width - 2*pageSide
	head := p.head.Shown()
	head.Room = width - roomForFind
	p.head.Set(head)
	y := theme.Inset + put(p.head, pageSide, theme.Inset, width, p.head.HeightFor(width)) + theme.Inset
	find := min(findWidth, width-head.TitleWidth()-theme.Inset)
	put(p.field, pageSide+width-find, theme.Inset, find, panel.BoardsHeadLine)
	foot := p.foot.HeightFor(width)
	bottom := size.Height - theme.Inset - foot
	put(p.foot, pageSide, bottom, width, foot)
	height := max(0, bottom-theme.Inset-y)
	put(p.none, pageSide, y, width, height)
	const margin = panel.TileMargin
	put(p.tiles, pageSide-margin, y-margin, width+2*margin, height+margin)
}

// put places an object, and returns its height.
func put(o fyne.CanvasObject, x, y, width, height float32) float32 {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(width, height))
	return height
}

// tileIn is how large a tile is in rows of a width: no wider than looks good, and as wide as fills the row.
func tileIn(width float32) fyne.Size {
	const gap = theme.Inset
	columns := math.Ceil(float64((width + gap) / (widestTile + gap)))
	return panel.TileSize(float32(math.Floor(float64(width+gap)/max(1, columns))) - gap)
}
