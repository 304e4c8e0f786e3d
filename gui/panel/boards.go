package panel

import (
	"ninefold/gui/locale"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

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
