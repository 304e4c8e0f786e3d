package panel

import (
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type notice view.Notice

// paint draws the notice in the middle of the area, and returns the notice's height.
func (d notice) paint(p *pen, a *area) {
	const wide, side, most = 400, 48, 8 // units, and lines
	if a.width > wide {
		a.x, a.width = a.x+round((a.width-wide)/2), wide
	}
	*a = a.within(theme.Inset)
	lines := plain.wrap(d.Words, a.width, most)
	needed := 2*theme.Inset + side + float32(len(lines))*plain.line()
	if d.Title != "" {
		needed += 2*theme.Gap + title.line()
	}
	if len(d.Buttons) > 0 {
		needed += 2*theme.Gap + theme.ButtonHeight
	}
	a.cutTop(theme.Inset + max(0, round((a.height-needed)/2)))
	p.icon(a.cutTop(side), d.Icon, colourOfAnswer(d.Answer))
	if d.Title != "" {
		a.cutTop(theme.Gap)
		p.text(a.cutTop(title.line()), d.Title, title.centred())
		a.cutTop(theme.Gap)
	}
	for _, line := range lines {
		p.text(a.cutTop(plain.line()), line, plain.centred())
	}
	if len(d.Buttons) > 0 {
		a.cutTop(2 * theme.Gap)
		*a = a.within(a.width / 4)
		p.buttons(a, d.Buttons)
	}
	a.cutTop(theme.Inset)
}
