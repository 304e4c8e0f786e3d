package panel

import (
	"ninefold/engine/diagram"
	"ninefold/gui/icon"
	"ninefold/gui/locale"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type start view.Start

func (d start) paint(p *pen, a *area) {
	for i, w := range d.Ways {
		p.tallRow(a, i, w.ID, tallRow{icon: w.Icon, words: w.Words, sentence: w.Sentence, keys: w.Keys})
	}
}

// tallRow is a row with two lines of words: a way in with its icon, or a board with its picture.
type tallRow struct {
	icon            icon.Name // empty for a board
	picture         diagram.Diagram
	words, sentence string
	keys, when      string // at the right
}

// tallRow draws row i of a card at the top of an area, and cuts it off.
func (p *pen) tallRow(a *area, i int, id string, f tallRow) {
	row := a.cutTop(tallRowHeight)
	if i > 0 {
		p.line(row)
	}
	p.press(row, f, func() { p.options.Do(id) })
}

const tallRowHeight = 47

func (f tallRow) traits() traits {
	return traits{label: locale.Listed(f.words, f.sentence, f.when), radius: theme.CardRadius}
}

func (f tallRow) draw(p *pen, a area) {
	const side = 34
	a = a.within(theme.Inset)
	tile := a.cutLeft(side).middle(side)
	if f.icon == "" {
		p.picture(tile, f.picture, p.options.Post)
	} else {
		p.box(tile, look{fill: theme.ColorAccentTint, radius: theme.ButtonRadius})
		p.icon(tile.inset(theme.Gap), f.icon, theme.ColorPrimary)
	}
	a.cutLeft(theme.Inset)
	a.cutRight(p.text(a, f.keys+f.when, caption.right()) + theme.Gap)
	p.twoLines(a, f.words, f.sentence, strong, caption)
}

type boards view.Boards

const boardsTitleHeight = 26

func (d boards) paint(p *pen, a *area) {
	head := a.cutTop(boardsTitleHeight)
	words := head.within(theme.Inset).middle(titleHeight)
	p.title(&words, locale.Text("panel.boards"), "", caption)
	if d.All != "" {
		f := link{d.All, strong.in(theme.ColorPrimary).right(), theme.Inset, false}
		p.press(head, f, func() { p.options.Do(view.AllBoards) })
	}
	if len(d.Boards) == 0 {
		a.cutTop(theme.Unit)
		hint := a.within(theme.Inset)
		p.paragraph(&hint, d.Hint, caption, 2)
		a.cutTop(hint.y - a.y + theme.Gap)
		return
	}
	for i, b := range d.Boards {
		p.tallRow(a, i, b.ID, tallRow{picture: b.Picture, words: b.Words, sentence: b.Sentence, when: b.When})
	}
}
