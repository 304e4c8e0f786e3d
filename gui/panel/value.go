package panel

import (
	"ninefold/gui/locale"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type value view.Value

func (d value) paint(p *pen, a *area) {
	const graphHeight = 54
	a.inCard()
	p.title(a, locale.Text("panel.value"), d.Number, strong)
	a.cutTop(6)
	d.drawBar(p, a.cutTop(barHeight))
	a.cutTop(theme.Gap)
	if len(d.Graph.Points) > 0 {
		p.graph(a.cutTop(graphHeight), d.Graph)
		a.cutTop(6)
	}
	if d.Hint != "" {
		rest := area{a.x, a.y, a.width, plain.line() + caption.line()}
		p.paragraph(&rest, d.Hint, caption, 2)
	}
	if d.Hint == "" && d.Best == "" && d.Work == "" {
		a.cutTop(cardInset - 6)
		return
	}
	best := a.cutTop(plain.line())
	if d.Best != "" {
		best.cutLeft(p.label(best, locale.Text("panel.best")) + theme.Gap)
		p.text(best, d.Best, plain)
	}
	p.text(a.cutTop(caption.line()), d.Work, caption)
	a.cutTop(cardInset)
}

// drawBar draws X's share and O's.
func (d value) drawBar(p *pen, a area) {
	if d.Number == "" {
		p.bar(a, 0, theme.ColorHairline)
		return
	}
	p.shareBar(a, d.Share)
}

// shareBar draws X's share and O's, with a mark in the middle.
func (p *pen) shareBar(a area, share float32) {
	radius := a.height / 2
	p.box(a, look{fill: theme.ColorRing, radius: radius})
	x := a
	x.width = round(a.width * min(max(share, 0), 1))
	switch {
	case x.width > a.width-radius:
		p.box(x, look{fill: theme.ColorCross, radius: radius})
	case x.width > 0:
		p.box(area{x.x, x.y, max(x.width, 2*radius), x.height}, look{fill: theme.ColorCross, radius: radius})
		p.box(area{x.x + radius, x.y, max(0, x.width-radius), x.height}, look{fill: theme.ColorCross})
	}
	p.box(area{round(a.x+a.width/2) - 1, a.y - 2, 2, a.height + 4}, look{fill: theme.ColorCard})
}
