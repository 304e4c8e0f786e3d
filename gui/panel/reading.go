package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type keySheet view.Keys

// paint writes the keys of all groups in one column, and what they do beside them.
func (d keySheet) paint(p *pen, a *area) {
	const most, gap = 4, theme.Inset // lines for what a key does
	keys := float32(0)
	for _, g := range d.Groups {
		for _, k := range g.Keys {
			keys = max(keys, strong.width(shorten(k.Keys)))
		}
	}
	keys = min(keys, a.width/2)
	for i, g := range d.Groups {
		if i > 0 {
			a.cutTop(2 * theme.Gap)
		}
		p.text(a.cutTop(headline.line()), g.Title, headline)
		for _, k := range g.Keys {
			a.cutTop(theme.Gap)
			words := *a
			p.text(area{a.x, a.y, keys, strong.line()}, k.Keys, strong)
			words.cutLeft(keys + gap)
			p.paragraph(&words, k.Does, plain, most)
			a.cutTop(words.y - a.y)
		}
	}
}

type about view.About

func (d about) paint(p *pen, a *area) {
	const side, most = 64, 12 // of the icon, and lines of a paragraph
	head := a.cutTop(side)
	p.image(head.cutLeft(side), fyne.CurrentApp().Icon())
	head.cutLeft(theme.Gap)
	head = head.middle(title.line() + theme.Gap + plain.line())
	p.text(head.cutTop(title.line()), d.Name, title)
	p.text(head.cutBottom(plain.line()), d.Version, plain)
	for i, words := range d.Words {
		a.cutTop(theme.Gap)
		p.paragraph(a, words, plain, most)
		if i == 0 && len(d.Links) > 0 {
			a.cutTop(theme.Gap)
			d.drawLinks(p, a.cutTop(plain.line()))
		}
	}
}

// drawLinks draws links to web pages beside each other, below the first paragraph.
func (d about) drawLinks(p *pen, a area) {
	for _, l := range d.Links {
		p.press(a.cutLeft(address(l).width()), address(l), func() { p.options.Browse(l.Address) })
		a.cutLeft(2 * theme.Gap)
	}
}

// address is words that open a web page.
type address view.Address

func (f address) style() style { return plain.in(theme.ColorLink) }

func (f address) width() float32 { return f.style().width(shorten(f.Words)) }

func (f address) traits() traits { return traits{label: f.Words, radius: theme.Unit} }

func (f address) draw(p *pen, a area) {
	p.text(a, f.Words, f.style())
	p.box(area{a.x, a.y + a.height - 2, a.width, 1}, look{fill: f.style().colour})
}
