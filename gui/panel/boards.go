package panel

import (
	"ninefold/gui/locale"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type boards view.Boards

const (
	boardHeight       = 46
	boardsTitleHeight = 26
)

func (d boards) paint(p *pen, a *area) {
	head := a.cutTop(boardsTitleHeight)
	words := head.within(theme.Inset).middle(titleHeight)
	p.title(&words, locale.Text("panel.boards"), "", caption)
	if d.All != "" {
		p.press(head, boardsLink(d.All), func() { p.options.Do(view.AllBoards) })
	}
	if len(d.Boards) == 0 {
		a.cutTop(theme.Unit)
		hint := a.within(theme.Inset)
		p.paragraph(&hint, d.Hint, caption, 2)
		a.cutTop(hint.y - a.y + theme.Gap)
		return
	}
	for i, b := range d.Boards {
		row := a.cutTop(boardHeight)
		if i > 0 {
			p.line(row.within(theme.Inset))
		}
		p.press(row, boardRow(b), func() { p.options.Do(b.ID) })
	}
}

// boardsLink are the words that lead to all boards, at the right of the title.
type boardsLink string

func (f boardsLink) traits() traits { return traits{label: string(f), radius: theme.CardRadius} }

func (f boardsLink) draw(p *pen, a area) {
	p.text(a.within(theme.Inset), string(f), strong.in(theme.ColorPrimary).right())
}

type boardRow view.Board

func (f boardRow) traits() traits {
	comma := locale.Text("clause.comma")
	return traits{label: f.Words + comma + f.Sentence + comma + f.When, radius: theme.CardRadius}
}

func (f boardRow) draw(p *pen, a area) {
	const side = 34
	a = a.within(theme.Inset)
	p.picture(a.cutLeft(side).middle(side), f.Picture, p.options.Post)
	a.cutLeft(theme.Inset)
	a.cutRight(p.text(a, f.When, caption.right()) + theme.Gap)
	p.twoLines(a, f.Words, f.Sentence, strong, caption)
}
