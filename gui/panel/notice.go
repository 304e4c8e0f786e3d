package panel

import (
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type notice view.Notice

// paint draws the notice in the middle of the area.
func (d notice) paint(p *pen, a *area) {
	const wide, side, most = 400, 48, 8 // units, and lines
	if !p.measuring {
		a.cutTop(max(0, round((a.height-measured(d, p.options, a.width))/2)))
	}
	if a.width > wide {
		a.x, a.width = a.x+round((a.width-wide)/2), wide
	}
	*a = a.within(theme.Inset)
	a.cutTop(theme.Inset)
	p.icon(a.cutTop(side), d.Icon, colourOfAnswer(d.Answer))
	if d.Title != "" {
		a.cutTop(theme.Gap)
		p.text(a.cutTop(title.line()), d.Title, title.centred())
		a.cutTop(theme.Gap)
	}
	p.paragraph(a, d.Words, plain.centred(), most)
	if len(d.Buttons) > 0 {
		a.cutTop(2 * theme.Gap)
		*a = a.within(a.width / 4)
		p.buttons(a, d.Buttons)
	}
	a.cutTop(theme.Inset)
}
