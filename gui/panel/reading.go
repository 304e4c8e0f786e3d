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

// keyWidth returns the width of a column of keys beside what they are about.
func keyWidth(facts []view.Fact, s style, width float32) (keys float32) {
	for _, f := range facts {
		keys = max(keys, s.width(shorten(f.Key)))
	}
	return min(keys, width/2)
}

// facts writes lines of facts: the keys in a column in their style, below a gap each.
func (p *pen) facts(a *area, facts []view.Fact, keys float32, s style, gap float32) {
	const most = 4 // lines of a fact
	for _, f := range facts {
		a.cutTop(gap)
		words := *a
		p.text(words.cutLeft(keys).top(s.line()), f.Key, s)
		words.cutLeft(theme.Inset)
		p.paragraph(&words, f.Words, plain, most)
		a.cutTop(words.y - a.y)
	}
}
