package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type keySheet view.Keys

// paint writes the keys of all groups in one column, and what they do beside them.
func (d keySheet) paint(p *pen, a *area) {
	keys := float32(0)
	for _, g := range d.Groups {
		keys = max(keys, keyWidth(g.Keys, strong, a.width))
	}
	for i, g := range d.Groups {
		if i > 0 {
			a.cutTop(2 * theme.Gap)
		}
		p.text(a.cutTop(headline.line()), g.Title, headline)
		p.facts(a, g.Keys, keys, strong, theme.Gap)
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
		f := link{words: l.Words, style: plain.in(theme.ColorLink), underlined: true}
		p.press(a.cutLeft(f.style.width(shorten(l.Words))), f, func() { p.options.Browse(l.Address) })
		a.cutLeft(2 * theme.Gap)
	}
}
