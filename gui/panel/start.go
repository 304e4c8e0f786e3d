package panel

import (
	"ninefold/gui/locale"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type start view.Start

const wayHeight = 47 // of a way in

func (d start) paint(p *pen, a *area) {
	for i, w := range d.Ways {
		row := a.cutTop(wayHeight)
		if i > 0 {
			p.line(row.within(theme.Inset))
		}
		p.press(row, wayRow(w), func() { p.options.Do(w.ID) })
	}
}

type wayRow view.Way

func (f wayRow) traits() traits {
	return traits{label: f.Words + locale.Text("clause.comma") + f.Sentence, radius: theme.CardRadius}
}

func (f wayRow) draw(p *pen, a area) {
	const side = 34
	a = a.within(14)
	tile := a.cutLeft(side).middle(side)
	p.box(tile, look{fill: theme.ColorAccentTint, radius: theme.ButtonRadius})
	p.icon(tile.inset(8), f.Icon, theme.ColorPrimary)
	a.cutLeft(14)
	a.cutRight(p.text(a, f.Keys, caption.right()))
	p.twoLines(a, f.Words, f.Sentence, strong, caption)
}
