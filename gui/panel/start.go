package panel

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/locale"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type start view.Start

// How high a way in is, and on a screen that is touched.
const wayHeight, touchedWay = 47, 52

func (d start) paint(p *pen, a area) float32 {
	height := float32(wayHeight)
	if p.options.Touch {
		height = touchedWay
	}
	for i, w := range d.Ways {
		row := a.cutTop(height)
		if i > 0 {
			p.line(row)
		}
		p.press(row, wayRow(w), func() { p.options.Do(w.ID) })
	}
	return float32(len(d.Ways)) * height
}

type wayRow view.Way

func (f wayRow) traits() traits {
	return traits{label: f.Words + locale.Text("clause.comma") + f.Sentence, keys: f.Keys, radius: theme.CardRadius}
}

func (f wayRow) draw(p *pen, a area) {
	const side = 34
	a = a.within(14)
	tile := a.cutLeft(side).middle(side)
	p.box(tile, look{fill: theme.ColorAccentTint, radius: theme.ButtonRadius})
	p.icon(tile.inset(8), f.Icon, fynetheme.ColorNamePrimary)
	a.cutLeft(14)
	if !p.options.Touch {
		a.cutRight(p.text(a, f.Keys, caption, fyne.TextAlignTrailing))
	}
	a = a.middle(plain.line() + caption.line())
	p.text(a.cutTop(plain.line()), f.Words, strong, fyne.TextAlignLeading)
	p.text(a, f.Sentence, caption, fyne.TextAlignLeading)
}
