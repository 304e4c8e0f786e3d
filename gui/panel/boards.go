package panel

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/diagram"
	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// Boards is the boards that changed last.
type Boards struct {
	Boards []Board
	All    string // words that lead to all of them, by the ID AllBoards; empty while there are none
	Hint   string // in the place of boards
}

// AllBoards is given to Options.Do to show all boards.
const AllBoards = "boards"

// Board is one of them.
type Board struct {
	ID       string // given to Options.Do
	Picture  diagram.Diagram
	Words    string
	Sentence string
	When     string
}

const boardHeight = 46

func (d Boards) paint(p *pen, a area) float32 {
	top := a.y
	a.cutTop(theme.Gap)
	title := a.within(theme.Inset)
	title = title.cutTop(titleHeight)
	if d.All != "" {
		width := strong.width(d.All) + 2*theme.Unit
		link := title.cutRight(width)
		link.x += theme.Unit
		p.press(link, boardsLink(d.All), func() { p.options.Do(AllBoards) })
	}
	p.title(&title, locale.Text("panel.boards"), "", caption)
	a.cutTop(titleHeight)
	if len(d.Boards) == 0 {
		a.cutTop(theme.Unit)
		hint := a.within(theme.Inset)
		p.paragraph(&hint, d.Hint, caption, 2)
		return hint.y - top + theme.Gap
	}
	for i, b := range d.Boards {
		row := a.cutTop(p.touchable(boardHeight))
		if i > 0 {
			p.line(row.within(theme.Inset))
		}
		p.press(row, boardRow(b), func() { p.options.Do(b.ID) })
	}
	return a.y - top
}

func (Boards) tab() string { return tabStart }

// boardsLink is the words that lead to all boards.
type boardsLink string

func (f boardsLink) traits() traits { return traits{label: string(f), radius: theme.Unit} }

func (f boardsLink) draw(p *pen, a area) {
	p.text(a, string(f), strong.in(fynetheme.ColorNamePrimary), fyne.TextAlignCenter)
}

type boardRow Board

func (f boardRow) traits() traits {
	comma := locale.Text("clause.comma")
	return traits{label: f.Words + comma + f.Sentence + comma + f.When, radius: theme.CardRadius}
}

func (f boardRow) draw(p *pen, a area) {
	const side = 34
	a = a.within(theme.Inset)
	p.picture(a.cutLeft(side).middle(side), f.Picture)
	a.cutLeft(theme.Inset)
	a.cutRight(p.text(a, f.When, caption, fyne.TextAlignTrailing) + theme.Gap)
	a = a.middle(plain.line() + caption.line())
	p.text(a.cutTop(plain.line()), f.Words, strong, fyne.TextAlignLeading)
	p.text(a, f.Sentence, caption, fyne.TextAlignLeading)
}

// Tile is a board in a list of pictures, which the list itself lets be chosen.
type Tile struct {
	Board
	On bool // it is chosen
}

// How large a tile is, in units, and its picture.
const (
	TileWidth, TileHeight = tileSide + 2*theme.Inset, tileSide + 2*theme.Inset + 42
	tileSide              = 160
)

func (d Tile) paint(p *pen, a area) float32 {
	a.height = TileHeight
	outline := look{fill: fynetheme.ColorNameInputBackground, stroke: theme.ColorHairline, radius: theme.CardRadius}
	if d.On {
		outline.stroke, outline.thick = fynetheme.ColorNamePrimary, 2
	}
	p.box(a, outline)
	a = a.inset(theme.Inset)
	p.picture(a.cutTop(tileSide), d.Picture)
	a.cutTop(theme.Unit)
	p.text(a.cutTop(plain.line()), d.Words, strong, fyne.TextAlignLeading)
	a = a.cutTop(caption.line())
	a.cutRight(p.text(a, d.When, caption, fyne.TextAlignTrailing) + theme.Gap)
	p.text(a, d.Sentence, caption, fyne.TextAlignLeading)
	return TileHeight
}
